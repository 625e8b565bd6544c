const en = {
  abroad: {
    caveat:
      'We do not run, check or recommend clinics. Prices come from advertised fees, before travel, and change. Check licenses, ask for a written plan with the total cost, and plan your follow-up at home.',
  },
  registers: {
    other: 'Another country',
    near: 'Near where I live',
    open: 'Open the official site',
  },
}

const es: typeof en = {
  abroad: {
    caveat:
      'No operamos, verificamos ni recomendamos clínicas. Los precios provienen de tarifas anunciadas, sin el viaje, y cambian. Verifique la licencia, pida un plan escrito con el costo total y organice su seguimiento al volver.',
  },
  registers: {
    other: 'Otro país',
    near: 'Cerca de donde vivo',
    open: 'Abrir el sitio oficial',
  },
}

export const texts = { en, es }
