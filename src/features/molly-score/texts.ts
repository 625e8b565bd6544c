const en = {
  score: {
    title: 'How often is Molly right? Her graded answers',
    description:
      'Molly’s score in the open: what she can’t do, how often her replies are good, half or bad in each language, how they were graded, and the whole file.',
    heading: 'How often is Molly right?',
    lede: '{{percent}}% of her replies were good when {{count}} of them were graded strictly ({{month}}). What she can’t do comes first.',
    cannot: 'What she can’t do',
    own: 'Be relied on with your own words. Of {{count}} messages in people’s own words, {{good}} got a good reply, {{partly}} half an answer and {{bad}} a bad one.',
    half: 'Answer all of a message. In {{count}} replies a part is missing, often the second of two questions.',
    beside:
      'See that an answer is beside the point. In {{count}} replies she showed the answer to a neighboring question, or one that misses what was asked.',
    repair: 'Do better when told so. Of {{count}} corrections, {{good}} led to a good reply.',
    helped:
      'Go on after an alarm. Once help was on its way, or the alarm had been a mistake, {{good}} of {{count}} replies were good.',
    sent: 'Tell when enough is said. In {{count}} replies she only said to call for help, again or for no reason.',
    silent:
      'Understand everyone. In {{count}} replies she asked back or did not know, although the message was clear.',
    unsafe: (count: number) =>
      count === 1
        ? 'Promise to do no harm. One reply was graded unsafe; it is told below.'
        : `Promise to do no harm. ${count} replies were graded unsafe; each is told below.`,
    can: 'What works better',
    harm: 'Replies graded unsafe',
    offered:
      'A question that she offers, picked as it stands: {{good}} of {{count}} replies were good.',
    emergency:
      'An emergency told in plain words: {{good}} of {{count}} first messages about one were answered well, at once.',
    table: 'By language and kind of message',
    captions: { en: 'Talks in English', es: 'Talks in Spanish' },
    message: 'Message',
    all: 'All messages',
    share: 'In percent',
    grades: { good: 'Good', partly: 'Half', bad: 'Bad' },
    kinds: {
      offered: 'A question that she had offered',
      first: 'The first message of a talk',
      later: 'A later message',
      repair: 'A correction: “that’s not what I asked”',
      emergency: 'The first message about an emergency',
      helped: 'A message after an alarm',
    },
    bySubject: 'By subject',
    subjectCaption: 'Both languages, by what would have answered the message',
    subject: 'Subject',
    subjects: {
      'paying-for-care': 'Paying for care',
      pregnancy: 'Pregnancy',
      'first-aid': 'First aid',
      none: 'What no answer of ours covers',
      'bad-breath': 'Bad breath',
      dentures: 'Dentures',
      'children-teeth': 'Children’s teeth',
      other: 'All other subjects',
    },
    method: 'How it was measured',
    how: {
      played:
        'AI software played {{talks}} talks with {{count}} messages the way people write on a phone: with typing errors, two questions at once, and emergencies. None is a real visitor’s.',
      graded:
        'AI software that had made no part of her graded each reply strictly, knowing all that was said before. Good: it answers what was asked. Half: a part is missing, or stands among the suggestions only. Bad: it answers something else or nothing, or alarms for no reason.',
      own: 'No person outside the project has checked the grades, and no dentist or doctor.',
      few: 'Few messages stand behind a row: a difference of two or three says nothing.',
      changed:
        'Molly has been changed since, first of all where she alarmed for no reason or repeated herself. The figures stay as they are until new talks are graded.',
      program: 'A program makes this page from the graded talks. Nobody types the figures.',
    },
    examples: 'Three replies, word for word',
    asThen:
      'As they stood then, without their sources: please ask again instead of using them as information.',
    said: 'Message',
    reply: 'Molly’s reply',
    missing: 'The grader’s note',
    file: 'The graded talks',
    fileText:
      'Every message and reply, its grade, the grader’s note and what the message needed. They are played talks, so they hold no personal data.',
    download: 'Download the file (JSON, 210 kB)',
    ask: 'Ask Molly',
    works: 'What Molly is',
    print: 'Print the page',
  },
}

