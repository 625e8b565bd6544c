const en = {
  molly: {
    title: 'Ask Molly',
    description:
      'Ask Molly, an AI helper, about teeth and gums. Her answers come from the pages of this site, with sources.',
    heading: 'Ask Molly',
    score: 'How often she is right',
    rated: 'Thank you. Your conversation is still in the other tab.',
  },
}

const es: typeof en = {
  molly: {
    title: 'Pregunte a Molly',
    description:
      'Pregunte a Molly, una asistente de inteligencia artificial, sobre dientes y encías. Responde con las páginas de este sitio y cita sus fuentes.',
    heading: 'Pregunte a Molly',
    score: 'Cuántas veces acierta',
    rated: 'Gracias. Su conversación sigue en la otra pestaña.',
  },
}

export const texts = { en, es }
