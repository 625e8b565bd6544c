const en = {
  fridge: {
    title: 'The fridge sheet: dental first aid on one page',
    description:
      'One page for the kitchen door, in English and Spanish: emergency numbers by country, a knocked-out tooth, bleeding, and lines for your own dentist.',
    heading: 'The fridge sheet',
    lede: 'One page for the kitchen door, in both languages. Print it, fill in the last lines, and hang it where everybody sees it.',
    sources: 'Where this comes from',
    facts:
      'The names and numbers lead to the facts behind the sheet. The emergency page has every step.',
    emergency: 'Dental emergencies, step by step',
    urgency: 'How soon, and where?',
    kids: 'Children',
  },
}

const es: typeof en = {
  fridge: {
    title: 'La hoja para el refrigerador: primeros auxilios dentales',
    description:
      'Una página para la cocina, en español e inglés: números de emergencia por país, un diente que se salió, sangrado y renglones para su dentista.',
    heading: 'La hoja para el refrigerador',
    lede: 'Una página para la cocina, en los dos idiomas. Imprímala, llene los últimos renglones y cuélguela donde todos la vean.',
    sources: 'De dónde viene',
    facts:
      'Los nombres y los números llevan a los datos que respaldan la hoja. La página de emergencias tiene todos los pasos.',
    emergency: 'Emergencias dentales, paso a paso',
    urgency: '¿Qué tan pronto, y adónde ir?',
    kids: 'Niños',
  },
}

export const texts = { en, es }