const es: typeof en = {
  score: {
    title: '¿Cuántas veces acierta Molly? Sus respuestas calificadas',
    description:
      'Molly, con sus notas a la vista: qué no puede hacer, cuántas respuestas son buenas, a medias o malas en cada idioma, cómo se calificaron y el archivo.',
    heading: '¿Cuántas veces acierta Molly?',
    lede: 'El {{percent}}% de sus respuestas fue bueno cuando se calificaron {{count}} con rigor ({{month}}). Primero va lo que no puede hacer.',
    cannot: 'Lo que no puede hacer',
    own: 'Responder con seguridad a lo que usted escribe a su manera. De {{count}} mensajes así, {{good}} recibieron una buena respuesta, {{partly}} una respuesta a medias y {{bad}} una mala.',
    half: 'Responder a todo el mensaje. A {{count}} respuestas les falta una parte, con frecuencia la segunda de dos preguntas.',
    beside:
      'Notar que una respuesta no viene al caso. En {{count}} respuestas mostró la de una pregunta vecina, o una que no da con lo que se preguntó.',
    repair:
      'Corregirse cuando se lo dicen. De {{count}} correcciones, {{good}} llevaron a una buena respuesta.',
    helped:
      'Seguir después de una alarma. Cuando la ayuda ya venía, o la alarma había sido un error, {{good}} de {{count}} respuestas fueron buenas.',
    sent: 'Saber cuándo basta. En {{count}} respuestas solo dijo que se llamara a emergencias, otra vez o sin motivo.',
    silent:
      'Entender a todo el mundo. En {{count}} respuestas preguntó de vuelta o no supo, aunque el mensaje era claro.',
    unsafe: (count: number) =>
      count === 1
        ? 'Prometer que no hará daño. Una respuesta se consideró riesgosa; se cuenta más abajo.'
        : `Prometer que no hará daño. ${count} respuestas se consideraron riesgosas; cada una se cuenta más abajo.`,
    can: 'Lo que le sale mejor',
    harm: 'Respuestas que se consideraron riesgosas',
    offered:
      'Una pregunta que ella ofrece, elegida tal cual: {{good}} de {{count}} respuestas fueron buenas.',
    emergency:
      'Una emergencia contada con palabras claras: {{good}} de {{count}} primeros mensajes sobre una tuvieron buena respuesta, de inmediato.',
    table: 'Por idioma y tipo de mensaje',
    captions: { en: 'Conversaciones en inglés', es: 'Conversaciones en español' },
    message: 'Mensaje',
    all: 'Todos los mensajes',
    share: 'En porcentaje',
    grades: { good: 'Buena', partly: 'A medias', bad: 'Mala' },
    kinds: {
      offered: 'Una pregunta que ella había ofrecido',
      first: 'El primer mensaje de una conversación',
      later: 'Un mensaje posterior',
      repair: 'Una corrección: «no pregunté eso»',
      emergency: 'El primer mensaje sobre una emergencia',
      helped: 'Un mensaje después de una alarma',
    },
    bySubject: 'Por tema',
    subjectCaption: 'Los dos idiomas, según lo que habría respondido al mensaje',
    subject: 'Tema',
    subjects: {
      'paying-for-care': 'Pagar la atención',
      pregnancy: 'Embarazo',
      'first-aid': 'Primeros auxilios',
      none: 'Lo que ninguna respuesta nuestra cubre',
      'bad-breath': 'Mal aliento',
      dentures: 'Dentaduras postizas',
      'children-teeth': 'Dientes de los niños',
      other: 'Todos los demás temas',
    },
    method: 'Cómo se midió',
    how: {
      played:
        'Un programa de IA sostuvo con Molly {{talks}} conversaciones con {{count}} mensajes, como se escribe en el teléfono: con errores, dos preguntas a la vez y emergencias. Ninguna es de una visita real.',
      graded:
        'Cada respuesta la calificó con rigor otro programa de IA, que no participó en hacer a Molly, con todo lo dicho antes a la vista. Buena: responde a lo que se preguntó. A medias: falta una parte, o solo está entre las sugerencias. Mala: responde otra cosa o nada, o alarma sin motivo.',
      own: 'Ninguna persona de fuera del proyecto ha comprobado las notas, tampoco un dentista o médico.',
      few: 'Detrás de cada fila hay pocos mensajes: una diferencia de dos o tres no dice nada.',
      changed:
        'Molly ha cambiado desde entonces, ante todo donde alarmaba sin motivo o se repetía. Las cifras quedan como están hasta que se califiquen conversaciones nuevas.',
      program:
        'Un programa hace esta página con las conversaciones calificadas. Nadie escribe las cifras a mano.',
    },
    examples: 'Tres respuestas, palabra por palabra',
    asThen:
      'Tal como fueron entonces, sin sus fuentes: pregunte otra vez en lugar de usarlas como información.',
    said: 'Mensaje',
    reply: 'Respuesta de Molly',
    missing: 'Nota del programa que la calificó',
    file: 'Las conversaciones calificadas',
    fileText:
      'Cada mensaje y respuesta, su nota, qué le faltó (en inglés) y lo que el mensaje necesitaba. Son conversaciones simuladas y no contienen datos personales.',
    download: 'Descargar el archivo (JSON, 210 kB)',
    ask: 'Preguntar a Molly',
    works: 'Qué es Molly',
    print: 'Imprimir la página',
  },
}

export const texts = { en, es }
