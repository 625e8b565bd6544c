const en = {
  payShare: {
    title: 'What will I pay? Your dental plan’s share and yours',
    description:
      'Your own figures for a dental bill: price, allowed amount, deductible, yearly maximum and percentage. See line by line what the plan pays and what you pay.',
    tools: 'Tools',
    heading: 'What will I pay?',
    lede: 'Copy the figures from your treatment plan and, if you have one, from your insurance. The page works out who pays what, and explains each word.',
    work: 'The work',
    line: (at: number) => `Line ${at}`,
    name: 'What it is (optional)',
    price: 'Price on the plan',
    priceHint: 'What the office charges',
    allowed: 'Allowed amount (optional)',
    allowedHint: 'What the insurer counts with',
    percent: 'The plan pays, in percent',
    percentHint: '0 if it is not covered',
    more: 'One more line',
    insurance: 'The insurance',
    network: 'Do you have dental insurance?',
    networks: {
      none: 'No, or only Original Medicare',
      in: 'Yes, and the office is in its network',
      out: 'Yes, but the office is out of its network',
    },
    waiting: 'Does a waiting time still run for this work?',
    waits: { no: 'No, it has passed or there is none', yes: 'Yes' },
    deductible: 'Deductible a year',
    deductibleHint: 'Empty if there is none',
    met: 'How much of it you have paid',
    maximum: 'Yearly maximum',
    maximumHint: 'Empty if there is none',
    used: 'How much of it is used',
    submit: 'Work it out',
    example: 'Show an example',
    note: 'All figures in US dollars. They go to our server once, come back as a page, and are not stored or logged.',
    errors: {
      missing: 'Please fill this in.',
      amount: 'Use digits, like 1200 or 1,200, and at most 1,000,000,000.',
      percent: 'Use a number from 0 to 100.',
      more: 'This is more than the whole of it.',
    },
    exampleNote:
      'An example with round figures of our own, to show how it works. They are no prices. Change them to yours.',
    result: 'You pay {{you}} of {{price}}',
    resultAlone: 'Without insurance you pay {{price}}',
    plan: 'The plan pays',
    you: 'You pay',
    discount: 'Nobody pays: the network’s discount',
    picture: 'Who pays what',
    sum: 'The sum, line by line',
    parts: {
      price: 'Price on the plan',
      discount: 'Network discount',
      deductible: 'Deductible',
      coinsurance: (percent: number) => `Your share, ${percent}%`,
      overMaximum: 'Above the yearly maximum',
      uncovered: 'Not covered',
      waiting: 'In the waiting time',
      balance: 'Above the allowed amount (out of network)',
      plan: 'The plan pays',
      you: 'You pay',
    },
    all: 'All lines',
    left: 'What is left this year',
    deductibleLeft: 'Deductible still to pay',
    maximumLeft: 'Of the yearly maximum',
    overNote:
      'The yearly maximum is used up. Ask the dentist which part can wait until the plan’s next year, and which cannot.',
    waitsNote:
      'Ask the plan for the day from which it pays for this work, and the dentist whether it can wait.',
    balanceNote:
      'Out of network the office may charge the difference to the allowed amount. Ask an office in the network for the same work.',
    order:
      'Lines are counted in this order: each uses up deductible and maximum for the next. Amounts are rounded to whole ones.',
    lower: 'What can lower the bill',
    lowers: {
      cash: 'Ask what it costs if you pay cash, and get the total in writing.',
      second:
        'Ask a second office for the same work: even in one town, one may charge more than double another.',
      clinics:
        'In the United States, health centers lower the fee by income and family size, and at dental schools students work under licensed dentists at lower cost. What there is in other countries is below.',
    },
    uninsured: 'Without insurance in the United States',
    countries: 'Who pays for care in your country',
    change: 'Change the figures',
    back: 'Back to the plan in plain words',
    print: 'Print it',
    words: 'The words, one sentence each',
    terms: {
      price: { name: 'Price', what: 'What the office charges for the work, before any insurance.' },
      allowed: {
        name: 'Allowed amount',
        what: 'The price that the insurer counts with, whatever the office charges.',
      },
      network: {
        name: 'In network',
        what: 'The office has agreed prices with the plan and may not charge you more than the allowed amount.',
      },
      deductible: {
        name: 'Deductible',
        what: 'What you pay yourself each year before the plan begins to pay.',
      },
      coinsurance: {
        name: 'Coinsurance',
        what: 'The percentage of the allowed amount that stays with you; the plan pays the rest.',
      },
      maximum: {
        name: 'Yearly maximum',
        what: 'The most the plan pays in a year; everything above it is yours.',
      },
      waiting: {
        name: 'Waiting time',
        what: 'The months at the start in which the plan does not pay for some kinds of work.',
      },
      balance: {
        name: 'Balance billing',
        what: 'Out of network, the office charges you the difference between its price and the allowed amount.',
      },
    },
    glossary: 'More words in the glossary',
    buying: 'Buying a dental plan in the United States',
    limits:
      'This is arithmetic with your figures, no promise. Plans have more rules: some skip the deductible for check-ups, pay for a cheaper material only, or count visits. Ask the plan for an estimate in writing before you agree.',
    cheaper: 'Ways to pay less',
    doors: 'No appointment free, or money short?',
    reader: 'Put a treatment plan into plain words',
  },
}

