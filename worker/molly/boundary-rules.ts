import type { Groups } from '../../src/molly/patterns.ts'

export type BoundaryId =
  | 'manipulation'
  | 'personal-data'
  | 'harmful'
  | 'dose'
  | 'prescription'
  | 'skip-dentist'
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
  dental:
    'tooth, teeth, gum, gums, dent*, mouth, toothpaste, floss*, brush*, braces, cavit*, implant*, crown*, jaw, smile, whiten*, diente*, muela*, encia*, boca, pasta, hilo, cepill*, frenos, brackets, caries, corona*, sonrisa, blanque*, endodoncia*, aliento, ortodon*, odonto*',
  medicine:
    'ibuprofen*, advil, motrin, acetaminophen, paracetamol, tylenol, acetaminofen, aspirin*, naproxen*, aleve, amoxicil*, penicil*, clindamyc*, clindamic*, metronidazol*, azithromyc*, azitromic*, antibiotic*, painkiller*, pain reliever*, pain pill*, pain meds, pain medicine, medicine, medication, pill, pills, tablet, tablets, analgesic*, calmante*, pastilla*, medicina*, medicamento*, tramadol, codein*, oxycod*, hydrocod*, ketorolac*, diclofenac*, dipirona, metamizol, nimesulida, dexameta*, lidocain*, benzocain*, orajel, melatonin*, valium, diazepam, xanax, lorazepam',
  amount:
    'how much, how many, what dose, what dosage, dose, dosage, dosis, mg, milligram*, miligramo*, ml, gotas, how often, every how many hours, cuanto, cuanta, cuantos, cuantas, cada cuanto, cada cuantas horas, que cantidad, maximum, max, maximo, per kilo, por kilo, double up',
  myBody:
    'my tooth, my teeth, my gum, my gums, my mouth, my tongue, my jaw, my son, my daughter, my child, my kid, my baby, mi diente, mis dientes, mi muela, mis muelas, mi encia, mis encias, mi boca, mi lengua, mi hijo, mi hija, mi bebe, i, me',
  disease:
    'gum disease, gingivitis, periodontitis, cavity, cavities, caries, cancer, abscess, infection, infected, dry socket, tmj, bruxism, leukoplakia, thrush, herpes, cracked tooth, enfermedad de las encias, cancer, absceso, infeccion, infectada, infectado, alveolitis, bruxismo, hongos, candidiasis',
  number: '0*, 1*, 2*, 3*, 4*, 5*, 6*, 7*, 8*, 9*',
  diy: 'myself, at home, by myself, on my own, yo mismo, yo misma, en casa, en mi casa, por mi cuenta, solo, sola, without a dentist, sin dentista, without going, sin ir',
}

