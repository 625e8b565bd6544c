const en = {
  plan: {
    title: 'Read my treatment plan: dental words made plain',
    description:
      'Paste the lines of a dental quote, in English or Spanish, and get each word plainly: what it is, what may be missing, what to ask. Nothing is stored.',
    tools: 'Tools',
    heading: 'Read my treatment plan',
    lede: 'Paste the lines of a quote. They come back in plain words, with what is often left out and what to ask.',
    label: 'The lines of your quote',
    hint: 'One item a line, in English, Spanish or both. Prices and tooth numbers may stay. Leave out your name.',
    submit: 'Put it in plain words',
    try: 'Try an example',
    example:
      'Comprehensive exam + FMX\nSRP UR and LR\nRCT #19\nCore build-up #19, D2950\nPFM crown #19\nGuarda oclusal\nInsurance estimate',
    note: 'Your lines go to our server once, come back as a page, and are not stored or logged.',
    limits:
      'This page explains words. It does not know whether you need a treatment, or whether a price is fair. A dentist who examines you can say the first, and a second quote helps with both.',
    empty: 'Please paste at least one line.',
    figures: 'We found figures and columns in these lines, but no words to explain.',
    long: 'That is too long. Use at most {{max}} characters, and paste the rest afterwards.',
    many: 'These are {{count}} lines. Paste at most {{max}}, and the rest afterwards.',
    result: 'Your quote in plain words',
    intro:
      'We look for words we know; a line may say more than that. Lines with figures only are left out. We have kept no copy: print the page or save it as a PDF.',
    part: 'Often part of it, and not always named',
    ask: 'Ask',
    more: 'More about: {{name}}',
    source: 'Source:',
    again: 'Explained above:',
    unknown:
      'We do not know these words. Ask the office: “What is this in plain words, what is it for, and what if I leave it out?”',
    code: 'The list of codes is under copyright: ask the office for the words beside the code. What it is about, in our words:',
    before: 'Questions before you agree',
    print: 'Print it',
    change: 'Change the lines',
    share: 'What will I pay? Use these lines',
    words: 'The {{count}} things that this page explains',
    check: 'Check a dentist’s registration',
    codes: 'What a code on the bill is about',
    pay: 'Ways to pay for care',
    sheet: 'A sheet with your own questions',
  },
}

const es: typeof en = {
  plan: {
    title: 'Entender mi plan de tratamiento dental',
    description:
      'Pegue las líneas de un presupuesto dental, en español o inglés, y lea qué es cada cosa, qué puede faltar y qué preguntar. No guardamos nada.',
    tools: 'Herramientas',
    heading: 'Entender mi presupuesto',
    lede: 'Pegue las líneas de un presupuesto dental. Vuelven en palabras sencillas, con lo que suele faltar y qué preguntar.',
    label: 'Las líneas de su presupuesto',
    hint: 'Una cosa por línea, en español, en inglés o en ambos. Los precios y números de diente pueden quedarse. No ponga su nombre.',
    submit: 'Decirlo con palabras sencillas',
    try: 'Probar con un ejemplo',
    example:
      'Consulta y radiografía panorámica\nRaspado y alisado radicular, 2 cuadrantes\nEndodoncia pieza 36\nPerno muñón 36, D2950\nCorona de circonio 36\nNight guard\nAnticipo',
    note: 'Sus líneas van una vez a nuestro servidor, vuelven como una página y no se guardan ni se registran.',
    limits:
      'Esta página explica palabras. No sabe si usted necesita un tratamiento ni si un precio es justo. Lo primero lo puede decir un dentista que lo revise; para ambas cosas ayuda un segundo presupuesto.',
    empty: 'Pegue al menos una línea.',
    figures: 'En estas líneas hay cifras y columnas, pero ninguna palabra que explicar.',
    long: 'Es demasiado largo. Use como máximo {{max}} caracteres y pegue el resto después.',
    many: 'Son {{count}} líneas. Pegue como máximo {{max}}, y el resto después.',
    result: 'Su presupuesto en palabras sencillas',
    intro:
      'Buscamos las palabras que conocemos; una línea puede decir más que eso. Las líneas que solo tienen cifras se omiten. No guardamos copia: imprima la página o guárdela como PDF.',
    part: 'Suele ser parte de esto y no siempre se nombra',
    ask: 'Pregunte',
    more: 'Más sobre: {{name}}',
    source: 'Fuente:',
    again: 'Explicado arriba:',
    unknown:
      'No conocemos estas palabras. Pregunte en el consultorio: «¿Qué es esto en palabras sencillas, para qué sirve y qué pasa si no lo hago?».',
    code: 'La lista de códigos tiene derechos de autor: pida al consultorio las palabras que van junto al código. De qué trata, en nuestras palabras:',
    before: 'Preguntas antes de aceptar',
    print: 'Imprimir',
    change: 'Cambiar las líneas',
    share: '¿Cuánto pagaré? Usar estas líneas',
    words: 'Las {{count}} cosas que explica esta página',
    check: 'Compruebe el registro de un dentista',
    codes: 'De qué trata un código de la factura',
    pay: 'Formas de pagar la atención',
    sheet: 'Una hoja con sus propias preguntas',
  },
}

export const texts = { en, es }
