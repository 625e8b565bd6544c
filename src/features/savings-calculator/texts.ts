const en = {
  calculator: {
    country: 'Where are you looking?',
    home: 'Your quote at home, in US dollars',
    homeHint: 'From a written plan. We don’t guess prices.',
    abroad: 'Quote from the clinic abroad (optional)',
    abroadHint: 'Without one, we use our own example.',
    trips: 'Trips',
    tripsHint: 'Implants usually need two',
    trip: 'Cost of one trip',
    tripHint: 'Flight, bed, meals, lost work',
    repairs: 'Set aside for repairs at home',
    repairsHint: 'Follow-up visits, things that break',
    submit: 'Work it out',
    note: 'Nothing is stored. The address of the result holds your figures, so you can share it.',
    errors: {
      missing: 'Please fill this in.',
      amount: 'Use digits, like 4000 or 4,000, and at most 1,000,000.',
      trips: 'Use a whole number from 1 to 12.',
    },
    exampleTitle: 'An example',
    example: 'Round figures of our own, to show how it works. Fill in yours.',
    gain: 'Your trip to {{country}}',
    loss: 'This trip would not pay off',
    advertised: 'Fee there, by our example (up to {{percent}}% less)',
    quoted: 'Quote from the clinic abroad',
    tripCount: (trips: number) => (trips === 1 ? 'One trip' : `${trips} trips`),
    total: 'The whole trip',
    atHome: 'Your quote at home',
    left: 'What is left of the saving',
    extra: 'More than staying home',
    breakEven:
      'The trip pays only while the fee there stays below {{fee}}, which is {{percent}}% less than at home.',
    hopeless: 'Travel and repairs alone use up your quote at home. No fee there makes up for that.',
    smallerGain: 'If the fee there is only {{percent}}% lower, {{amount}} is left.',
    smallerLoss:
      'If the fee there is only {{percent}}% lower, the trip costs {{amount}} more than staying home.',
    smallerZero: 'If the fee there is only {{percent}}% lower, nothing is left.',
    caveat:
      'The percentage is this site’s own example, before travel: no study stands behind it. Ask for a written plan before you decide.',
    caveatQuoted:
      'A quote can change once the dentist has seen you. Ask for a written plan before you decide.',
  },
}

const es: typeof en = {
  calculator: {
    country: '¿En qué país está pensando?',
    home: 'Presupuesto cerca de casa, en dólares de EE. UU.',
    homeHint: 'De un plan por escrito. No adivinamos precios.',
    abroad: 'Presupuesto de la clínica en el extranjero (opcional)',
    abroadHint: 'Sin él, usamos nuestro propio ejemplo.',
    trips: 'Viajes',
    tripsHint: 'Los implantes suelen pedir dos',
    trip: 'Costo de un viaje',
    tripHint: 'Vuelo, hotel, comidas, días sin cobrar',
    repairs: 'Reserva para arreglos al volver',
    repairsHint: 'Visitas de control, cosas que se rompen',
    submit: 'Hacer la cuenta',
    note: 'No guardamos nada. La dirección del resultado lleva sus cifras, así que puede compartirla.',
    errors: {
      missing: 'Complete este dato.',
      amount: 'Use solo cifras, como 4000 o 4,000, hasta 1,000,000.',
      trips: 'Use un número entero del 1 al 12.',
    },
    exampleTitle: 'Un ejemplo',
    example: 'Cifras redondas nuestras, para mostrar cómo funciona. Escriba las suyas.',
    gain: 'Su viaje a {{country}}',
    loss: 'Este viaje no le convendría',
    advertised: 'Tarifa allá, según nuestro ejemplo (hasta {{percent}}% menos)',
    quoted: 'Presupuesto de la clínica en el extranjero',
    tripCount: (trips) => (trips === 1 ? 'Un viaje' : `${trips} viajes`),
    total: 'El viaje completo',
    atHome: 'Presupuesto cerca de casa',
    left: 'Lo que queda del ahorro',
    extra: 'Más que quedarse en su país',
    breakEven:
      'El viaje conviene solo si la tarifa allá queda por debajo de {{fee}}, es decir, {{percent}}% menos que cerca de casa.',
    hopeless:
      'El viaje y los arreglos por sí solos se llevan su presupuesto cerca de casa. Ninguna tarifa allá lo compensa.',
    smallerGain: 'Si la tarifa allá es solo {{percent}}% menor, quedan {{amount}}.',
    smallerLoss:
      'Si la tarifa allá es solo {{percent}}% menor, el viaje cuesta {{amount}} más que quedarse en su país.',
    smallerZero: 'Si la tarifa allá es solo {{percent}}% menor, no queda nada.',
    caveat:
      'El porcentaje es un ejemplo de este sitio, antes del viaje: ningún estudio lo respalda. Pida un plan por escrito antes de decidir.',
    caveatQuoted:
      'Un presupuesto puede cambiar cuando el dentista le revise. Pida un plan por escrito antes de decidir.',
  },
}

export const texts = { en, es }
