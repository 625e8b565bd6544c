const en = {
  contact: {
    topic: 'What is it about?',
    topics: {
      correction: 'A mistake on a page',
      problem: 'Something does not work',
      idea: 'An idea',
      other: 'Something else',
    },
    message: 'Your message',
    messageHint:
      'At most {{max}} characters. Please write no names and no health details, your own or anybody’s.',
    page: 'Page that it is about (optional)',
    pageHint: 'Its address on this site, such as /article/root-canal',
    submit: 'Send the message',
    note: 'We keep the message, its topic, the page, the language and the time. We ask for no name and no address, so we cannot answer you. It is there for the people who run this site to read.',
    errors: {
      topic: 'Please choose one of the four.',
      message: 'Please write a message.',
      long: 'That is too long. Use at most {{max}} characters.',
      page: 'Please give the address of a page on this site, or leave this empty.',
    },
    sent: 'Thank you. Your message has arrived.',
    sentText:
      'We read reports of mistakes and change the page where it is wrong. We cannot answer you, because we did not ask who you are.',
    again: 'Write another message',
  },
}

const es: typeof en = {
  contact: {
    topic: '¿De qué se trata?',
    topics: {
      correction: 'Un error en una página',
      problem: 'Algo no funciona',
      idea: 'Una idea',
      other: 'Otra cosa',
    },
    message: 'Su mensaje',
    messageHint:
      'Como máximo {{max}} caracteres. Por favor, sin nombres ni datos de salud, suyos o de otra persona.',
    page: 'Página de la que se trata (opcional)',
    pageHint: 'Su dirección en este sitio, por ejemplo /es/article/root-canal',
    submit: 'Enviar el mensaje',
    note: 'Guardamos el mensaje, su tema, la página, el idioma y la hora. No pedimos nombre ni dirección, así que no podemos responderle. Queda guardado para que lo lea quien está a cargo del sitio.',
    errors: {
      topic: 'Elija una de las cuatro opciones.',
      message: 'Escriba un mensaje.',
      long: 'Es demasiado largo. Use como máximo {{max}} caracteres.',
      page: 'Anote la dirección de una página de este sitio o deje la casilla vacía.',
    },
    sent: 'Gracias. Su mensaje llegó.',
    sentText:
      'Leemos los avisos de errores y corregimos la página que está mal. No podemos responderle, porque no preguntamos quién es.',
    again: 'Escribir otro mensaje',
  },
}

export const texts = { en, es }
