const en = {
  howSoon: {
    title: 'How soon does it need help?',
    description:
      'Four short questions about teeth and mouth: now, today, this week or at a normal visit, what to do until then, and whom to call.',
    heading: 'How soon, and where?',
    lede: 'Four questions tell how soon to get help, what to do until then and whom to call. They name no illness.',
    crumb: 'How soon?',
    progress: 'Step {{step}} of {{total}}',
    back: 'Back',
    first: {
      question: 'Is any of this happening now?',
      help: 'Choose it, and the next page says what to do at once.',
      numbers: 'Emergency numbers',
      none: 'None of these: go on',
    },
    who: {
      question: 'Who is it for?',
      me: 'Me, or another adult',
      meHint: 'who can tell what is wrong',
      child: 'A baby, a child or a teenager',
      childHint: '“you” then means the child',
      carer: 'An adult I look after',
      carerHint: 'who cannot tell well; “you” then means that person',
    },
    topic: { question: 'What is it about?', help: 'Choose what troubles most.' },
    signs: {
      question: 'Which of these signs are there?',
      help: 'Tick all that fit. If none does, go on without a tick.',
      now: 'Look at these first',
      other: 'And at these',
      you: 'In these sentences “you” is the person who needs help.',
      submit: 'See how soon',
      note: 'Your ticks go to our server once. They are not stored or logged.',
    },
    levels: { now: 'Now', today: 'Today', week: 'This week', routine: 'A normal visit' },
    here: 'Your answers point here',
    answer: {
      now: 'Get help now',
      today: 'Get help today',
      week: 'Ask for a visit this week',
      routine: 'A normal visit is enough',
    },
    why: 'Signs that point here',
    until: 'Until then',
    whom: 'Whom to call',
    call: {
      now: 'Call the emergency number of the country where you are. If somebody else can call, stay with the person.',
      dentist: {
        today:
          'Call your dentist, or any dental practice, as soon as it is open. Say what is wrong and that it is for today.',
        week: 'Call a dental practice and ask for a visit within days. Say what is wrong, so that they can judge how soon.',
        routine: 'Ask a dental practice for an ordinary visit, or bring it up at the next one.',
      },
      doctor: {
        today:
          'Call a doctor or your country’s health line today. For a child, the child’s own doctor.',
        week: 'Ask a doctor for a visit within days, and tell the dentist as well.',
        routine: 'Bring it up at the next visit to a doctor.',
      },
      either: {
        today: 'Call a dentist or a doctor today, whoever can see you first.',
        week: 'Ask a dentist or a doctor for a visit within days.',
        routine: 'Bring it up at the next visit to a dentist or a doctor.',
      },
    },
    nobody: 'Nobody can see you today? Go to an emergency room or an urgent care clinic.',
    reach: 'No dentist? Ways to reach one',
    noAppointment: 'No appointment free? Five doors to try',
    worse: 'If it gets worse: emergency numbers',
    place: 'Where you are now, as the network tells us. Somewhere else? See below.',
    read: 'To read',
    unsure:
      'Are you unsure, or is it getting worse? Then do not rely on this page: ask a dentist, or call.',
    notDiagnosis:
      'This comes from fixed rules and from what you chose. No dentist has seen it, and it names no illness.',
    take: 'Take this to the dentist',
    print: 'Print',
    again: 'Start again',
    address:
      'The address of this page holds how soon, what about and whether it is for a child, and none of your ticks.',
    rules: 'The answers come from fixed rules that rest on our pages, not from a dentist.',
    offline:
      'Without a connection only the first question opens, once you have seen it. The emergency numbers always do.',
    sources: 'Sources',
    unknown: 'That address does not fit our questions. Please start here.',
  },
}

