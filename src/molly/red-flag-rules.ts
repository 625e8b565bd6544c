import type { Groups } from './patterns.ts'

export type RedFlagId =
  | 'breathing'
  | 'swelling'
  | 'knocked-out'
  | 'bleeding'
  | 'jaw-injury'
  | 'child-trauma'
  | 'chest-pain'
  | 'swallowed-object'
  | 'anaesthesia-reaction'
  | 'overdose'
  | 'self-harm'

export type Rule = {
  id: RedFlagId
  /** The anchor on /conditions/emergency, where one fits. */
  section?: string
  patterns: string[]
  /** Any of these anywhere in the message, and the rule is silent. */
  unless?: string[]
}

/** Told of an earlier year, these are history, not emergencies. */
export const injuries: RedFlagId[] = [
  'knocked-out',
  'jaw-injury',
  'child-trauma',
  'swallowed-object',
]

const persons =
  'i im ive my he hes his him she shes her we our me mi mis le les nos tengo tiene puedo hago'.split(
    ' ',
  )

/** A question without any of these asks in general, not for somebody. */
export const someone = [...persons, 'us', 'help', 'ayuda', 'knocked']

/** Left out before rules are matched: 'se me cayó un diente' becomes 'cayo diente'. */
export const smallWords =
  'a an the your its it this that they is are was were be been being got get gets getting has have had having very really so just also some of to too el la los las un una su se me lo te ya ha de muy bien tan esta como todo toda'
    .split(' ')
    .concat(persons.slice(0, -4))

export const groups: Groups = {
  cannot:
    'cant, cannot, can not|barely, couldnt, unable, not able, hard*, dif*ic*, trouble, problem*, strugg*, no pued*|logr*|deja|entra, apenas, cuest*',
  breathe: 'breath*, breth*, air, *respir*, aire',
  swallow: 'swal*, trag*, saliva',
  swell: 'swel*, swol*, puff*, balloon*, blew up, hinch*, incha*, inflam*',
  jaw: 'jaw*, mandib*, quij*',
  face: 'face, cheek*, eye*, neck, jaw*, chin, cara, cachet*, mejil*, ojo*, parpad*, cuello, mandib*, quij*',
  throat: 'throat*, airway, tongue*, gargant*, lengua*, floor mouth, lung*, pulmon*',
  fever: 'fever*, temperature, chills, fiebre, calentura, escalofr*',
  infection: 'absc*, infec*, pus, rotten|bad tooth, postem*, flemon',
  bleed: 'blee*, bled*, blood, ooz*, *sangr*, hemorr*',
  nonstop:
    'wont|not|doesnt|isnt|cant|cannot|didnt|never stop*|quit|clot, non stop, nonstop, pour*, gush*, heav*, badly, profus*, no pued*? par*|dej*|det*|cort*, sin parar, chorro*, abundan*',
  much: 'lot*, much*, still, keep*, sigue, sigo',
  wound:
    'extra*, pull*, surg*, remov*, took, wisdom, cut, gauz*, gasa*, sac*, quit*, cirug*, muela, cort*',
  routine: 'floss*, brush*, hilo, seda, cepill*, toothbrush',
  tooth: 'tooth, teeth, molar*, diente*, muela*, paleta*',
  mouth: '@tooth, @face, mouth, boca, lip*, labio*, head, cabeza',
  out: 'fell|came|comes|popped|flew|clean? out|off, cayo|cayeron|callo|cae|caido|sali*|sale|vol*|zafo|boto|perdi*, lost, tumb*, sac*, took',
  baby: 'baby|milk tooth|teeth, diente* leche, toddler, 1|2|3|4|two|three|four|dos|tres year*|ano*, month*|meses',
  adult: 'adult, permanent*, definitiv*',
  swallowed: 'swal*ed, inhaled*, chok* on, trago, trague, tragado, acab* tragar, aspire, aspiro',
  blow: 'fell on|off|from|down|over|and|at|into|in|against|face|i, i|son|daughter|kid|child|boy|girl|hij*|nin*|bebe fell|cayo|callo, cayo en|y|boca, cai, caerse, caida, tripped, slip*, resbal*, tropez*, estrell*, punch*, elbow*, headbutt*, kick*, smash*, bang*, hit by|in|on|head|face|mouth|teeth|chin, crash*, acciden*, colli*, faceplant*, ran into, golp*, pego, pegaron, pelot*, batazo, codazo, patada, porrazo, punet*, pelea, choque, choco|chocar con, atropell*, rompieron boca',
  sport:
    '*bike, *ball, hockey, soccer, fight, *bici*, columpio, recreo, jugando, partido, root*, raiz, complet*',
  child:
    'son, daughter*, child, kid, toddler*, baby, boy, girl, little one, year|month old, grand*, niece, nephew, hij*, nin*, bebe, nen*, niet*, sobrin*, alumn*',
  displaced:
    'broke*, fractur*, dislo*, shifted, popped, came, crooked, rota, romp*, quebr*, zaf*, desenc*, descolg*, fuera, stuck, locked, trab*',
  numbing: 'an*est*es*, novoc*, lidoc*, numb*, injec*, inyec*, shot',
  drug: 'antibio*, amoxi*, penicil*, clinda*, medic*, dentist*, ibup*, advil, tylenol*, *cetam*, pill*, tablet*, aspirin*, pain*, pastil*, jarabe, dose',
  reaction: 'rash, itch*, faint*, passed out, seizure, convul*, heart, pica, desmay*',
  took: '@swallowed, took, taken, ate, drank, tome, tomo, toma, comio, bebio',
  poison: 'bleach, peroxid*, clove, mouthwash, listerine, lejia, cloro, agua oxi*, enjuague*',
  soften: 'little, bit, slight*, mild*, poc*, poq*, leve*, liger*',
  usual: 'normal, how, cuanto, reduce, bajo',
  crown:
    'crown, filling, denture*, bridge, fake, temporary, veneer, implant*, corona, empaste, puente, dentad*, funda, calza',
  ache: 'pain*, hurt*, tight*, pressure, ache*, duel*, dolor, presion, apriet*, feels',
}

