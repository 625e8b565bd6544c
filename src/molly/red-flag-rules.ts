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

/** Where one wrong letter would hide an emergency. Words a letter away must be rare: not 'swelling'. */
export const typoWords =
  'swollen bleeding breathing swallow knocked unconscious hinchada hinchado sangrando respirar garganta mandibula diente'.split(
    ' ',
  )

const persons =
  'i im ive my he hes his him she shes her we our me mi mis le les nos tengo tiene puedo hago'.split(
    ' ',
  )

/** A question without any of these asks in general, not for somebody. */
export const someone = [...persons, 'us', 'help', 'ayuda', 'knocked']

/** Left out before rules are matched: 'se me cayó un diente' becomes 'cayo diente'. */
export const smallWords =
  'a an the your its it this that they is are was were be been being got get gets getting has have had having very really so just also some of to el la los las un una su se me lo te ya ha de muy bien tan esta como todo toda'
    .split(' ')
    .concat(persons.slice(0, -4))

export const groups: Groups = {
  cannot:
    'cant, cannot, can not|barely, couldnt, unable, not able, hard*, dif*ic*, trouble, problem*, strugg*, no pued*|logr*|deja|entra, apenas, cuest*',
  breathe: 'breath*, breth*, air, *respir*, aire',
  swallow: 'swal*, trag*, saliva',
  swell: 'swel*, swol*, puff*, balloon*, blew up, hinch*, incha*, inflam*',
  jaw: 'jaw*, mandib*, quij*',
  face: '@jaw, face, cheek*, eye*, neck, chin, cara, cachet*, mejil*, ojo*, parpad*, cuello',
  throat: 'throat*, airway, tongue*, gargant*, lengua*, floor mouth, lung*, pulmon*',
  fever:
    'fever*, high|running temperature, temperature 1*|3*, chills, fiebre, calentura, escalofr*',
  infection: 'absc*, infec*, pus, rotten|bad tooth, postem*, flemon',
  bleed: 'blee*, bled*, blood, ooz*, *sangr*, hemor*',
  nonstop:
    'wont|not|doesnt|isnt|cant|cannot|didnt|never stop*|quit|clot, non stop, nonstop, pour*, gush*, heav*, keeps coming, badly, profus*, no pued*? par*|dej*|det*|cort*, sin parar|control, chorr*, abundan*',
  much: 'lot*, much*, demasi*, still, keep*, sigue, sigo',
  wound:
    'extra*, pull*, surg*, remov*, took, wisdom, cut, gauz*, gasa*, sac*, quit*, cirug*, muela, cort*',
  routine: 'floss*, brush*, hilo, seda, cepill*, toothbrush',
  tooth: 'tooth, teeth, molar*, diente*, muela*, paleta*',
  mouth: '@tooth, @face, mouth, boca, lip*, labio*, gum*, encia*, head, cabeza',
  out: 'fell|came|comes|popped|flew|knocked clean? out|off, cayo|cayeron|callo|cae|caido|sali*|sale|zafo|boto|perdi*, lost',
  struck: 'tumb*, volo|volaron, sac*, took, arranc*',
  adult: 'adult, permanent*, definitiv*',
  swallowed: 'swal*ed, inhaled*, chok* on, trago, trague, tragado, acab* tragar, aspire, aspiro',
  crash:
    'in|en|car|bike|motorcycle|tuve accident|accidente|crash|choque, crash* into, choque, choco|chocar con, atropell*, collid*',
  blow: '@crash, fell on|off|from|down|over|and|at|into|in|against|face, i|son|daughter|kid|child|boy|girl|hij*|nin*|bebe fell|cayo|callo, cayo en|y|boca|hij*|nin*|bebe|nen*, cai, caerse, caida, tripped, slip*, resbal*, tropez*, estrell*, punch*, elbow*, headbutt*, kicked, smash*, banged, hit by|in|on|head|face|mouth|teeth|chin, faceplant*, face plant*, ran into, golp*, pego, pegaron, pelot*, batazo, codo, codazo, patada, porrazo, punet*, pelea, rompieron boca',
  sport: '*bike, *ball, hockey, soccer, fight, *bici*, moto, columpio, recreo, jugando, partido',
  child:
    'son, daughter*, child, kid, toddler*, baby, boy, girl, little one, year|month old, grand*, niece, nephew, hij*, nin*, bebe, nen*, niet*, sobrin*, alumn*',
  displaced:
    'broke*, fractur*, dislo*, shifted, popped|came out, crooked, rota, romp*, quebr*, zaf*, desenc*, descolg*, fuera, salio, stuck, locked, trabo, trabad*',
  numbing: 'an*est*es*, novoc*, lidoc*, numb*, injec*, inyec*, shot',
  drug: 'antibio*, amoxi*, penicil*, clinda*, medic*, ibup*, advil, tylenol*, *cetam*, pill*, tablet*, aspirin*, painkiller*, pain meds|pills|reliever*, pastil*, jarabe, dose, dosis',
  reaction:
    'rash, itchy, itching all, faint*, passed out, seizure, convul*, heart rac*|pound*, pica, desmay*',
  took: '@swallowed, took, taken, ate, chew*, drank, chug*, gulp*, guzzl*, downed, tome, tomo, toma, comio, bebio, empine, empino',
  poison:
    'bleach, peroxid*, clove, mouthwash, listerine, whiten* gel|strip*, lejia, cloro, agua oxi*, enjuague*, clavo, gel|tiras? blanque*',
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
      'end*|take own? life',
      'end all',
      'want*|rather|wish|off|if die|dead',
      'dont|not want live',
      'quitarme|terminar|acabar con? vida',
      'quiero|quisiera|voy|ganas|pienso a? en? matar*|morir*|hacerme',
      'no quiero|tengo ganas? seguir? viv*',
    ],
    unless: ['than|que ~ dentist*', '@routine', '@tooth dead', 'dead @tooth|nerve'],
  },
  {
    id: 'overdose',
    patterns: [
      'overdos*|sobredosis',
      '@took ~ too|demasi*|double|twice|doble|extra|muchas ~ @drug',
      '@took ~ @drug ~ too many|much',
      '@took ~ @drug ~ demasi*',
      'pase con? @drug',
      '@took ~ 5|6|7|8|10|12|20|six|ten|diez ~ @drug',
      '@took|got ~ tube|bottle|whole|half|tubo|frasco|medio ~ @drug|toothpaste|pasta|@poison',
      '@took <> @poison',
      '@child ~ ate|drank|into ~ @drug',
      'poisoned|envenen*|intoxico|intoxicad*',
    ],
    unless: ['@took ~ @soften|sin', 'how much|many', 'if|si @took'],
  },
  {
    id: 'anaesthesia-reaction',
    patterns: [
      'ana*il*',
      '@numbing & @reaction',
      '@drug|@numbing & hives|roncha*|urticaria|rash|sarpullido',
      'hives & dentist*',
      '@swell <> lip*|labio*',
      'allergic|alergica reaction',
      'reaccion alergica',
      'seizing|convulsionando',
    ],
    unless: ['scared|afraid|times|whiten*', 'if allergic', '@soften', 'bit|braces|brackets'],
  },
  {
    id: 'swallowed-object',
    patterns: [
      '@swallowed',
      'went|fell|fue|paso|stuck|lodged|atorad* ~ @throat',
      'choking|atragan*',
    ],
    unless: [
      'hazard*|reflex|tonsil*|amigd*|food|comida|scared|afraid|miedo',
      'feels like',
      '@swallowed ~ toothp*|pasta|@poison|@drug',
      'tom*|beb* trago*',
    ],
  },
  {
    id: 'breathing',
    patterns: [
      '@cannot ~ @breathe|@swallow|talk|hablar',
      'breath* ~ strugg*|hard',
      'catch|not|isnt|stopped breath*',
      'no|dejo|wont|doesnt|not respir*|responde|responding|despierta|wak*',
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
      'cold air',
      'breath*|respira through|por ~ mouth|boca',
      'apnea|snor*|ronc*|align*|taste|sore*|ulcer*|llaga|afta|climb*|mensajes',
      'talk|hablar ~ with|con|dentist*',
    ],
  },
  {
    id: 'chest-pain',
    patterns: [
      'chest|pecho <> @ache',
      '@jaw|toothache|@tooth & left|down arm',
      '@jaw|toothache|@tooth & brazo',
      '@jaw|toothache|@tooth & arm* @ache',
      '@jaw & sweat*|sud*',
      'dando|now|think|am heart|infarto attack?',
    ],
    unless: ['breastfe*|nursing|amamant*', 'dar|doy|toma pecho', 'blood pressure'],
  },
  {
    id: 'bleeding',
    patterns: [
      '@bleed <> hours|hrs|horas|night|noche|ayer',
      'hemor*',
      'cant|cannot ~ @bleed ~ stop*|under',
      'mouth|boca|llen* <> full|fill*|llen*|boca ~ @bleed',
      'soak*|cambi* ~ gauz*|towel|pillow|gasa*',
      'vomit*|cough* ~ @bleed & @wound',
      '@bleed & @much & @wound',
      '@much blood|sangre & mouth|boca',
      '@bleed & 911|ambulan*',
    ],
    unless: ['@usual', '@routine', '@bleed ~ @soften', 'weeks|months|semanas'],
  },
  {
    id: 'bleeding',
    patterns: ['@bleed & @nonstop'],
    unless: ['@routine', '@bleed ~ @soften', 'weeks|months|semanas', 'how'],
  },
  {
    id: 'swelling',
    patterns: [
      '@swell|@infection & @fever',
      '@swell|@infection & @cannot ~ open|abrir|see|ver',
      '@swell & spread*|creep*|extiend* & @face|@throat',
      'baj* ~ @swell ~ cuello|garganta|pecho',
      '@face & chipmunk|globo',
      '@face <> balloon|pelota|huge|enorme|deforme',
      '@face ~ twice|double|doble ~ size|tamano',
      '@infection & cuello|neck|eye|ojo',
      'eye|ojo <> shut|closing|cierra',
    ],
    unless: ['teething|denticion', 'saliendo ~ diente*', 'lymph|ganglio*'],
  },
  {
    id: 'swelling',
    patterns: ['@swell <> @face', 'bola|lump ~ cuello|neck'],
    unless: ['@soften', '@usual', 'lymph|ganglio*|sinus*'],
  },
  {
    id: 'knocked-out',
    patterns: [
      'kno*k*|punched <> out & @tooth',
      'avuls*',
      '@out <> @tooth & @blow|@sport|root*|raiz|complet*|entero',
      '@struck <> @tooth & @blow|@sport',
      'root* & took out @tooth|front',
      '@tooth & @out|knocked|tumb* & in|en glass|vaso? hand|milk|mano|leche',
      '@adult <> fell|came out|off',
      '@adult <> lost|cayo|perdi*',
      'put|poner ~ back|volver & @tooth & knock*|golpe',
    ],
    unless: [
      'knock* you|him|her|me|them|put out',
      'knocked out for|during|to|asleep',
      'dream*|sone|sonar',
      '@crown <> @out',
      'implant*|replac*|reempl*|cost|options|insurance|fairy|decay|primer|detras|noche',
    ],
  },
  {
    id: 'child-trauma',
    patterns: [
      '@child & @blow & @mouth',
      '@tooth ~ pushed|disappeared ~ in|into|up|back & @blow|@bleed|gum',
      'metio ~ @tooth & encia',
    ],
    unless: ['asleep|dormid*', 'primer', 'chicle|gum <> pego|stuck'],
  },
  {
    id: 'jaw-injury',
    patterns: [
      '@jaw feels|might|may|completely|got? @displaced',
      '@displaced @jaw',
      '@cannot ~ close|shut|cerrar ~ mouth|@jaw|boca',
      '@cannot ~ move|mover ~ @jaw',
      '@cannot ~ bring|close|juntar ~ teeth|dientes',
      'concussion|conmocion',
      '@blow <> head|cabeza|face|mouth|cara|boca',
      '@blow & @jaw',
      '@blow & teeth|bite|dientes <> dont|off|no',
      'partieron|rompieron diente*',
      '@crash & @mouth',
    ],
    unless: [
      '@soften',
      'implant*|insurance|gap|espacio',
      'sometimes|veces|click*|overbite|stick|grind*|surgery',
    ],
  },
]
