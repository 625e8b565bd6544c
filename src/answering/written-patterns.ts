/**
 * Boundary -> expressions over a message as it was written: numbers, addresses, markup, and messages
 * that are nothing but a greeting. Not in content/rules, because JSON doubles every backslash.
 */
export const writtenPatterns: Record<string, RegExp[]> = {
  manipulation: [
    /[A-Za-z0-9+/]{60,}={0,2}/,
    /<\s*\/?\s*(?:script|img|iframe|svg|style|object|embed|form|link|meta)\b/i,
    /\bjavascript:/i,
    /<\|?(?:im_start|im_end|system|endoftext)\|?>/i,
    /\[\/?INST\]|^#{2,}\s*(?:system|instruction)/im,
    /!\[[^\]]*\]\(https?:/i,
    /(?:%[0-9a-f]{2}){8,}|(?:\\x[0-9a-f]{2}){6,}/i,
  ],
  'personal-data': [
    /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
    /\b\d{3}-\d{2}-\d{4}\b/,
    /\b(?:\d[ -]?){13,19}\b/,
    /(?:\+\d{1,3}[\s.-]?)?\(?\d{2,4}\)?[\s.-]?\d{3,4}[\s.-]?\d{4}\b/,
    /\b[A-Z]{4}\d{6}[HM][A-Z]{5}[A-Z0-9]\d\b/,
    /\b(?:dni|cc|c[eé]dula|ssn|curp|rfc|pasaporte)\D{0,12}\d{6,}/i,
  ],
  'about-molly': [/^\W*c[oó]mo se llama\W*$/iu],
  help: [
    /^[\s¡!¿]*(?:(?:hi|hello|hey|hola|please|pls|plz|por favor|molly|oiga|buenas)[\s,.!]+)*(?:help|sos|(?:i )?(?:really )?need (?:some )?(?:help|advice)|(?:can|could|would) (?:yo)?u (?:please )?help(?: me)?(?: out)?|help me|(?:i )?(?:have|got|ve got) (?:a|some|one) questions?|(?:just )?a? ?(?:quick )?question|ayuda|auxilio|necesito (?:su |tu |una? )?(?:ayuda|consejo|orientaci[oó]n)|(?:me )?(?:puede|puedes|pod[ée]s|podr[ií]as?) (?:ayudarme|ayudar)|me (?:puede|puedes|pod[ée]s|podr[ií]as?|ayudas?|ayuda)(?: ayudar)?|ay[uú]d(?:a|e)me|tengo una? (?:pregunta|duda|consulta)|una? (?:pregunta|duda|consulta)|quiero (?:hacer(?:le)? una )?(?:pregunta|consulta|preguntar algo))(?:[\s,]+(?:please|pls|molly|me|por ?fa(?:vor|vorcito)?|with (?:something|my teeth|a tooth)|con (?:algo|mis dientes)))*[\s!.,?]*$/iu,
  ],
  thanks: [
    /^[\s¡!]*(?:ok(?:ay)?|great|perfect|perfecto|genial|muy bien|vale|listo|entendido|got it|i see|super|excelente)?[\s,.!]*(?:thanks?(?: you)?(?: so much| a lot| very much)?|thx|ty|(?:muchas |mil )?gracias|se lo agradezco|te lo agradezco|bye|goodbye|adi[oó]s|chao|hasta luego|ok(?:ay)?|great|perfect|perfecto|genial|vale|listo|entendido|got it)(?:[\s,]+(?:molly|for (?:your|the) help|por (?:su|tu|la) ayuda|again|de nuevo|bye|adi[oó]s|por todo))*(?:[\s!.,]|\p{Extended_Pictographic}|\uFE0F)*$/iu,
  ],
  greeting: [
    /^[\s¡!]*(?:hi+|hello|hey+|hola+|good (?:morning|afternoon|evening|day)|buen(?:os|as)?(?: d[ií]as?| tardes| noches)?|qu[eé] tal|saludos|howdy)(?:[\s,!.¿?]+(?:molly|there|c[oó]mo est[aá]s?(?: usted)?|how are you(?: doing)?(?: today)?|hola|buen(?:os|as)? (?:d[ií]as?|tardes|noches)|qu[eé] tal))*(?:[\s!.,?¡¿]|\p{Extended_Pictographic}|\uFE0F)*$/iu,
  ],
}
