const en = {
  diary: {
    title: 'Symptom diary: pain by day, for the dentist',
    description:
      'Write down how much it hurts, what sets it off and what helps. The diary stays in your browser, draws a graph and prints on one page. Also as a blank sheet.',
    heading: 'Symptom diary',
    tools: 'Tools',
    lede: 'Pain is hard to remember. Write down a line a day, and the dentist sees what you cannot tell from memory.',
    how: 'How to keep it',
    steps: {
      one: 'Write at the same hour each day, and whenever the pain changes.',
      two: 'Give the pain a number: 0 is none, 10 is the worst you can imagine.',
      three: 'Note what came just before: cold, sweet, biting, lying down, stress.',
      four: 'Note what helped, and what you took. This page does not say what to take.',
    },
    limits: 'A diary is no reason to wait. It does not say what you have: a dentist does.',
    noScript:
      'Your browser runs no scripts, and the diary to fill in here needs them. The one on paper works as well: print this page from the browser’s menu.',
    blank: 'The diary on paper',
    columns: {
      day: 'Day and hour',
      score: 'Pain 0 to 10',
      trigger: 'What set it off',
      helped: 'What helped',
    },
    print: 'Print it',
    map: 'Name the tooth: the mouth map',
    urgency: 'How soon should somebody look at it?',
    sheet: 'The sheet for the dentist',
    kept: 'Delete it in the privacy settings',
  },
}

const es: typeof en = {
  diary: {
    title: 'Diario de síntomas: el dolor día por día',
    description:
      'Anote cuánto duele, qué lo provoca y qué ayuda. El diario queda en su navegador, dibuja una gráfica y se imprime en una página. También como hoja en blanco.',
    heading: 'Diario de síntomas',
    tools: 'Herramientas',
    lede: 'El dolor se olvida. Anote una línea al día, y el dentista verá lo que de memoria no se puede contar.',
    how: 'Cómo llevarlo',
    steps: {
      one: 'Anote cada día a la misma hora, y cada vez que el dolor cambie.',
      two: 'Póngale un número al dolor: 0 es nada, 10 es el peor que puede imaginar.',
      three: 'Anote qué pasó justo antes: frío, dulce, morder, acostarse, estrés.',
      four: 'Anote qué ayudó y qué tomó. Esta página no dice qué tomar.',
    },
    limits:
      'Un diario no es motivo para esperar. No dice qué tiene usted: eso lo dice un dentista.',
    noScript:
      'Su navegador no usa scripts, y sin ellos el diario no se puede llenar aquí. El de papel sirve igual: imprima esta página desde el menú del navegador.',
    blank: 'El diario en papel',
    columns: {
      day: 'Día y hora',
      score: 'Dolor de 0 a 10',
      trigger: 'Qué lo provocó',
      helped: 'Qué ayudó',
    },
    print: 'Imprimirlo',
    map: 'Nombre el diente: el mapa de la boca',
    urgency: '¿Qué tan pronto debe revisarlo alguien?',
    sheet: 'La hoja para el dentista',
    kept: 'Borrarlo en la configuración de privacidad',
  },
}

export const texts = { en, es }
