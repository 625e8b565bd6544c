const en = {
  hero: {
    title: 'Clear answers for every smile in the family',
    lede: 'Plain-language guides to teeth and gums, from the first baby tooth to implants. Free to read, in English and Spanish.',
    solutions: 'Explore dental solutions',
    products: 'Recommended products',
    dentist: 'Find an international dentist',
    video: 'Video',
    guide: 'Guide',
  },
  explore: {
    title: 'Start where you are',
    intro: 'Five doors into the library.',
    all: 'Explore all topics',
  },
  wall: {
    title: 'This month’s wall',
    text: 'Molly has laid the first tile. The others are yours: one for each day that you brush with the timer, until the picture is whole.',
    open: 'Brush with the timer',
  },
  topReads: { title: 'Top reads', intro: 'Chosen by our editors.', all: 'All top reads' },
  symptoms: {
    title: 'What’s bothering you?',
    intro: 'Symptoms, causes and the questions worth asking, condition by condition.',
    emergencyText:
      'Knocked-out tooth, swelling, bleeding that won’t stop: what to do in the first minutes.',
    emergencyLink: 'Read this first',
    mouthMap: 'Where is it? The mouth map',
  },
  products: {
    title: 'The bathroom shelf',
    intro: 'Eight product guides: what the features mean and what to look for on the box.',
    disclosureTitle: 'How we earn:',
    disclosure:
      'we may earn from qualifying purchases; today no page has a paid link. It doesn’t change what we recommend or the price you pay.',
    all: 'All product guides',
  },
  homeServices: {
    title: 'Care at home, done right',
    intro: 'Step-by-step routines for the bathroom mirror, the kitchen and the nightstand.',
    quickLinks: 'Quick links',
    all: 'All home care',
  },
  dentalServices: {
    title: 'Dental services, explained',
    intro: 'What happens in the chair, how long it takes, and what to ask before you agree.',
    all: 'All treatments',
  },
  acrossBorders: {
    title: 'Dental care across borders',
    intro:
      'Savings of 50-70%, before travel, are our own example and no promise. Learn what to check before you book a flight.',
    risks:
      'The figures, up to 70%, are this site’s own example for the dental work alone, before travel. Published claims for Mexico run from 35 to 90%, and all come from sellers. Travel, repairs, infection and follow-up at home can cost more than you save.',
    find: 'Find an international dentist',
    guide: 'Read the travel guide',
  },
  featuredVideo: {
    title: 'Watch and learn',
    heading: 'A dental implant, step by step',
    text: 'The visit-by-visit story, from first scan to final crown, drawn in seven chapters. Music and captions, no voice yet.',
    play: 'Play the film: A dental implant, step by step',
    link: 'Go to the video page',
    timer: '00:00 / 06:58',
  },
  latest: { title: 'Latest articles', all: 'All articles' },
  featured: {
    title: 'Worth a longer sit',
    intro: 'Four deep guides to keep and share.',
    all: 'Explore every guide',
  },
}

const es: typeof en = {
  hero: {
    title: 'Respuestas claras para cada sonrisa de la familia',
    lede: 'Guías en lenguaje claro sobre dientes y encías, desde el primer diente de leche hasta los implantes. Gratis, en español y en inglés.',
    solutions: 'Ver soluciones dentales',
    products: 'Productos recomendados',
    dentist: 'Encontrar un dentista en el extranjero',
    video: 'Video',
    guide: 'Guía',
  },
  explore: {
    title: 'Elija por dónde empezar',
    intro: 'Cinco puertas de entrada a la biblioteca.',
    all: 'Explorar todos los temas',
  },
  wall: {
    title: 'La pared de este mes',
    text: 'Molly puso el primer azulejo. Los demás son suyos: uno por cada día que se cepille con el cronómetro, hasta completar el dibujo.',
    open: 'Cepillarse con el cronómetro',
  },
  topReads: {
    title: 'Lo más leído',
    intro: 'Una selección de nuestro equipo editorial.',
    all: 'Todas las lecturas destacadas',
  },
  symptoms: {
    title: '¿Qué le molesta?',
    intro: 'Síntomas, causas y las preguntas que vale la pena hacer, problema por problema.',
    emergencyText:
      'Diente arrancado por un golpe, hinchazón, sangrado que no para: qué hacer en los primeros minutos.',
    emergencyLink: 'Lea esto primero',
    mouthMap: 'El mapa de la boca',
  },
  products: {
    title: 'El estante del baño',
    intro: 'Ocho guías de productos: qué significa cada función y qué mirar en la caja.',
    disclosureTitle: 'Cómo ganamos dinero:',
    disclosure:
      'podemos ganar una comisión por las compras que califican; hoy ninguna página tiene enlaces pagados. No cambia lo que recomendamos ni el precio que usted paga.',
    all: 'Todas las guías de productos',
  },
  homeServices: {
    title: 'Cuidado en casa, bien hecho',
    intro: 'Rutinas paso a paso para el espejo del baño, la cocina y la mesa de noche.',
    quickLinks: 'Enlaces rápidos',
    all: 'Todo el cuidado en casa',
  },
  dentalServices: {
    title: 'Los servicios dentales, explicados',
    intro: 'Qué pasa en el sillón, cuánto dura y qué preguntar antes de aceptar.',
    all: 'Todos los tratamientos',
  },
  acrossBorders: {
    title: 'Atención dental al otro lado de la frontera',
    intro:
      'El ahorro del 50-70%, sin contar el viaje, es un ejemplo nuestro y no una promesa. Vea qué revisar antes de comprar un pasaje.',
    risks:
      'Las cifras, de hasta 70%, son un ejemplo de este sitio solo para el trabajo dental, sin el viaje. Lo que se publica sobre México va de 35 a 90%, y todo viene de quienes venden. El viaje, los arreglos, las infecciones y los controles al volver pueden costar más de lo que se ahorra.',
    find: 'Encontrar un dentista en el extranjero',
    guide: 'Leer la guía de viaje',
  },
  featuredVideo: {
    title: 'Vea y aprenda',
    heading: 'Un implante dental, paso a paso',
    text: 'La historia visita por visita, del primer escaneo a la corona final, en siete capítulos dibujados. Con música y subtítulos, todavía sin voz.',
    play: 'Reproducir la película: Un implante dental, paso a paso',
    link: 'Ir a la página del video',
    timer: '00:00 / 06:58',
  },
  latest: { title: 'Artículos recientes', all: 'Todos los artículos' },
  featured: {
    title: 'Para leer con calma',
    intro: 'Cuatro guías a fondo para guardar y compartir.',
    all: 'Explorar todas las guías',
  },
}

export const texts = { en, es }