/** In order of urgency: the first rule that fires answers. */
export const rules: Rule[] = [
  {
    id: 'self-harm',
    patterns: [
      'suicid*',
      'kill*|harm*|hurting myself|himself|herself',
      'want|going hurt|cut myself',
      'end*|take own? life|all',
      'want*|rather|wish|off|if die|dead',
      'dont|not want live',
      'quitarme|terminar|acabar con? vida',
      'quiero|quisiera|voy|ganas|pienso a? en? matar*|morir*|hacerme',
      'no quiero|tengo? ganas? seguir? viv*',
    ],
    unless: ['than|que ~ dentist*', '@routine', '@tooth dead'],
  },
  {
    id: 'overdose',
    section: 'other-emergencies',
    patterns: [
      'overdos*|sobredosis',
      '@took <> many|much|demasi*|double|doble & @drug',
      'pase con @drug',
      '@took ~ 5|6|7|8|10|12|20|six|ten|diez ~ @drug',
      '@took|got ~ tube|bottle|whole|half|tubo|frasco|medio & @drug|toothpaste|pasta|@poison',
      '@took ~ @poison',
      '@child ~ ate|drank ~ @drug',
      'poisoned|envenen*|intoxico|intoxicad*',
    ],
    unless: ['@took ~ @soften|sin', 'how much|many', 'if|si @took'],
  },
  {
    id: 'anaesthesia-reaction',
    patterns: [
      'ana*il*',
      '@numbing & @reaction',
      '@drug|@numbing & hives|roncha*|urticaria',
      '@swell <> lip*|labio*',
      'allergic|alergica reaction',
      'reaccion alergica',
      'seizure',
    ],
    unless: ['scared|afraid|times', 'if allergic', '@soften'],
  },
  {
    id: 'swallowed-object',
    section: 'other-emergencies',
    patterns: [
      '@swallowed',
      'went|fell|fue|paso|stuck|lodged|atorad* ~ @throat',
      'choking|atragan*',
    ],
    unless: [
      'hazard*|reflex|tonsil*|amigd*|food|comida|scared|afraid|miedo',
      'feels like',
      '@swallowed ~ toothp*|pasta|@poison',
    ],
  },
  {
    id: 'breathing',
    section: 'swelling',
    patterns: [
      '@cannot ~ @breathe|@swallow|talk|hablar',
      'breath* ~ strugg*|hard',
      'catch|not|isnt|stopped breath*',
      'no|dejo|wont|doesnt|not respir*|responde|despierta|wak*',
      'short*|falta|sin|gasp* for? air|breath|aire|respiracion',
      'suffocat*|asfix*|ahogo|ahoga|ahogando|winded',
      '@throat <> clos*|tight*|cierra|cerrando',
      'drool* & @swell|@swallow',
      '@swell <> @throat',
      'turning|lips|poniendo blue|morad*|azul*',
      'unconscious|inconsciente|collapsed|fainted|desmayo|desvane*',
      'passed|blacked out',
      'perdi* conocimiento',
    ],
    unless: [
      '@swallow ~ pill*|pastil*|dry|@poison|toothp*',
      'dry|bad|mouth mouth|breath*',
      'boca seca',
      'breath*|respira through|por ~ mouth|boca',
      'apnea|snor*|ronc*|align*|taste|sore*|ulcer*|llaga|afta|climb*',
      'talk|hablar ~ with|con',
    ],
  },
  {
    id: 'chest-pain',
    patterns: [
      'chest|pecho <> @ache',
      '@jaw|toothache|@tooth & left|down|brazo arm|izquierdo?',
      '@jaw|toothache|@tooth & arm* @ache',
      '@jaw & sweat*|sud*',
      'dando|now|think|am heart|infarto attack?',
    ],
    unless: ['breastfe*|nursing|amamant*', 'dar|doy|toma pecho', 'blood pressure'],
  },
  {
    id: 'bleeding',
    section: 'bleeding',
    patterns: [
      '@bleed <> hours|hrs|horas|night|ayer',
      'mouth|boca|llen* <> full|fill*|llen*|boca ~ @bleed',
      'soak*|cambi* ~ gauz*|towel|pillow|gasa*',
      'vomit*|cough* ~ @bleed & @wound',
      '@bleed & @much & @wound',
      '@bleed & 911|urgen*|emergency|help|ayuda',
    ],
    unless: ['@usual', '@routine', '@bleed ~ @soften', 'weeks|months|semanas'],
  },
  {
    id: 'bleeding',
    section: 'bleeding',
    patterns: ['@bleed & @nonstop'],
    unless: ['@routine', '@bleed ~ @soften', 'weeks|months|semanas', 'how'],
  },
  {
    id: 'swelling',
    section: 'swelling',
    patterns: [
      '@swell|@infection|@cannot & @fever',
      '@swell|@infection & @cannot ~ open|abrir|see|ver',
      '@swell & spread*|creep*|extiend*|bajando & @face|@throat',
      '@infection & cuello|neck|eye|ojo',
      'eye|ojo <> shut|closing|cierra',
    ],
    unless: ['teething|denticion', 'saliendo ~ diente*', 'lymph|ganglio*'],
  },
  {
    id: 'swelling',
    section: 'swelling',
    patterns: [
      '@swell <> @face',
      '@face & balloon|chipmunk|pelota|huge|enorme|double|doble',
      'bola|lump ~ cuello|neck',
    ],
    unless: ['@soften', '@usual', 'lymph|ganglio*|sinus*'],
  },
  {
    id: 'knocked-out',
    section: 'knocked-out',
    patterns: [
      'kno*k*|punched <> out & @tooth',
      'avuls*',
      '@out <> @tooth & @blow|@sport',
      '@tooth & @out|knocked & in|en ~ hand|milk|mano|leche',
      '@adult <> @out',
      'put|poner ~ back|volver & @tooth & knock*|golpe',
    ],
    unless: [
      'knock* you|him|her|me|them|put out',
      'knocked out for|during|to|asleep',
      'dream*|sone|sonar',
      '@crown <> @out',
      'implant*|replac*|cost|options|fairy|decay|primer|detras',
    ],
  },
  {
    id: 'child-trauma',
    section: 'baby-tooth',
    patterns: [
      '@child & @blow & @mouth',
      '@tooth ~ push*|disappeared ~ in|into|up|back',
      'metio ~ @tooth & encia',
    ],
    unless: ['asleep|dormid*', 'primer'],
  },
  {
    id: 'jaw-injury',
    section: 'jaw-injury',
    patterns: [
      '@jaw <> @displaced',
      '@cannot ~ close|shut|cerrar|bring ~ mouth|@jaw|teeth|boca',
      'concussion|conmocion',
      '@blow <> head|cabeza|face|mouth|cara|boca',
      '@blow & @jaw',
      '@blow|cara & teeth|bite|dientes <> dont|off|no|partieron',
      'acciden*|crash & @mouth',
    ],
    unless: [
      '@soften',
      'implant*|insurance',
      'sometimes|veces|click*|overbite|stick|grind*|surgery',
    ],
  },
]
