const en = {
  fact: {
    title: 'Fact {{id}}',
    description:
      'A sentence that our pages rest on, where it comes from, and the pages that cite it.',
    figure: 'Figure',
    source: 'Source',
    readAt: '· read at {{host}}',
    none: 'No source of its own: textbook knowledge, printed without figures.',
    confidence: 'How it was read',
    V: 'In the source itself, or in the abstract of the paper.',
    W: 'In the source itself, which is weak or commercial. Pages say so in the sentence.',
    S: 'Second-hand: another page quotes the source. Pages name whom it goes back to.',
    G: 'Not read anywhere in particular: common knowledge of the field.',
    pages: 'Pages that cite it',
    noPages: 'No page cites it yet.',
    history: 'History',
    first: 'In the pack since its first version, unchanged.',
    added: 'Added to the pack.',
    replaced: 'Replaced: a newer or better source says it otherwise.',
    sourced: 'A better source was found, or its own text was read.',
    labelled: 'Its source or how sure it is was named anew.',
    pack: 'All facts as one file',
    rules: 'How we choose sources',
  },
}

const es: typeof en = {
  fact: {
    title: 'Dato {{id}}',
    description:
      'Una oración en la que se apoyan nuestras páginas, de dónde viene y qué páginas la citan.',
    figure: 'Cifra',
    source: 'Fuente',
    readAt: '· leída en {{host}}',
    none: 'Sin fuente propia: es un saber de libro de texto, que publicamos sin cifras.',
    confidence: 'Cómo se leyó',
    V: 'En la propia fuente o en el resumen del estudio.',
    W: 'En la propia fuente, que es débil o comercial. Las páginas lo dicen en la misma oración.',
    S: 'De segunda mano: otra página cita la fuente. Las páginas nombran de quién procede.',
    G: 'En ningún lugar en particular: es un saber común de la odontología.',
    pages: 'Páginas que lo citan',
    noPages: 'Todavía ninguna página lo cita.',
    history: 'Historial',
    first: 'Está en la colección desde la primera versión, sin cambios.',
    added: 'Se agregó a la colección.',
    replaced: 'Se reemplazó: una fuente más nueva o mejor lo dice de otro modo.',
    sourced: 'Se encontró una fuente mejor o se leyó el texto original.',
    labelled: 'Se volvió a indicar su fuente o su grado de certeza.',
    pack: 'Todos los datos en un archivo',
    rules: 'Cómo elegimos las fuentes',
  },
}

export const texts = { en, es }
