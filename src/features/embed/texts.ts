const en = {
  embed: {
    title: 'Dental emergency',
    more: 'More countries',
    steps: 'What to do now, problem by problem (opens in a new tab)',
    snippet: 'Copy this into your page',
    preview: 'Look at the card',
    mcp: 'Address for programs',
  },
}

const es: typeof en = {
  embed: {
    title: 'Emergencia dental',
    more: 'Más países',
    steps: 'Qué hacer ahora, problema por problema (se abre en otra pestaña)',
    snippet: 'Copie esto en su página',
    preview: 'Ver la tarjeta',
    mcp: 'Dirección para programas',
  },
}

export const texts = { en, es }
