const en = {
  quiz: {
    progress: 'Question {{step}} of {{total}}',
    unanswered: 'Please choose one of the answers',
    why: 'Why we ask',
    back: 'Back',
    next: 'Next question',
    finish: 'See the result',
    note: 'This is education, not a diagnosis. Your answers are not stored.',
    result: 'Result',
    pointTo: 'Your answers point to',
    levels: { low: 'Low', moderate: 'Moderate', high: 'High' },
    hints: { low: 'Keep going', moderate: 'Change some habits', high: 'See a dentist soon' },
    here: 'You are here',
    onlyDentist: 'Only a dentist can assess your risk.',
    education: 'This page shows what the answers suggest and where to start.',
    urgent: 'Swelling, fever or trouble swallowing? Do not wait for a check-up.',
    changes: 'Change first',
    again: 'Start again',
    address: 'The address of this page holds the level only.',
    sources: 'Sources of the quiz',
  },
}

const es: typeof en = {
  quiz: {
    progress: 'Pregunta {{step}} de {{total}}',
    unanswered: 'Elija una de las respuestas',
    why: 'Por qué lo preguntamos',
    back: 'Atrás',
    next: 'Siguiente',
    finish: 'Ver el resultado',
    note: 'Es información, no un diagnóstico. No guardamos sus respuestas.',
    result: 'Resultado',
    pointTo: 'Sus respuestas apuntan a un riesgo',
    levels: { low: 'Bajo', moderate: 'Moderado', high: 'Alto' },
    hints: {
      low: 'Siga así',
      moderate: 'Cambie algunos hábitos',
      high: 'Vaya pronto al dentista',
    },
    here: 'Usted está aquí',
    onlyDentist: 'Solo un dentista puede evaluar su riesgo.',
    education: 'Esta página muestra qué sugieren las respuestas y por dónde empezar.',
    urgent: '¿Hinchazón, fiebre o dificultad para tragar? No espere a la revisión.',
    changes: 'Por dónde empezar',
    again: 'Empezar de nuevo',
    address: 'La dirección de esta página lleva solo el nivel.',
    sources: 'Fuentes del cuestionario',
  },
}

export const texts = { en, es }
