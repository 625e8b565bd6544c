const en = {
  phrases: {
    title: 'Phrases for the dentist, in English and Spanish',
    description:
      'Sentences for the dental visit in English and Spanish, side by side: pain, numbing, money, children. Point at one, or let your device say it.',
    heading: 'Two languages at the chair',
    lede: 'Find your sentence and press it: the other language fills the screen of your phone, to be shown at the chair. Where this device has a voice of its own for a language, a button says it aloud.',
    previous: 'Previous phrase',
    next: 'Next phrase',
    close: 'All phrases',
    jump: 'Situations',
    print: 'Print the sheet',
    fold: 'On paper it folds in the middle: a language on each half.',
    urgent: 'Each of these is an emergency. Show the sentence and get help now.',
    listen: { en: 'Listen in English', es: 'Listen in Spanish' },
    offline: 'Once opened, this page stays on your device and opens without a connection.',
    map: 'Name the tooth: the mouth map',
    sheet: 'A sheet with your own questions',
    interpreter: 'Your right to an interpreter in the US',
  },
}

const es: typeof en = {
  phrases: {
    title: 'Frases para el dentista, en español y en inglés',
    description:
      'Frases para la consulta dental en español e inglés, lado a lado: dolor, anestesia, dinero, niños. Señale una, o deje que su dispositivo la diga.',
    heading: 'Dos idiomas en el sillón',
    lede: 'Busque su frase y púlsela: el otro idioma llena la pantalla de su teléfono, para mostrarla en el sillón. Si este dispositivo tiene una voz propia para un idioma, un botón la dice en voz alta.',
    previous: 'Frase anterior',
    next: 'Frase siguiente',
    close: 'Todas las frases',
    jump: 'Situaciones',
    print: 'Imprimir la hoja',
    fold: 'En papel se dobla por la mitad: un idioma en cada lado.',
    urgent: 'Cada una de estas frases es una emergencia. Muéstrela y busque ayuda ya.',
    listen: { en: 'Escuchar en inglés', es: 'Escuchar en español' },
    offline: 'Una vez abierta, esta página queda en su dispositivo y se abre sin conexión.',
    map: 'Nombre el diente: el mapa de la boca',
    sheet: 'Una hoja con sus propias preguntas',
    interpreter: 'Su derecho a un intérprete en Estados Unidos',
  },
}

export const texts = { en, es }
