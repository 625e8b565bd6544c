const en = {
  loteria: {
    title: 'Lotería dental: a bilingual card game to print',
    description:
      'Our own dental Lotería in English and Spanish: 32 cards with riddles and four boards, to print, cut out and play, on A4 or Letter paper, or on the page.',
    heading: 'Lotería dental',
    print: 'Print the game',
    how: 'How to play',
    caller: 'The caller',
    draw: 'Draw a card',
    again: 'Shuffle and begin again',
    called: 'Called so far:',
    boards: 'The four boards',
    board: 'Board {{number}}',
    clear: 'Take the beans off',
    cards: 'The 32 cards',
    glossary: 'The glossary',
    visit: 'My first visit in pictures',
    timer: 'A timer for brushing, with a mural',
  },
}

const es: typeof en = {
  loteria: {
    title: 'Lotería dental: un juego bilingüe para imprimir',
    description:
      'Nuestra propia lotería dental en español e inglés: 32 tarjetas con adivinanzas y cuatro tableros, para imprimir, recortar y jugar, o para jugar aquí.',
    heading: 'Lotería dental',
    print: 'Imprimir el juego',
    how: 'Cómo se juega',
    caller: 'Quien canta',
    draw: 'Sacar una tarjeta',
    again: 'Barajar y empezar de nuevo',
    called: 'Ya salieron:',
    boards: 'Los cuatro tableros',
    board: 'Tablero {{number}}',
    clear: 'Quitar los frijoles',
    cards: 'Las 32 tarjetas',
    glossary: 'El glosario',
    visit: 'Mi primera visita en imágenes',
    timer: 'Un cronómetro de cepillado, con mural',
  },
}

export const texts = { en, es }