const es: typeof en = {
  payShare: {
    title: '¿Cuánto pagaré? Su parte y la del seguro dental',
    description:
      'Con sus propias cifras: precio, monto permitido, deducible, máximo anual y porcentaje. Vea línea por línea cuánto paga el seguro y cuánto usted.',
    tools: 'Herramientas',
    heading: '¿Cuánto pagaré?',
    lede: 'Copie las cifras de su plan de tratamiento y, si tiene, de su seguro. La página calcula quién paga qué y explica cada palabra.',
    work: 'El trabajo',
    line: (at) => `Línea ${at}`,
    name: 'Qué es (opcional)',
    price: 'Precio del plan de tratamiento',
    priceHint: 'Lo que cobra el consultorio',
    allowed: 'Monto permitido (opcional)',
    allowedHint: 'El que reconoce el seguro',
    percent: 'El seguro paga, en porcentaje',
    percentHint: '0 si no lo cubre',
    more: 'Una línea más',
    insurance: 'El seguro',
    network: '¿Tiene seguro dental?',
    networks: {
      none: 'No, o solo Medicare Original',
      in: 'Sí, y el consultorio está en su red',
      out: 'Sí, pero el consultorio está fuera de su red',
    },
    waiting: '¿Sigue corriendo un tiempo de espera para este trabajo?',
    waits: { no: 'No, ya pasó o no hay', yes: 'Sí' },
    deductible: 'Deducible al año',
    deductibleHint: 'Vacío si no hay',
    met: 'Cuánto de él ya pagó usted',
    maximum: 'Máximo anual',
    maximumHint: 'Vacío si no hay',
    used: 'Cuánto de él ya se usó',
    submit: 'Hacer la cuenta',
    example: 'Ver un ejemplo',
    note: 'Todas las cifras en dólares de EE. UU. Van una vez a nuestro servidor, vuelven como una página y no se guardan ni se registran.',
    errors: {
      missing: 'Complete este dato.',
      amount: 'Use solo cifras, como 1200 o 1,200, hasta 1,000,000,000.',
      percent: 'Use un número del 0 al 100.',
      more: 'Es más que el total.',
    },
    exampleNote:
      'Un ejemplo con cifras redondas nuestras, para mostrar cómo funciona. No son precios. Cámbielas por las suyas.',
    result: 'Usted paga {{you}} de {{price}}',
    resultAlone: 'Sin seguro, usted paga {{price}}',
    plan: 'Paga el seguro',
    you: 'Paga usted',
    discount: 'No lo paga nadie: descuento de la red',
    picture: 'Quién paga qué',
    sum: 'La cuenta, línea por línea',
    parts: {
      price: 'Precio del plan de tratamiento',
      discount: 'Descuento de la red',
      deductible: 'Deducible',
      coinsurance: (percent) => `Su parte, ${percent}%`,
      overMaximum: 'Por encima del máximo anual',
      uncovered: 'No cubierto',
      waiting: 'En el tiempo de espera',
      balance: 'Por encima del monto permitido (fuera de la red)',
      plan: 'Paga el seguro',
      you: 'Paga usted',
    },
    all: 'Todas las líneas',
    left: 'Lo que queda este año',
    deductibleLeft: 'Deducible por pagar',
    maximumLeft: 'Del máximo anual',
    overNote:
      'El máximo anual se agotó. Pregunte al dentista qué parte puede esperar hasta el próximo año del seguro y cuál no.',
    waitsNote:
      'Pregunte al seguro desde qué día paga este trabajo, y al dentista si puede esperar.',
    balanceNote:
      'Fuera de la red, el consultorio puede cobrarle la diferencia con el monto permitido. Pregunte por el mismo trabajo en uno de la red.',
    order:
      'Las líneas se cuentan en este orden: cada una gasta deducible y máximo para la siguiente. Los montos se redondean a enteros.',
    lower: 'Qué puede bajar la cuenta',
    lowers: {
      cash: 'Pregunte cuánto cuesta si paga en efectivo y pida el total por escrito.',
      second:
        'Pregunte por el mismo trabajo en otro consultorio: hasta en una misma ciudad, uno puede cobrar más del doble que otro.',
      clinics:
        'En Estados Unidos, los centros de salud bajan la tarifa según los ingresos y la familia, y en las facultades de odontología atienden estudiantes, supervisados por dentistas con licencia y a menor costo. Lo que hay en otros países está abajo.',
    },
    uninsured: 'Sin seguro en Estados Unidos',
    countries: 'Quién paga la atención en su país',
    change: 'Cambiar las cifras',
    back: 'Volver al plan en palabras sencillas',
    print: 'Imprimir',
    words: 'Las palabras, en una frase cada una',
    terms: {
      price: {
        name: 'Precio',
        what: 'Lo que el consultorio cobra por el trabajo, antes de cualquier seguro.',
      },
      allowed: {
        name: 'Monto permitido',
        what: 'El precio que reconoce el seguro, cobre lo que cobre el consultorio.',
      },
      network: {
        name: 'Dentro de la red',
        what: 'El consultorio tiene precios acordados con el seguro y no puede cobrarle más que el monto permitido.',
      },
      deductible: {
        name: 'Deducible',
        what: 'Lo que usted paga cada año antes de que el seguro empiece a pagar.',
      },
      coinsurance: {
        name: 'Coseguro',
        what: 'El porcentaje del monto permitido que queda a su cargo; el resto lo paga el seguro.',
      },
      maximum: {
        name: 'Máximo anual',
        what: 'Lo más que paga el seguro en un año; todo lo que pasa de ahí es suyo.',
      },
      waiting: {
        name: 'Tiempo de espera',
        what: 'Los meses del principio en que el seguro no paga algunos trabajos.',
      },
      balance: {
        name: 'Cobro de la diferencia',
        what: 'Fuera de la red, el consultorio le cobra lo que va de su precio al monto permitido.',
      },
    },
    glossary: 'Más palabras en el glosario',
    buying: 'Comprar un seguro dental en Estados Unidos',
    limits:
      'Es una cuenta con sus cifras, no una promesa. Los seguros tienen más reglas: algunos no aplican el deducible a las revisiones, pagan solo un material más barato o cuentan las visitas. Pida al seguro un estimado por escrito antes de aceptar.',
    cheaper: 'Maneras de pagar menos',
    doors: '¿No hay cita o falta dinero?',
    reader: 'Decir un plan de tratamiento en palabras sencillas',
  },
}

export const texts = { en, es }
