const en = {
  subscribe: {
    title: 'Subscribe',
    description: 'Get new guides by email, in English or Spanish.',
    heading: 'Good habits, in your inbox',
    text: 'New guides by email, in the language you choose. Free, and you can leave at any time.',
    language: 'Language of the emails',
    byMail:
      'A mail with a link comes to this address. It is on the list once you confirm there. We keep the address, the language, the form, the status, the time, and when we last mailed you.',
    atOnce:
      'The address is on the list at once, without a mail to confirm, so please enter only your own. We keep the address, the language, the form, the status and the time.',
    noMail:
      'No mail after some minutes? Look among unwanted mail, or sign up again a little later. The link works for 48 hours. An address that was deleted here gets no mail for a year.',
    more: 'About the newsletter',
    back: 'Back to the home page',
  },
  confirm: {
    start: {
      heading: 'One step is missing',
      text: 'This page opens with the link in the mail that follows a sign-up. The link works for {{hours}} hours.',
    },
    needless: {
      heading: 'Nothing to confirm',
      text: 'On this site an address is on the list as soon as it is sent. No mail has to be answered.',
    },
    ask: {
      heading: 'Almost done',
      text: 'Press the button, and your address is on the list.',
      button: 'Confirm my address',
    },
    bad: {
      heading: 'This link does not work',
      text: 'It is older than {{hours}} hours, was cut off, or the address has left the list since. A new sign-up brings a new link.',
      next: 'Sign up again',
    },
  },
  unsubscribe: {
    button: 'Unsubscribe',
    sendLink: 'Send me the link',
    alsoDelete: 'Also delete the address from our records',
    delete: 'Delete my address altogether',
    ask: {
      heading: 'Leave the newsletter?',
      text: 'Press the button, and no more newsletters come to this address.',
    },
    typed: {
      heading: 'Leave the newsletter',
      mailed:
        'Type your address. If it is on our list, it gets a mail with a link to leave. So nobody else can take you off.',
      atOnce:
        'Type your address. If it is on our list, it is off at once. This site sends no mail to ask the owner, so please type only your own.',
    },
    sent: {
      heading: 'Check your mail',
      text: 'If this address is on our list, a mail with a link is on its way. We don’t say whether it is, so nobody can find out who reads us. If no mail comes, try again a little later.',
    },
    done: {
      heading: 'You are off the list',
      text: 'We keep the address for a month with the note that it has left. If you wish, we delete it now.',
    },
    deleted: {
      heading: 'Your address is deleted',
      text: 'We keep only a code made from it, for a year: if somebody signs it up, no mail comes.',
    },
    asked: {
      heading: 'Check your mail',
      text: 'You are off the list. Your link is older than two days, so we ask by mail before we delete the address: press the button there. If no mail comes, try again a little later.',
    },
    typedDone: {
      heading: 'Done',
      text: 'If this address was on our list, it is off now. We then keep it for a month, with the note that it has left.',
    },
    typedDeleted: {
      heading: 'Done',
      text: 'If this address was in our list, it is deleted now, and nothing of it is left there.',
    },
    bad: {
      heading: 'This link does not work',
      text: 'It was probably cut off on its way. Type your address instead.',
    },
  },
  preferences: {
    heading: 'Your newsletter',
    start:
      'This page opens with the link in each issue: there you choose its language, or take a break.',
    text: 'Choose the language of the issues, or take a break from them.',
    done: 'Saved.',
    paused: 'No issue comes before {{date}}.',
    language: 'Language',
    pause: 'Pause',
    none: 'No pause',
    keep: 'As it is now',
    end: 'End the pause',
    months: (count: number) => (count === 1 ? 'One month' : `${count} months`),
    save: 'Save',
    leave: 'Leave the newsletter',
    bad: {
      heading: 'This link does not work',
      text: 'It was cut off on its way, or the address is not on the list. The newest issue in your inbox has the link again.',
    },
  },
  mail: {
    hello: 'Hello,',
    confirm: {
      subject: 'Please confirm your address for the {{brand}} newsletter',
      why: 'Somebody, probably you, gave this address to get the newsletter of {{brand}} ({{site}}).',
      how: 'To get it, open this page and press the button there. The link works for {{hours}} hours:',
      button: 'Open the page to confirm',
      notYou:
        'It was not you? Then do nothing: without your yes the newsletter does not come, and we delete the address after a week.',
      delete: 'Or have it taken out right away:',
    },
    unsubscribe: {
      subject: 'Leave the {{brand}} newsletter',
      why: 'Somebody, probably you, asked {{brand}} ({{site}}) to take this address off the list of the newsletter, or to delete it.',
      how: 'To leave, open this page and press the button there:',
      button: 'Unsubscribe',
      notYou: 'It was not you? Then do nothing. This mail changes nothing.',
    },
    about:
      'This mail comes from {{brand}} ({{site}}), a website with information about teeth and gums in English and Spanish.',
    quiet:
      'It was sent by a program. It has no pictures, and does not tell us whether you open it.',
  },
  issue: {
    read: 'Read it on the site',
    why: 'You get this letter because this address is on the list of {{brand}}.',
    untracked: 'Nothing in it tells us whether you open it or follow a link.',
    leave: 'Unsubscribe',
    preferences: 'Language or a pause',
  },
}