/** In order: the first rule that applies answers. */
export const rules: BoundaryRule[] = [
  {
    id: 'manipulation',
    patterns: [
      'ignore|disregard|forget|override|bypass ~ instructions|rules|prompt|guidelines|restrictions|everything|limits',
      'ignora|olvida|desobedece|omite|ignore|olvide ~ instrucciones|reglas|indicaciones|restricciones|todo|limites',
      'system|hidden|initial|original|secret prompt|instructions|message',
      'prompt del sistema',
      'instrucciones|prompt ~ sistema|iniciales|ocultas|secretas|originales',
      'what are|were your instructions|rules|prompt',
      'cuales son tus|sus instrucciones|reglas',
      'reveal|show|print|repeat|output|leak ~ prompt|instructions|system|above',
      'muestra|muestrame|repite|revela|imprime ~ prompt|instrucciones|arriba',
      'jailbreak|dan mode|developer mode|god mode|modo desarrollador|modo dan',
      'pretend|act|roleplay|role play|behave|respond to? ~ as|like|you|be ~ doctor|dentist|dan|unrestricted|evil|hacker|character|no',
      'pretend ~ you are|to be|youre',
      'you are now|from now on you',
      'finge|actua|simula|hazte|comportate ~ como|que|ser|eres|pasar ~ doctor|medico|dentista|hacker|sin|otra',
      'a partir de ahora eres|seras|responde',
      'eres ahora',
      'do anything now',
      'base64|rot13|decode this|decodifica|hex string',
      'begin|end ~ system|assistant|user',
      'new instructions',
      'nuevas instrucciones',
      'sudo|admin mode|override code',
      'api key|password|secret key|token|contrasena|clave secreta & your|tu|su|give|show|dame|muestra',
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
      'my ssn|social security number? is',
      'my passport|insurance|member|policy|card number|id is',
      'mi|numero ~ cedula|dni|curp|rfc|pasaporte|cuit ~ es',
      'vivo en|mi direccion ~ calle|avenida|numero',
    ],
    raw: [
      /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
      /\b\d{3}-\d{2}-\d{4}\b/,
      /\b(?:\d[ -]?){13,19}\b/,
      /(?:\+\d{1,3}[\s.-]?)?\(?\d{2,4}\)?[\s.-]?\d{3,4}[\s.-]?\d{4}\b/,
      /\b[A-Z]{4}\d{6}[HM][A-Z]{5}[A-Z0-9]\d\b/,
      /\b(?:dni|cc|c[eé]dula|ssn|curp|rfc|pasaporte)\D{0,12}\d{6,}/i,
    ],
    unless: ['poison help', '1 800 222 1222'],
  },
  {
    id: 'harmful',
    patterns: [
      'pull|pulling|extract|extracting|yank|remove|removing|take ~ tooth|teeth|molar|implant|crown ~ @diy|pliers|string|door',
      'pull|extract|yank|remove ~ tooth|teeth|molar|implant & @diy|pliers|alicate',
      'pliers',
      'sacar|sacarme|arrancar|arrancarme|extraer|quitarme|saco|arranco ~ diente|muela|dientes|corona|implante & @diy|alicate|pinzas|hilo|puerta|pinza',
      'alicate|pinzas ~ diente|muela',
      'file|filing|shave|shaving|sand|sanding|grind|grinding down my|your|own|the tooth|teeth & nail|file|dremel|sandpaper|emery|@diy',
      'nail file|dremel|sandpaper|emery & tooth|teeth|denture',
      'limar|limarme|lijar|lijarme|lima ~ diente|dientes',
      'super glue|superglue|krazy glue|glue|gorilla ~ tooth|teeth|crown|veneer|bracket|denture|filling',
      'pegar|pego|pegarme|pegamento|gotita|kola|resistol ~ diente|dientes|corona|carilla|bracket|dentadura|puente',
      'bleach|clorox|lejia|cloro|lavandina & whiten*|clean*|rinse*|gargle*|blanque*|limpi*|enjuag*|teeth|tooth|mouth|diente*|boca',
      'household|laundry bleach & teeth|mouth',
      'battery acid|acid|acido|muriatico ~ teeth|tooth|dientes',
      'lemon|lime|vinegar|limon|vinagre ~ leave|overnight|directly|undiluted|puro & teeth|dientes',
      'drain|pop|lance|cut|squeeze|burst|pierce ~ abscess|pimple on|gum boil|boil & @diy|needle|gum|myself|i',
      'reventar|reventarme|pinchar|pincharme|abrir|cortar|drenar ~ absceso|postemilla|flemon|bola|grano ~ @diy|encia|aguja?',
      'drill|drilling|fill ~ my|own|the tooth|cavity @diy',
      'taladrar ~ diente|muela|dientes',
      'braces|align|straighten|move|close|fix ~ rubber bands|elastics|hair ties|paper clips|@diy',
      'rubber bands|elastics|hair tie & gap|teeth|straighten*',
      'ligas|elasticos|hilo|clips ~ cerrar|enderezar|mover & diente*',
      'enderezar|mover|alinear ~ dientes & @diy',
      'make|build|print|3d ~ own|diy braces|aligners|dentures|retainer',
      'remove|take off|cut off|pry off my? braces|brackets & @diy|pliers|knife',
      'quitarme|quitar|sacarme los? brackets|frenos & @diy|pinzas',
      'whisky|whiskey|alcohol|vodka|tequila|aguardiente & baby|teething|bebe|dientes|tooth|gum|encia|muela|toothache',
      'inject|injecting|inyectar|inyectarme ~ gum|gums|encia|lidocaine|anestesia|lidocaina|antibiotico',
      'aspirin|aspirina ~ on|in|en|sobre ~ tooth|gum|muela|encia|diente',
      'gasoline|gasolina|kerosene|battery|formaldehyde|formol',
    ],
    unless: ['is it safe|ok|bad|dangerous|harmful to chew', 'cause|causes ~ grind*', 'baby|loose ~ tooth & my|his|her|son|daughter|kid|child ~ loose', 'diente flojo|de leche'],
  },
  {
    id: 'dose',
    patterns: [
      '@amount ~ @medicine',
      '@medicine ~ @amount',
      '@medicine & mg|milligrams|miligramos|dose|dosage|dosis',
      'take|taking|give|combine|mix|alternate|tomar|tomo|dar|doy|darle|combinar|mezclar|alternar ~ @medicine ~ and|with|together|con|y|junto|juntos ~ @medicine',
      'two|three|four|2|3|4|dos|tres|cuatro ~ @medicine ~ at once|together|a la vez|juntas|juntos',
      'more|extra|double|mas|doble ~ @medicine ~ than|de lo',
      'can|could|puedo|puede i|we|my? ~ take|tomar|darle|give ~ @medicine',
      'safe|seguro|ok|okay|bad|malo ~ to|tomar|take|give|dar ~ @medicine',
    ],
    unless: ['do i|does|need|needs ~ antibiotic*', 'necesito|necesita|hacen falta ~ antibiotic*', 'whitening|toothpaste|fluoride|mouthwash'],
  },
  {
    id: 'prescription',
    patterns: [
      'what|which ~ antibiotic*|medicine|medication|painkiller*|pills|drug ~ take|use|need|best|should|good',
      'que|cual|cuales ~ antibiotico*|medicina|medicamento|pastilla*|remedio|analgesico|calmante ~ tomo|tomar|uso|usar|necesito|sirve|bueno|mejor|recomienda*|compro',
      'best|strongest ~ antibiotic*|painkiller*|pain pills?|medicine for',
      'mejor|fuerte ~ antibiotico|calmante|pastilla|analgesico ~ para',
      'prescribe|prescription|recetar|recetame|recetarme|recetas|recete|receteme|recetan',
      'receta ~ medic*|antibiotic*|amoxi*',
      'recommend|suggest|recomienda*|sugiere* ~ @medicine',
      'get|buy|comprar|conseguir ~ @medicine ~ without|sin|online',
      'should|debo|deberia i? take|tomar ~ @medicine',
      'take|tomar|tomo ~ leftover|sobrante*|sobro|old|viejos ~ @medicine',
      '@medicine ~ leftover|left over|que me sobro|sobrante',
    ],
    unless: ['toothpaste|mouthwash|fluoride', 'do i need antibiotics', 'necesito antibiotic*'],
  },
  {
    id: 'skip-dentist',
    patterns: [
      'instead of a|the|going|seeing|my? ~ dentist',
      'without ~ dentist & fix|treat|cure|heal|handle|avoid|get',
      'avoid|skip|cancel|stop ~ dentist|root canal|appointment|treatment ~ altogether|completely|forever|and|at home|instead?',
      'do i really need|have to go|see ~ dentist',
      'cure|heal|fix|treat|reverse ~ cavity|cavities|abscess|periodontitis|gum disease|tooth infection|root canal ~ @diy|naturally',
      'en vez|lugar de ~ dentista',
      'sin ir al|sin dentista|ver ~ dentista?',
      'curar|curarme|arreglar|tratar|quitar ~ caries|absceso|infeccion|periodontitis ~ @diy|naturalmente|natural',
      'no quiero|voy a? ir al dentista',
      'tengo|hay que ir al dentista si? ~ no duele',
      'stop|quit|ignore|dejar|ignorar ~ treatment|tratamiento ~ dentist*',
    ],
    unless: ['anxiety|afraid|scared|fear|nervous|panic', 'miedo|ansiedad|panico|nervios', 'cost|afford|money|cheap|insurance|dinero|barato|pagar|seguro'],
  },
  {
    id: 'diagnosis',
    patterns: [
      'diagnose|diagnosis|diagnosing|diagnosticar|diagnostique|diagnosticame|diagnostica|diagnostico',
      'what do i have',
      'what is|whats wrong with @myBody',
      'do|could|might|did i|we|my? ~ have|got|be|getting ~ @disease',
      'is|could|can|might it|this|that be? a|an|my|the|oral|mouth|just|really|gum? @disease',
      'is|are|could my ~ be? ~ @disease',
      'am i|is my son|daughter|child ~ having|getting ~ @disease',
      'tell me what|if ~ have|is wrong',
      'look|see ~ photo|picture|image|xray|x ray',
      'decirme|digame|dime|sabe|saber|saben lo? que tengo|tiene',
      'que tengo yo|doctora|molly',
      'que sera|padezco',
      'que tiene mi ~ hijo|hija|diente|muela|encia|boca|bebe',
      'sera|es|seran|podria|puede ser|tener|que sea? ~ @disease',
      'tengo yo? ~ @disease & digame|dime|sera|saber|confirma*|verdad',
      'digame|dime|sabes|sabe que|si ~ tengo|tiene|es ~ @disease?',
      'foto|imagen|radiografia ~ mira|mire|ve|revisa|revise|analiza|analice|le mando|adjunto',
      'mira|mire|revisa|analiza ~ foto|imagen|radiografia',
      'how bad|serious is my',
      'que tan grave es|esta mi',
    ],
    unless: [
      'how do i know if',
      'como se|saber si',
      'signs|symptoms|sintomas|senales',
      'cause|causes|causa|causar|provoca*|lead|produce',
      'contagious|contagios*|hereditary|heredit*|common|comun|curable|reversible|dangerous|peligros*|linked|related',
      'difference|diferencia',
      'sensitivity or',
      'sensibilidad o|es caries',
      'go away|se quita|cura',
      'more|mas ~ likely|frecuente|common|comun',
      'get|have ~ implant*|braces|whiten*|crown',
      'used|usa ~ for',
      'diagnosed',
      'me diagnosticaron',
      'prevent*|evit*|prevenir',
    ],
  },
  {
    id: 'about-molly',
    patterns: [
      'are you ~ dentist|doctor|human|real|person|robot|bot|ai|machine|nurse|chatgpt|gpt|qualified|licensed',
      'who|what are you',
      'who made|built|created|trained you',
      'what can you|molly do|help|answer',
      'whats|what is your name',
      'tell me about yourself',
      'how do you|does molly work|know',
      'do you ~ store|save|keep|record|remember|share ~ messages|conversation|data|chat|this|me|what',
      'is this|that chat|conversation? ~ private|recorded|saved|confidential',
      'can i trust you|molly',
      'es usted|eres|sos ~ dentista|doctora|medica|humana|real|persona|robot|maquina|ia|bot|inteligencia',
      'quien|que es usted|molly|eres|sos',
      'quien te|la|lo hizo|creo|programo',
      'que puedes|puede|podes hacer|responder|usted?',
      'como te llamas|se llama|funcionas|funciona usted|molly?',
      'guardas|guarda|guardan|almacenan|graban|comparten ~ mensajes|datos|conversacion|informacion|preguntas|esto|escribo',
      'puedo confiar en ti|usted|molly',
      'hablo con una? ~ persona|dentista|robot|humano',
      'am i talking|speaking to|with ~ person|human|dentist|bot',
    ],
    unless: ['what can you ~ gums|teeth|tooth|tell|recommend', 'como te cepillas'],
  },
  {
    id: 'thanks',
    patterns: [],
    raw: [
      /^[\s¡!]*(?:ok(?:ay)?|great|perfect|perfecto|genial|muy bien|vale|listo|entendido|got it|i see|super|excelente)?[\s,.!]*(?:thanks?(?: you)?(?: so much| a lot| very much)?|thx|ty|(?:muchas |mil )?gracias|se lo agradezco|te lo agradezco|bye|goodbye|adi[oó]s|chao|hasta luego|ok(?:ay)?|great|perfect|perfecto|genial|vale|listo|entendido|got it)(?:[\s,]+(?:molly|for (?:your|the) help|por (?:su|tu|la) ayuda|again|de nuevo|bye|adi[oó]s|por todo))*[\s!.,🙏😊👍❤️]*$/iu,
    ],
  },
  {
    id: 'greeting',
    patterns: [],
    raw: [
      /^[\s¡!]*(?:hi+|hello|hey+|hola+|good (?:morning|afternoon|evening|day)|buen(?:os|as)?(?: d[ií]as?| tardes| noches)?|qu[eé] tal|saludos|howdy)(?:[\s,!.¿?]+(?:molly|there|c[oó]mo est[aá]s?(?: usted)?|how are you(?: doing)?(?: today)?|hola|buen(?:os|as)? (?:d[ií]as?|tardes|noches)|qu[eé] tal))*[\s!.,?¡¿👋😊]*$/iu,
    ],
  },
  {
    id: 'off-topic',
    patterns: [
      'python|javascript|typescript|java|html|css|sql|regex|excel|code|codigo|programa|programming & write|escrib*|fix|bug|function|funcion|script|how|haz*|create',
      'president*|elections?|election|elecciones|politic*|senator|congress|congreso|democrat*|republican*|trump|biden|gobierno|vote|votar|voto',
      'weather|clima|rain|llover|lluvia|pronostico & today|tomorrow|forecast|hoy|manana|going|va|how|what|como|que',
      'capital of|de',
      'solve|resuelve|calculate|calcula|whats|what|cuanto|integral|derivative|equation|ecuacion|derivada & math*|matematic*|equation|ecuacion|integral|derivative|derivada|plus|times|divided|mas|por ~ @number',
      'math|maths|mathematics|matematicas|algebra & homework|tarea|help|ayud*',
      '@number plus|times|minus|divided|multiplied|mas|por|menos|entre by? @number',
      'world cup|mundial|super bowl|nba|nfl|premier league|champions|messi|ronaldo',
      'stock|stocks|bitcoin|crypto*|forex|acciones ~ buy|comprar|invest|invertir|price|precio',
      'bitcoin|crypto|criptomonedas|horoscope|horoscopo|zodiac|lottery|loteria',
      'recipe|receta ~ for|de|para ~ cake|bread|chicken|pasta|tamales|arepas|pollo|arroz|sopa|torta|empanadas',
      'movie|film|netflix|song|lyrics|pelicula|serie|cancion|letra ~ recommend|watch|recomienda*|ver|write|escribe|of|de',
      'recommend|recomienda*|suggest ~ movie|film|book|restaurant|hotel|song|pelicula|libro|restaurante|serie|cancion',
      'tell|write|cuenta*|escribe*|compose ~ joke|poem|story|song|essay|chiste|poema|cuento|cancion|ensayo',
      'homework|tarea & history|historia|physics|fisica|chemistry|quimica|essay|ensayo|matematicas|math',
      'translate|traduce|traducir ~ to|into|al|a ~ french|german|chinese|italian|frances|aleman|ingles|italiano',
      'girlfriend|boyfriend|novia|novio|crush|divorce|divorcio ~ advice|consejo|should|debo|break|terminar',
      'tax|taxes|impuestos ~ help|file|pay|declar*|return',
    ],
    unless: ['@dental'],
  },
]
