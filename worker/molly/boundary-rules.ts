import type { Groups } from '../../src/molly/patterns.ts'

export type BoundaryId =
  | 'manipulation'
  | 'personal-data'
  | 'harmful'
  | 'dose'
  | 'prescription'
  | 'skip-dentist'
  | 'other-language'
  | 'abuse'
  | 'diagnosis'
  | 'about-molly'
  | 'thanks'
  | 'greeting'
  | 'off-topic'

export type BoundaryRule = {
  id: BoundaryId
  /** Over the normalized message, in the language of src/molly/patterns.ts. */
  patterns: string[]
  /** Over the message as written: numbers, addresses, markup, blobs. */
  raw?: RegExp[]
  unless?: string[]
}

export const groups: Groups = {
  number: '0*, 1*, 2*, 3*, 4*, 5*, 6*, 7*, 8*, 9*',
  dental:
    'tooth*, teeth, gum, gums, dent*, mouth*, floss*, brush*, braces, cavit*, implant*, crown*, jaw, smile, whiten*, diente*, muela*, encia*, boca, pasta dental, hilo dental, cepill*, frenos, brackets, caries, corona*, sonrisa, blanque*, endodoncia*, aliento, ortodon*, odonto*',
  teeth:
    'tooth, teeth, molar, crown, veneer, denture*, bracket*, braces, filling, diente*, muela*, corona, carilla, dentadura, empaste, puente, frenos',
  abscess: 'abscess, boil, pimple, gum bubble, absceso, postemilla, flemon, bola, bolita, grano',
  medicine:
    'ibuprofen*, advil, motrin, acetaminophen, paracetamol, tylenol, acetaminofen, aspirin*, naproxen*, aleve, amoxicil*, penicil*, clindamyc*, clindamic*, metronidazol*, azithromyc*, azitromic*, antibio*, painkiller*, pain reliever*, pain pill*, pain meds, pain medicine, medicine, medication*, pill, pills, tablet, tablets, analgesic*, calmante*, pastilla, pastillas, medicina*, medicamento*, tramadol, codein*, oxycod*, hydrocod*, ketorolac*, diclofenac*, dipirona, metamizol, nimesulida, lidocain*, benzocain*, orajel, melatonin*, valium, diazepam, xanax, lorazepam',
  amount:
    'how much, how many, dose, doses, dosage, dosis, mg, milligram*, miligramo*, ml, gotas, drops, how often, cuanto, cuanta, cuantos, cuantas, cantidad, maximum, max, maximo, per kilo, por kilo, hours, horas',
  take: 'take, taking, give, giving, combine, mix, alternate, swallow, tomar, tomo, tomarme, tome, dar, darle, doy, combinar, mezclar, alternar',
  choose:
    'what, which, best, strongest, strong, recommend*, suggest*, good, que, cual, cuales, mejor, fuerte, buena, bueno, recomiend*, sugier*',
  disease:
    'gum disease, gingivitis, periodontitis, cavity, cavities, caries, cancer, abscess, infection, infected, dry socket, tmj, bruxism, leukoplakia, thrush, herpes, enfermedad de las encias, absceso, infeccion, infectada, infectado, alveolitis, bruxismo, hongos, candidiasis',
  remedy:
    'antibio*, medicine, medication*, painkiller*, pain reliever*, pain pill*, pill, pills, drug, medicina, medicamento*, pastilla*, analgesico*, calmante*',
  cure: 'cure, curing, heal, fix, treat, reverse, get rid of, curar, curo, curarme, curarse, arreglar, arreglo, tratar, trato, quitar, quito, eliminar',
  alone:
    'myself, at home, on my own, yo mismo, yo misma, en casa, en mi casa, por mi cuenta, naturally, natural, naturalmente, home remedy, remedio casero, without a dentist, without the dentist, without a root canal, without going, sin dentista, sin ir al dentista, sin el dentista',
  byHand:
    'myself, my own, at home, own, yo mismo, yo misma, en casa, solo, sola, needle, aguja, pliers, alicate, alicates, pinza, pinzas, string, doorknob, puerta, knife, cuchillo, navaja, nail file, razor, con hilo, con un hilo',
  pretend:
    'pretend, act, roleplay, role play, behave, respond, reply, imagine, simulate, finge, fingir, actua, actue, simula, hazte, comportate, imagina, responde como',
  role: 'doctor, dentist, dan, unrestricted, unfiltered, evil, hacker, character, pirate, no limits, no rules, medico, dentista, sin limites, sin reglas, sin restricciones, otra, otro, personaje',
  rules:
    'instruction, instructions, rules, prompt, guidelines, restrictions, instrucciones, reglas, indicaciones, restricciones, limites',
  forget:
    'ignore, disregard, forget, override, bypass, ignora, ignore, olvida, olvide, desobedece, omite, salta',
  show: 'reveal, show, print, repeat, output, leak, tell, what, which, list, muestra, muestrame, muestre, repite, revela, imprime, dime, cuales, cual',
  bot: 'dentist, doctor, human, real, person, robot, bot, ai, machine, nurse, chatgpt, gpt, qualified, licensed, dentista, doctora, medica, humana, humano, persona, maquina, ia, inteligencia',
  keep: 'store, save, keep, record, remember, share, log, guarda, guardas, guardan, almacena*, graba*, comparte*, registra*',
  words:
    'message*, conversation*, data, chat, chats, questions, mensajes, datos, conversacion, informacion, preguntas, escribo',
  photo: 'photo, picture, image, pic, xray, x ray, foto, fotos, imagen, radiografia',
  glue: 'glue, superglue, gorilla, pegamento, pegar, pego, pegarme, gotita, resistol, kola',
  bleach:
    'bleach, clorox, lejia, cloro, lavandina, battery acid, acido muriatico, gasoline, gasolina, kerosene, formol',
  liquor: 'whisky, whiskey, vodka, tequila, aguardiente, rum, liquor, alcohol',
  file: 'file, filing, sand, sanding, shave, limar, limarme, limo, lijar, lijarme, dremel, sandpaper, emery, nail file',
  bands: 'rubber band*, elastics, hair tie*, ligas, elasticos, gomas',
}

