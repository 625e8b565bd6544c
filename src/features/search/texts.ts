const en = {
  results: {
    title: 'Search',
    heading: 'Search the site',
    headingFor: 'Results for “{{query}}”',
    found: ({ count, query }: { count: number; query: string }) =>
      `${count === 1 ? '1 result' : `${count} results`} for “${query}”`,
    best: 'Start here',
    readOn: 'Read on',
    emptyType: 'Nothing of this kind. The other kinds are above.',
    spelling: 'Did you mean',
    spellingEnd: '?',
    page: 'page {{page}}',
    filter: 'Filter by type',
    groups: {
      all: 'All',
      article: 'Articles',
      condition: 'Conditions',
      treatment: 'Treatments and care',
      product: 'Products',
      video: 'Videos',
      tourism: 'Dental tourism',
      tool: 'Tools',
      topic: 'Topics',
      term: 'Glossary',
      about: 'About Esmalte',
    },
    invalid: 'That search is too long. Use at most 200 characters.',
    askMolly: 'Ask Molly this',
    urgent: 'If this is urgent, read what to do first',
  },
  pager: {
    label: 'Pages of results',
    previous: 'Previous',
    next: 'Next',
    page: 'Page {{page}}',
  },
}

const es: typeof en = {
  results: {
    title: 'Buscar',
    heading: 'Buscar en el sitio',
    headingFor: 'Resultados para «{{query}}»',
    found: ({ count, query }) =>
      `${count === 1 ? '1 resultado' : `${count} resultados`} para «${query}»`,
    best: 'Empiece por aquí',
    readOn: 'Seguir leyendo',
    emptyType: 'Nada de este tipo. Arriba están los demás.',
    spelling: '¿Quiso decir',
    spellingEnd: '?',
    page: 'página {{page}}',
    filter: 'Filtrar por tipo',
    groups: {
      all: 'Todo',
      article: 'Artículos',
      condition: 'Afecciones',
      treatment: 'Tratamientos y cuidados',
      product: 'Productos',
      video: 'Videos',
      tourism: 'Turismo dental',
      tool: 'Herramientas',
      topic: 'Temas',
      term: 'Glosario',
      about: 'Acerca de Esmalte',
    },
    invalid: 'La búsqueda es demasiado larga. Use 200 caracteres como máximo.',
    askMolly: 'Preguntar esto a Molly',
    urgent: 'Si es urgente, lea primero qué hacer',
  },
  pager: {
    label: 'Páginas de resultados',
    previous: 'Anterior',
    next: 'Siguiente',
    page: 'Página {{page}}',
  },
}

export const texts = { en, es }
