const en = {
  offline: {
    title: 'No connection',
    description:
      'What you can read without a connection: emergency numbers, and the pages that this device keeps.',
    heading: 'Without a connection',
    text: 'Did you want another page? It is not kept on this device, and the network can’t be reached. Try again once you are connected.',
    retry: 'Try again',
    home: 'Home page',
    kept: 'Pages kept on this device',
    none: 'None yet. A page that you open while you are connected is kept here, to be read again without a connection.',
    numbers: 'Emergency numbers',
    call: 'A call needs no internet. Choose the number of the country you are in:',
    answers: 'Fifty common questions',
    answersText:
      'The answers are on this device too. Molly’s chat looks here when it has no connection.',
  },
}

const es: typeof en = {
  offline: {
    title: 'Sin conexión',
    description:
      'Qué puede leer sin conexión: los números de emergencia y las páginas que guarda este dispositivo.',
    heading: 'Sin conexión',
    text: '¿Buscaba otra página? No está guardada en este dispositivo y no se puede llegar a la red. Inténtelo de nuevo cuando tenga conexión.',
    retry: 'Intentar de nuevo',
    home: 'Página de inicio',
    kept: 'Páginas guardadas en este dispositivo',
    none: 'Todavía ninguna. Cada página que abra con conexión se guarda aquí, para que pueda volver a leerla sin ella.',
    numbers: 'Números de emergencia',
    call: 'Para llamar no hace falta internet. Elija el número del país donde está:',
    answers: 'Cincuenta preguntas comunes',
    answersText:
      'Las respuestas también están en este dispositivo. El chat de Molly busca aquí cuando no tiene conexión.',
  },
}

export const texts = { en, es }