/** In order: the first rule that applies answers. */
export const rules: BoundaryRule[] = [
  {
    id: 'manipulation',
    patterns: [
      '@forget ~ @rules|everything|todo|previous|anteriores',
      '@show ~ your|tu|tus|su|sus|system|hidden|initial|secret|ocultas ~ @rules',
      'system|hidden|initial prompt|instructions|message',
      'prompt del sistema',
      '@show ~ text|words|everything|texto ~ above|before|arriba',
      'jailbreak|jailbroken',
      'dan|developer|god|admin|desarrollador|root mode',
      'modo dan|desarrollador|dios',
      'do anything now',
      '@pretend ~ @role',
      '@pretend ~ you are|youre|eres|to be',
      'you are now',
      'eres ahora',
      'from now on you',
      'a partir de ahora ~ eres|seras|responde|hablas',
      'base64|rot13',
      'decode|decodifica this|esto',
      'begin|end|new system|assistant|instructions',
      'nuevas instrucciones',
      'api key|keys',
      'password|contrasena & @show|give|dame',
    ],
    raw: [
      /[A-Za-z0-9+/]{60,}={0,2}/,
      /<\s*\/?\s*(?:script|img|iframe|svg|style|object|embed|form|link|meta)\b/i,
      /\bjavascript:/i,
      /<\|?(?:im_start|im_end|system|endoftext)\|?>/i,
      /\[\/?INST\]|^#{2,}\s*(?:system|instruction)/im,
      /!\[[^\]]*\]\(https?:/i,
      /(?:%[0-9a-f]{2}){8,}|(?:\\x[0-9a-f]{2}){6,}/i,
    ],
  },
  {
    id: 'personal-data',
    patterns: [
      'my ssn|passport|policy number|is',
      'social security number is',
      'mi cedula|dni|curp|rfc|pasaporte|cuit es',
    ],
    raw: [
      /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
      /\b\d{3}-\d{2}-\d{4}\b/,
      /\b(?:\d[ -]?){13,19}\b/,
      /(?:\+\d{1,3}[\s.-]?)?\(?\d{2,4}\)?[\s.-]?\d{3,4}[\s.-]?\d{4}\b/,
      /\b[A-Z]{4}\d{6}[HM][A-Z]{5}[A-Z0-9]\d\b/,
      /\b(?:dni|cc|c[eé]dula|ssn|curp|rfc|pasaporte)\D{0,12}\d{6,}/i,
    ],
    unless: ['poison help', '1 800 222 1222', '@number @number|to|a|o ppm|people|personas'],
  },
  {
    id: 'harmful',
    patterns: [
      'pull|pulling|extract|yank|remove|take ~ @teeth & @byHand',
      'sac*|arranc*|extraer|quitarme ~ @teeth & @byHand',
      'pliers|alicate|alicates & @dental',
      '@file ~ @teeth',
      '@glue ~ @teeth',
      '@teeth ~ @glue',
      '@bleach & @dental',
      'lemon|vinegar|limon|vinagre ~ overnight|undiluted|straight|pure|puro',
      'drain*|pop|lance|cut|squeeze|burst|pierce|puncture ~ @abscess & @byHand',
      'revent*|revient*|pinch*|abrir|abro|cort*|dren*|exprim* ~ @abscess',
      'drill|drilling ~ @teeth|cavity & @byHand',
      'taladrar ~ @teeth',
      '@bands & gap|teeth|straighten*|close|dientes|cerrar|enderezar|espacio',
      'straighten|move|align|enderezar|mover|alinear ~ teeth|dientes & @byHand',
      'diy|homemade|print ~ braces|aligners|dentures|retainer',
      'brackets|braces|frenos & remove|take off|quitarme|sacarme & @byHand',
      '@liquor & baby|teething|bebe|@teeth|gum|gums|encia|encias|toothache',
      'inject|inyectar|inyectarme ~ gum|gums|encia|lidocaine|lidocaina|anestesia|myself',
      'aspirin|aspirina ~ on|in|en|sobre ~ @teeth|gum|gums|encia',
    ],
    unless: [
      'mouthwash|enjuague',
      'loose|flojo|floja|baby|leche|wiggly ~ @teeth & my|his|her|mi|su|hijo|hija',
      'whiten* ~ bleach',
      'denture glue|adhesive|cream',
    ],
  },
  {
    id: 'dose',
    patterns: [
      '@amount ~ @medicine',
      '@medicine & mg|milligram*|miligramo*|dose|dosage|dosis|ml',
      '@medicine ~ @number|cada|every ~ hours|horas|times|veces',
      '@take ~ @medicine ~ and|with|together|con|y|junto|juntos & @medicine ~ @medicine|together|juntos',
      'can|could|puedo|puede|safe|seguro|ok|okay|bad|malo ~ @take|have ~ @medicine',
      '@take ~ more|extra|double|mas|doble ~ @medicine',
    ],
    unless: [
      'need|needs|necesit*|falta ~ antibio*',
      'whitening|toothpaste|fluoride|mouthwash|leftover|sobr*',
      'before|after|antes|despues ~ whiten*|cleaning|limpieza|blanque*',
    ],
  },
  {
    id: 'prescription',
    patterns: [
      '@choose ~ @remedy & take|use|get|best|strongest|good|help*|pain|toothache|tom*|us*|sirve|buen*|mejor|recomiend*|recommend*|compr*|dolor',
      'prescribe|recetar|recetarme|recete|receteme|recetas|receta ~ something|algo|@remedy',
      'prescribe|recetame me',
      'can|could you prescribe',
      'puede|puedes recetar|recetarme',
      'get|buy|comprar|conseguir ~ @medicine ~ without|sin|online',
      '@take|use|usar ~ leftover|old|sobrante|sobrantes ~ @medicine',
      '@medicine ~ leftover|sobro|sobraron|sobrante',
      'leftover|sobro|sobraron ~ @medicine',
      'should|debo|deberia i? @take ~ @medicine',
    ],
    unless: [
      'toothpaste|mouthwash|fluoride|enjuague|pasta',
      'need|needs|necesito|necesita ~ antibio*',
    ],
  },
  {
    id: 'skip-dentist',
    patterns: [
      'instead of ~ dentist|appointment',
      'en vez|lugar de ~ dentista|cita',
      '@cure ~ cavit*|caries|@disease & @alone',
      'sin ir al? dentista',
      'without ~ dentist & @cure|fix|handle',
      'no quiero|voy|pienso a? ir al dentista',
      'dont want to? go|see ~ dentist',
      'do i really need|have to go|see ~ dentist',
      'avoid|skip|cancel ~ dentist|root canal & @alone|forever|altogether|can',
    ],
    unless: [
      'anxi*|afraid|scared|fear|nervous|panic|phobia',
      'miedo|ansiedad|panico|nervios|fobia',
      'cost|afford|money|cheap|insurance|dinero|barato|pagar|seguro',
    ],
  },
  {
    id: 'diagnosis',
    patterns: [
      'diagnose|diagnosticar|diagnosticarme|diagnostique|diagnostica',
      'what do i have',
      'if|whether i have ~ @disease',
      'que enfermedad|infeccion tengo|tiene',
      'what is|whats wrong with my|his|her',
      'do i|we have|got a|an|the? ~ @disease',
      'is|could|can|might it|this|that be? a|an|my|the|oral|mouth|just|really|gum? @disease',
      'is|are|could my ~ @disease',
      'am i getting|having ~ @disease',
      'look|see|check|analyze|read ~ @photo',
      '@photo ~ look|check|analyze|revisa|revise|mira|mire|analiza|analice|ve',
      'revisa|revise|mira|mire|analiza|analice|mando|envio|adjunto ~ @photo',
      'decirme|digame|dime|sabe|saber|saben lo? que tengo|tiene|sera',
      'digame|dime|confirmeme & tengo|tiene ~ @disease',
      'sera|seran una? ~ @disease',
      'es una? @disease',
      'que tiene mi ~ hijo|hija|diente|muela|encia|boca|bebe',
      'podria|puede ser|tener una? @disease',
      'que sera esto|eso',
      'how bad|serious is my',
    ],
    unless: [
      'sign*|symptom*|sintoma*|senal*',
      'cause*|causa*|provoca*|lead|produce',
      'contag*|hered*|curable|reversible|dangerous|peligros*|linked',
      'difference|diferencia',
      'sensitivity|sensibilidad',
      'go away|se quita',
      'likely|frecuente|common|comun',
      'diagnosed|diagnosticaron',
      'prevent*|evit*',
      'clot|coagulo',
      'que es|son la|una|el|los?',
      'how do|can|to? i? know|tell',
      'como se|saber si',
    ],
  },
  {
    id: 'about-molly',
    patterns: [
      'are you|u ~ @bot',
      'is this|molly a|an|really? ~ @bot',
      'talking|speaking|chatting to|with ~ @bot',
      'hablo|hablando con ~ @bot',
      'es usted ~ @bot',
      'eres|sos una? ~ @bot',
      'quien eres|sos',
      'quien|que es usted|molly',
      'who|what are you',
      'who made|built|created|trained you',
      'quien te|la|lo hizo|creo|programo',
      'what can|do you|molly do|help',
      'que puede|puedes|podes|sabe|sabes hacer|responder',
      'que puede hacer usted|molly',
      'your name',
      'como te|se llama|llamas',
      'tell me about yourself',
      'how do|does you|molly work',
      'como funciona|funcionas',
      '@keep ~ @words',
      'private|confidential|privado|confidencial & chat|conversation|this|esto|conversacion',
      'can|should i trust you|molly',
      'puedo confiar en ti|usted|molly',
    ],
    unless: ['what|que ~ about|sobre ~ @dental'],
  },
  {
    id: 'thanks',
    patterns: [],
    raw: [
      /^[\s¡!]*(?:ok(?:ay)?|great|perfect|perfecto|genial|muy bien|vale|listo|entendido|got it|i see|super|excelente)?[\s,.!]*(?:thanks?(?: you)?(?: so much| a lot| very much)?|thx|ty|(?:muchas |mil )?gracias|se lo agradezco|te lo agradezco|bye|goodbye|adi[oó]s|chao|hasta luego|ok(?:ay)?|great|perfect|perfecto|genial|vale|listo|entendido|got it)(?:[\s,]+(?:molly|for (?:your|the) help|por (?:su|tu|la) ayuda|again|de nuevo|bye|adi[oó]s|por todo))*(?:[\s!.,]|\p{Extended_Pictographic}|\uFE0F)*$/iu,
    ],
  },
  {
    id: 'greeting',
    patterns: [],
    raw: [
      /^[\s¡!]*(?:hi+|hello|hey+|hola+|good (?:morning|afternoon|evening|day)|buen(?:os|as)?(?: d[ií]as?| tardes| noches)?|qu[eé] tal|saludos|howdy)(?:[\s,!.¿?]+(?:molly|there|c[oó]mo est[aá]s?(?: usted)?|how are you(?: doing)?(?: today)?|hola|buen(?:os|as)? (?:d[ií]as?|tardes|noches)|qu[eé] tal))*(?:[\s!.,?¡¿]|\p{Extended_Pictographic}|\uFE0F)*$/iu,
    ],
  },
  {
    id: 'off-topic',
    patterns: [
      'python|javascript|typescript|java|html|css|sql|regex|excel & write|escrib*|fix|bug|function|funcion|script|haz*|create|code|codigo|how|como',
      'president*|election|elections|elecciones|politic*|senator|congress|congreso|democrat*|republican*|trump|biden|vote|votar',
      'weather|clima|rain|llover|lluvia & today|tomorrow|forecast|hoy|manana|going|va|how|what|como|esta',
      'capital of|de',
      '@number x @number',
      '@number plus|times|minus|divided|multiplied|mas|por|menos|entre by? @number',
      'math|maths|mathematics|matematicas|algebra|physics|fisica|chemistry|quimica|history|historia & homework|tarea|help|ayud*|solve|resuelve|exam|examen',
      'solve|resuelve ~ equation|ecuacion|integral|derivative|derivada',
      'world cup',
      'mundial|nba|nfl|messi|ronaldo & gano|won|win|juega|plays|partido|game|quien|who',
      'super bowl',
      'bitcoin|crypto|criptomonedas|horoscope|horoscopo|zodiac|lottery|loteria|forex',
      'stock|stocks|acciones & buy|comprar|invest|invertir',
      'recipe|receta for|de|para ~',
      'recommend|recomienda*|suggest ~ movie|film|book|restaurant|hotel|song|pelicula|libro|restaurante|serie|cancion',
      'tell|write|cuenta*|escrib*|compose ~ joke|poem|story|song|essay|chiste|poema|cuento|cancion|ensayo',
      'translate|traduce|traducir ~ to|into|al|a ~ french|german|chinese|italian|frances|aleman|ingles|italiano|spanish|english',
      'girlfriend|boyfriend|novia|novio & advice|consejo|should|debo|break|terminar|text',
      'tax|taxes|impuestos & file|pay|declar*|return|help',
    ],
    unless: ['@dental'],
  },
]
