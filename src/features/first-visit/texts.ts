const en = {
  visit: {
    title: 'My first visit to the dentist: a story in pictures',
    description:
      'The first dental visit for children, also with autism: a picture and a short sentence for each step, to read together or to print as cards.',
    kids: 'Children',
    heading: 'My first visit to the dentist',
    lede: 'A picture for each step, always in the same order. Read it together before the visit.',
    print: 'Print the cards',
    paper: 'On paper it is two pages, to hang up as they are or to cut into cards.',
    first: 'First',
    next: 'Next',
    last: 'Last',
    boardFirst: 'First',
    boardDentist: 'The dentist',
    boardThen: 'Then',
    boardHint: 'Draw or write here what comes after.',
    parents: 'For parents',
    sources:
      'The names and numbers lead to the facts behind a sentence. The steps are those of a common first visit; yours may have fewer.',
    article: 'More about the first visit',
    timer: 'Brush along at home',
    phrases: 'Phrases for the visit in English and Spanish',
    fridge: 'First aid for the kitchen door',
    loteria: 'Lotería dental, a game to print',
  },
}

const es: typeof en = {
  visit: {
    title: 'Mi primera visita al dentista: un cuento en imágenes',
    description:
      'La primera visita al dentista para niños, también con autismo: una imagen y una frase corta por paso, para leer juntos o imprimir en tarjetas.',
    kids: 'Niños',
    heading: 'Mi primera visita al dentista',
    lede: 'Una imagen para cada paso, siempre en el mismo orden. Léanlo juntos antes de la visita.',
    print: 'Imprimir las tarjetas',
    paper: 'En papel son dos páginas, para colgarlas así o recortar las tarjetas.',
    first: 'Primero',
    next: 'Después',
    last: 'Por último',
    boardFirst: 'Primero',
    boardDentist: 'El dentista',
    boardThen: 'Después',
    boardHint: 'Dibuje o escriba aquí lo que sigue.',
    parents: 'Para madres y padres',
    sources:
      'Los nombres y los números llevan a los datos detrás de una frase. Los pasos son los de una primera visita común; la suya puede tener menos.',
    article: 'Más sobre la primera visita',
    timer: 'Cepillarse juntos en casa',
    phrases: 'Frases para la visita en español e inglés',
    fridge: 'Primeros auxilios para la cocina',
    loteria: 'Lotería dental, un juego para imprimir',
  },
}

export const texts = { en, es }
