const en = {
  reminders: {
    title: 'Dental reminders for your calendar',
    description:
      'Calendar files for a new brush head, the next check-up and the days after a tooth is taken out. No account, no app; nothing is stored.',
    heading: 'Reminders for your calendar',
    lede: 'Choose a day and download a small file. Opened on a phone or computer, it puts the reminders into your own calendar.',
    tools: 'Tools',
    first: 'First reminder on',
    extraction: 'The tooth is or was taken out on',
    every: 'Then every',
    months: (count: number) => `${count} months`,
    inFile: 'What the file says',
    days: (count: number) =>
      count === 0 ? 'That day' : count === 1 ? 'The day after' : `${count} days after`,
    sources: 'What this rests on:',
    more: 'Read more',
    submit: 'Download the file',
    subscribe: 'Or subscribe',
    subscription: {
      heading: 'Add it to your calendar',
      apple: 'Add to Apple Calendar',
      google: 'Add to Google Calendar',
      outlook: 'Add to Outlook',
      office: 'Add to Outlook (work or school)',
      address: 'Or give your calendar this address:',
      follows:
        'A calendar that subscribes asks us again about once a week, so it follows when our words change. To end it, delete the calendar there.',
      holds:
        'The address holds the day and what you chose, and nothing about you. Whoever has it can read them, and so can the company whose calendar asks for it. We keep no list of addresses.',
      wrong: 'There is no calendar at this address',
      again:
        'Part of the address is missing or wrong. Please choose the day again on the page of reminders.',
    },
    errors: {
      date: 'Please give a day within the last year or the next five.',
      months: 'Please choose how often.',
    },
    howHeading: 'How it works',
    how: {
      open: 'Open the downloaded file: the calendar asks whether to add its entries. Each lasts all day and rings at 9 in the morning where your calendar allows it.',
      subscribe:
        'Or subscribe: your calendar then gets the entries from our address by itself, and you cannot move them.',
      change: 'Entries of a downloaded file can be moved or deleted there as you like.',
      kept: 'The day you choose goes to our server once, comes back as the file, and is not stored or logged. Whoever can see your calendar sees the entries.',
    },
    notice:
      'Information only, not medical advice. If your dentist told you something else, follow that.',
  },
}

const es: typeof en = {
  reminders: {
    title: 'Recordatorios dentales para su calendario',
    description:
      'Archivos de calendario para el cabezal nuevo, la próxima revisión y los días después de sacar un diente. Sin cuenta ni aplicación; nada se guarda.',
    heading: 'Recordatorios para su calendario',
    lede: 'Elija un día y descargue un archivo pequeño. Al abrirlo en el teléfono o la computadora, pone los recordatorios en su propio calendario.',
    tools: 'Herramientas',
    first: 'Primer recordatorio el',
    extraction: 'Día en que se saca o se sacó el diente',
    every: 'Después, cada',
    months: (count: number) => `${count} meses`,
    inFile: 'Lo que dice el archivo',
    days: (count: number) =>
      count === 0 ? 'Ese día' : count === 1 ? 'Al día siguiente' : `${count} días después`,
    sources: 'En qué se basa:',
    more: 'Leer más',
    submit: 'Descargar el archivo',
    subscribe: 'O suscribirse',
    subscription: {
      heading: 'Agréguelo a su calendario',
      apple: 'Agregar al calendario de Apple',
      google: 'Agregar a Google Calendar',
      outlook: 'Agregar a Outlook',
      office: 'Agregar a Outlook (trabajo o escuela)',
      address: 'O dé esta dirección a su calendario:',
      follows:
        'Un calendario suscrito nos consulta de nuevo más o menos cada semana y se actualiza cuando cambian nuestros textos. Para terminar, borre ahí ese calendario.',
      holds:
        'La dirección contiene el día y lo que eligió, y nada sobre usted. Quien la tenga puede leerlos, también la empresa cuyo calendario la consulta. No guardamos una lista de direcciones.',
      wrong: 'En esta dirección no hay un calendario',
      again:
        'Falta una parte de la dirección o está mal. Elija otra vez el día en la página de recordatorios.',
    },
    errors: {
      date: 'Indique un día del último año o de los próximos cinco.',
      months: 'Elija cada cuánto.',
    },
    howHeading: 'Cómo funciona',
    how: {
      open: 'Abra el archivo descargado: el calendario pregunta si agrega las entradas. Cada una dura todo el día y avisa a las 9 de la mañana si su calendario lo permite.',
      subscribe:
        'O suscríbase: su calendario toma las entradas de nuestra dirección por su cuenta, y no se pueden mover.',
      change: 'Las de un archivo descargado las puede mover o borrar ahí.',
      kept: 'El día que elige va una vez a nuestro servidor, vuelve como archivo y no se guarda ni se registra. Quien pueda ver su calendario verá las entradas.',
    },
    notice: 'Solo información, no consejo médico. Si su dentista le dijo otra cosa, haga eso.',
  },
}

export const texts = { en, es }
