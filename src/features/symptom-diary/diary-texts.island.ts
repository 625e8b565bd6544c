const en = {
  add: 'Write down a day',
  day: 'Day',
  score: 'Pain from 0 to 10',
  none: '0: no pain',
  worst: '10: the worst I can imagine',
  trigger: 'What set it off?',
  triggerHint: 'Cold, biting, stress, lying down …',
  helped: 'What helped?',
  helpedHint: 'Also what you took, or that nothing helped.',
  submit: 'Add to the diary',
  added: 'Written down.',
  kept: 'The diary is kept in this browser only, and never sent to us. Whoever uses this device can read it.',
  unkept:
    'This browser keeps nothing, so the diary stays until you leave the page: print it or save it.',
  graph: (from: string, to: string) =>
    `Pain from 0 to 10, from ${from} to ${to}. The table below has the same figures.`,
  table: 'Your diary',
  remove: (day: string, score: number) => `Delete ${day}, pain ${score}`,
  print: 'Print',
  save: 'Save as a file',
  file: 'symptom-diary.csv',
  sheet: 'Put it on my sheet for the dentist',
  sheetNote: 'The latest days go to our server once, come back on the sheet and are not stored.',
  clear: 'Delete the diary',
  ask: 'All days are deleted, and they cannot be brought back.',
  yes: 'Yes, delete all',
  no: 'Keep it',
  cleared: 'The diary is deleted.',
}

const es: typeof en = {
  add: 'Anotar un día',
  day: 'Día',
  score: 'Dolor de 0 a 10',
  none: '0: nada de dolor',
  worst: '10: el peor que puedo imaginar',
  trigger: '¿Qué lo provocó?',
  triggerHint: 'Frío, morder, estrés, acostarse…',
  helped: '¿Qué ayudó?',
  helpedHint: 'También lo que tomó, o que nada ayudó.',
  submit: 'Agregar al diario',
  added: 'Anotado.',
  kept: 'El diario se guarda solo en este navegador y nunca se nos envía. Quien use este equipo puede leerlo.',
  unkept:
    'Este navegador no guarda nada: el diario queda hasta que salga de la página. Imprímalo o guárdelo.',
  graph: (from, to) =>
    `Dolor de 0 a 10, del ${from} al ${to}. La tabla de abajo tiene las mismas cifras.`,
  table: 'Su diario',
  remove: (day, score) => `Borrar ${day}, dolor ${score}`,
  print: 'Imprimir',
  save: 'Guardar como archivo',
  file: 'diario-de-sintomas.csv',
  sheet: 'Ponerlo en mi hoja para el dentista',
  sheetNote: 'Los últimos días van una vez a nuestro servidor, vuelven en la hoja y no se guardan.',
  clear: 'Borrar el diario',
  ask: 'Se borran todos los días, y no se pueden recuperar.',
  yes: 'Sí, borrar todo',
  no: 'Conservarlo',
  cleared: 'El diario se borró.',
}

/** The texts of the diary, loaded with it, in both languages. */
export const diaryTexts = { en, es }