const es: typeof en = {
  subscribe: {
    title: 'Suscribirse',
    description: 'Reciba guías nuevas por correo, en español o en inglés.',
    heading: 'Buenos hábitos, en su correo',
    text: 'Guías nuevas por correo, en el idioma que elija. Sin costo, y puede salir cuando quiera.',
    language: 'Idioma de los correos',
    byMail:
      'A esta dirección llegará un correo con un enlace. Pasa a la lista cuando usted la confirma allí. Guardamos la dirección, el idioma, el formulario, el estado, la hora y cuándo le escribimos por última vez.',
    atOnce:
      'La dirección pasa enseguida a la lista, sin un correo para confirmarla, así que escriba solo la suya. Guardamos la dirección, el idioma, el formulario, el estado y la hora.',
    noMail:
      '¿No llega nada en unos minutos? Mire entre los correos no deseados o suscríbase otra vez un poco más tarde. El enlace sirve durante 48 horas. A una dirección que se borró aquí no le llega ningún correo durante un año.',
    more: 'Acerca del boletín',
    back: 'Volver al inicio',
  },
  confirm: {
    start: {
      heading: 'Falta un paso',
      text: 'A esta página se llega con el enlace del correo que sigue a una suscripción. El enlace sirve durante {{hours}} horas.',
    },
    needless: {
      heading: 'No hay nada que confirmar',
      text: 'En este sitio, una dirección está en la lista en cuanto se envía. No hay que responder ningún correo.',
    },
    ask: {
      heading: 'Ya casi está',
      text: 'Presione el botón y su dirección pasará a la lista.',
      button: 'Confirmar mi dirección',
    },
    bad: {
      heading: 'Este enlace no sirve',
      text: 'Tiene más de {{hours}} horas, llegó cortado o la dirección ya salió de la lista. Si se suscribe otra vez, recibirá un enlace nuevo.',
      next: 'Suscribirse otra vez',
    },
  },
  unsubscribe: {
    button: 'Darse de baja',
    sendLink: 'Enviarme el enlace',
    alsoDelete: 'Borrar también la dirección de nuestros registros',
    delete: 'Borrar mi dirección por completo',
    ask: {
      heading: '¿Salir del boletín?',
      text: 'Presione el botón y ya no llegarán boletines a esta dirección.',
    },
    typed: {
      heading: 'Salir del boletín',
      mailed:
        'Escriba su dirección. Si está en la lista, recibirá un correo con un enlace para salir. Así nadie más puede darle de baja.',
      atOnce:
        'Escriba su dirección. Si está en la lista, sale enseguida. Este sitio no envía correos para preguntar a quien la usa, así que escriba solo la suya.',
    },
    sent: {
      heading: 'Revise su correo',
      text: 'Si esta dirección está en la lista, va en camino un correo con un enlace. No decimos si está, para que nadie averigüe quién nos lee. Si no llega nada, inténtelo un poco más tarde.',
    },
    done: {
      heading: 'Ya no está en la lista',
      text: 'Conservamos la dirección un mes, con la nota de que salió. Si lo desea, la borramos ahora.',
    },
    deleted: {
      heading: 'Su dirección está borrada',
      text: 'Solo guardamos durante un año un código hecho a partir de ella: si alguien la suscribe, no llega ningún correo.',
    },
    asked: {
      heading: 'Revise su correo',
      text: 'Ya no está en la lista. Su enlace tiene más de dos días, así que preguntamos por correo antes de borrar la dirección: presione el botón que hay en él. Si no llega nada, inténtelo un poco más tarde.',
    },
    typedDone: {
      heading: 'Listo',
      text: 'Si esta dirección estaba en la lista, ya no lo está. En ese caso la conservamos un mes, con la nota de que salió.',
    },
    typedDeleted: {
      heading: 'Listo',
      text: 'Si esta dirección estaba en nuestra lista, ya está borrada y allí no queda nada de ella.',
    },
    bad: {
      heading: 'Este enlace no sirve',
      text: 'Es probable que haya llegado cortado. Escriba aquí su dirección.',
    },
  },
  preferences: {
    heading: 'Su boletín',
    start:
      'Esta página se abre con el enlace de cada boletín: ahí elige su idioma o descansa un tiempo.',
    text: 'Elija el idioma de los boletines, o descanse de ellos un tiempo.',
    done: 'Guardado.',
    paused: 'No llega ningún boletín antes del {{date}}.',
    language: 'Idioma',
    pause: 'Pausa',
    none: 'Sin pausa',
    keep: 'Como está ahora',
    end: 'Terminar la pausa',
    months: (count: number) => (count === 1 ? 'Un mes' : `${count} meses`),
    save: 'Guardar',
    leave: 'Salir del boletín',
    bad: {
      heading: 'Este enlace no funciona',
      text: 'Se cortó por el camino, o la dirección no está en la lista. El último boletín que recibió trae otra vez el enlace.',
    },
  },
  mail: {
    hello: 'Buen día:',
    confirm: {
      subject: 'Confirme su dirección para el boletín de {{brand}}',
      why: 'Alguien, probablemente usted, anotó esta dirección para recibir el boletín de {{brand}} ({{site}}).',
      how: 'Para recibirlo, abra esta página y presione el botón que hay en ella. El enlace sirve durante {{hours}} horas:',
      button: 'Abrir la página para confirmar',
      notYou:
        '¿No fue usted? Entonces no haga nada: sin su confirmación el boletín no llega, y después de una semana borramos la dirección.',
      delete: 'También puede sacarla ahora mismo:',
    },
    unsubscribe: {
      subject: 'Salir del boletín de {{brand}}',
      why: 'Alguien, probablemente usted, le pidió a {{brand}} ({{site}}) sacar esta dirección de la lista del boletín, o borrarla.',
      how: 'Para salir, abra esta página y presione el botón que hay en ella:',
      button: 'Darse de baja',
      notYou: '¿No fue usted? Entonces no haga nada. Este correo no cambia nada.',
    },
    about:
      'Este correo viene de {{brand}} ({{site}}), un sitio con información sobre dientes y encías en español y en inglés.',
    quiet: 'Lo envió un programa. No lleva imágenes ni nos avisa si usted lo abre.',
  },
  issue: {
    read: 'Leerlo en el sitio',
    why: 'Usted recibe esta carta porque esta dirección está en la lista de {{brand}}.',
    untracked: 'Nada en ella nos dice si usted la abre o sigue un enlace.',
    leave: 'Darse de baja',
    preferences: 'Idioma o una pausa',
  },
}

export const texts = { en, es }