const es: typeof en = {
  howSoon: {
    title: '¿Qué tan pronto necesita ayuda?',
    description:
      'Cuatro preguntas cortas sobre dientes y boca: ahora, hoy, esta semana o en una consulta normal, qué hacer mientras tanto y a quién llamar.',
    heading: '¿Qué tan pronto, y adónde ir?',
    lede: 'Cuatro preguntas dicen qué tan pronto buscar ayuda, qué hacer mientras tanto y a quién llamar. No nombran ninguna enfermedad.',
    crumb: '¿Qué tan pronto?',
    progress: 'Paso {{step}} de {{total}}',
    back: 'Atrás',
    first: {
      question: '¿Pasa algo de esto ahora?',
      help: 'Elíjalo, y la página siguiente dice qué hacer enseguida.',
      numbers: 'Números de emergencia',
      none: 'Nada de esto: seguir',
    },
    who: {
      question: '¿Para quién es?',
      me: 'Para mí o para otro adulto',
      meHint: 'que puede decir qué le pasa',
      child: 'Un bebé, un niño o un adolescente',
      childHint: '“usted” es entonces el niño o la niña',
      carer: 'Un adulto a quien cuido',
      carerHint: 'que no puede decirlo bien; “usted” es entonces esa persona',
    },
    topic: { question: '¿De qué se trata?', help: 'Elija lo que más molesta.' },
    signs: {
      question: '¿Cuáles de estas señales hay?',
      help: 'Marque todas las que correspondan. Si no hay ninguna, siga sin marcar.',
      now: 'Primero mire estas',
      other: 'Y estas',
      you: 'En estas frases, “usted” es la persona que necesita ayuda.',
      submit: 'Ver qué tan pronto',
      note: 'Lo que marque va una vez a nuestro servidor. No se guarda ni se registra.',
    },
    levels: { now: 'Ahora', today: 'Hoy', week: 'Esta semana', routine: 'Consulta normal' },
    here: 'Aquí apuntan sus respuestas',
    answer: {
      now: 'Busque ayuda ahora',
      today: 'Busque ayuda hoy',
      week: 'Pida una cita esta semana',
      routine: 'Basta una consulta normal',
    },
    why: 'Señales que llevan aquí',
    until: 'Mientras tanto',
    whom: 'A quién llamar',
    call: {
      now: 'Llame al número de emergencia del país donde está. Si otra persona puede llamar, quédese con quien necesita ayuda.',
      dentist: {
        today:
          'Llame a su dentista, o a cualquier consultorio dental, en cuanto abra. Diga qué pasa y que es para hoy.',
        week: 'Llame a un consultorio dental y pida una cita en pocos días. Diga qué pasa, para que vean qué tan pronto debe ser.',
        routine: 'Pida una consulta normal con el dentista, o cuéntelo en la próxima.',
      },
      doctor: {
        today:
          'Llame hoy a un médico o a la línea de salud de su país. Si es un niño, a su pediatra.',
        week: 'Pida una cita con un médico en pocos días, y cuénteselo también al dentista.',
        routine: 'Cuéntelo en la próxima consulta con un médico.',
      },
      either: {
        today: 'Llame hoy a un dentista o a un médico, al que pueda verlo primero.',
        week: 'Pida una cita con un dentista o un médico en pocos días.',
        routine: 'Cuéntelo en la próxima consulta con un dentista o un médico.',
      },
    },
    nobody:
      '¿Nadie puede atenderlo hoy? Vaya a una sala de emergencias o a una clínica de urgencias.',
    reach: '¿Sin dentista? Maneras de encontrar uno',
    noAppointment: '¿No hay cita? Cinco puertas que tocar',
    worse: 'Si empeora: números de emergencia',
    place: 'Donde está ahora, según la red. ¿Está en otro lugar? Vea abajo.',
    read: 'Para leer',
    unsure:
      '¿Tiene dudas, o está empeorando? Entonces no confíe en esta página: pregunte a un dentista, o llame.',
    notDiagnosis:
      'Esto sale de reglas fijas y de lo que usted eligió. Ningún dentista lo ha visto, y no nombra ninguna enfermedad.',
    take: 'Llevar esto al dentista',
    print: 'Imprimir',
    again: 'Empezar de nuevo',
    address:
      'La dirección de esta página dice qué tan pronto, de qué se trata y si es para un niño o una niña, y nada de lo que marcó.',
    rules:
      'Las respuestas salen de reglas fijas que se apoyan en nuestras páginas, no de un dentista.',
    offline:
      'Sin conexión solo se abre la primera pregunta, si ya la vio. Los números de emergencia, siempre.',
    sources: 'Fuentes',
    unknown: 'Esa dirección no corresponde a nuestras preguntas. Empiece aquí, por favor.',
  },
}

export const texts = { en, es }
