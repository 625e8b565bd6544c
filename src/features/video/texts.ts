const en = {
  video: {
    chapters: 'Chapters',
    short: 'In {{count}} seconds',
    whole: 'The whole film, {{time}}',
    goesOn: 'It goes on where you left it.',
    fromStart: 'Watch from the start',
    length: 'Length: {{time}}.',
    spoken: 'With a voice and captions.',
    silent: 'Music and captions, no voice yet. The full script is below.',
    download: 'Download the film (MP4, {{size}} MB)',
    keyPoints: 'Key points',
    fullScript: 'The full script',
  },
}

const es: typeof en = {
  video: {
    chapters: 'Capítulos',
    short: 'En {{count}} segundos',
    whole: 'La película completa, {{time}}',
    goesOn: 'Sigue donde usted lo dejó.',
    fromStart: 'Ver desde el principio',
    length: 'Duración: {{time}}.',
    spoken: 'Con voz y subtítulos.',
    silent: 'Música y subtítulos, todavía sin voz. El guion completo está abajo.',
    download: 'Descargar la película (MP4, {{size}} MB)',
    keyPoints: 'Puntos clave',
    fullScript: 'El guion completo',
  },
}

export const texts = { en, es }
