const en = {
  picker: {
    legend: 'What do you need it for?',
    submit: 'Show the guides',
    result: 'Guides for: {{need}}',
    note: 'The guides explain types and what to look for. They name no brands.',
  },
}

const es: typeof en = {
  picker: {
    legend: '¿Para qué lo necesita?',
    submit: 'Ver las guías',
    result: 'Guías para: {{need}}',
    note: 'Las guías explican los tipos y en qué fijarse. No nombran marcas.',
  },
}

export const texts = { en, es }
