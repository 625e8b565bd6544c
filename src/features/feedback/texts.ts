const en = {
  rejected: {
    heading: 'Your answer is still here',
    back: 'Back to the page',
  },
}

const es: typeof en = {
  rejected: {
    heading: 'Su respuesta sigue aquí',
    back: 'Volver a la página',
  },
}

export const texts = { en, es }
