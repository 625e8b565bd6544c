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
export const injuries: RedFlagId[] = ['knocked-out', 'jaw-injury', 'child-trauma', 'swallowed-object']

/** Words of their own that look like a typo of one in the tables. */
export const realWords = 'breaths breathed cooking joking threat'.split(' ')

/** Left out before rules are matched: 'se me cayó un diente' becomes 'cayo diente'. */
export const smallWords =
  'a an the my his her our your its it this that i im ive he hes she shes we they is are was were be been being got get gets getting has have had having very really so just some of to too el la los las un una mi mis su se me le les nos lo te ya ha de muy bien tan esta como todo toda'.split(
    ' ',
  )

export const groups: Groups = {
  cannot:
    'cant, cannot, can|no not|barely|hardly, couldnt, unable, not able, hard*, diffic*, dific*, trouble, problem*, strugg*, barely, no pued*|logr*|deja|entra, casi no, apenas, cuest*',
  breathe: 'breath*, breth*, air, *respir*, aire',
  swallow: 'swal*, trag*, saliva',
  swell: 'swel*, swol*, puff*, balloon*, blew up, hinch*, incha*, inflam*',
  face: 'face, cheek*, eye*, neck, jaw*, chin, cara, cachet*, mejil*, ojo*, parpad*, cuello, mandib*, quij*',
  airway: 'tongue, throat, airway, floor mouth, lengua, gargant*',
  fever: 'fever*, temperature, chills, fiebre, calentura, escalofr*',
  infection: 'absc*, infec*, pus, rotten|bad tooth, postem*, flemon',
  bleed: 'blee*, bled*, blood, ooz*, *sangr*, hemorr*',
  nonstop:
    'wont|not|doesnt|isnt|cant|cannot|didnt|never stop*|quit|clot, non? stop, nonstop, pour*, gush*, heavily, badly, profus*, no pued*? par*|dej*|det*|cort*, sin parar, chorro*, abundan*',
  much: 'heavy, lot, lots, much*, still, keep*, sigue, sigo',
  wound: 'extra*, pull*, surg*, remov*, took, taken, wisdom, cut, gauz*, gasa*, sac*, quit*, cirug*, muela, cort*',
  routine: 'floss*, brush*, hilo, seda, cepill*, toothbrush',
  tooth: 'tooth, teeth, molar*, diente*, muela*, paleta*',
  out: 'fell|came|comes|popped|flew out|off, cayo|cayeron|callo|cae|caido|sali*|sale|volo|volaron|zafo|perdi|perdio, lost',
  baby: 'baby|milk tooth|teeth, diente* leche, toddler, 1|2|3|4|two|three|four|dos|tres year*|ano*, month*|meses',
  adult: 'adult, permanent*, definitiv*',
  device:
    'tooth, teeth, crown, filling, bridge, denture*, brac*, wire, needle, align*, retain*, drill, piece, toothbrush, diente*, dentad*, corona, funda, puente, alambre, aguja, pedazo, liga',
  swallowed: 'swal*ed, inhaled, choked|choking on, trago, trague, tragar, aspir*, atragan*',
  blow: 'fell on|off|from|down|over|and|at|into|in|against|face|i, i|son|daughter|kid|child|boy|girl|hij*|nin*|bebe fell|cayo|callo, cayo en|y|jugando|boca, cai, caida, tripped, resbal*, tropez*, estrell*, punch*, elbow*, headbutt*, kick*, smash*, bang*, hit by|in|on|head|face|mouth|teeth, crash*, acciden*, colli*, faceplant*, ran into, fight, *bike, *ball, hockey, soccer, golp*, peg*, pelot*, batazo, codazo, patada, porrazo, punet*, pelea, choc*, atropell*, *bici*, columpio, recreo, jugando, rompieron boca',
  child: 'son, sons, daughter*, child, kid, kids, toddler*, baby, boy, girl, little one, year|month old, grand*, niece, nephew, hij*, nin*, bebe, nene, nena, niet*, sobrin*, alumn*',
  mouth: 'mouth, face, teeth, tooth, lip*, chin, gum*, head, boca, cara, diente*, labio*, encia*, cabeza',
  jaw: 'jaw*, mandib*, quij*',
  displaced: 'broke*, fractur*, dislo*, shifted, popped, came, crooked, rota, romp*, quebr*, zaf*, desenc*, descolg*, fuera, stuck, locked, trab*',
  numbing: 'an*sthe*, anestes*, novoc*, lidoc*, numb*, injec*, inyec*, shot',
  drug: 'antibio*, amoxi*, penicil*, clinda*, medic*, dentist*, ibup*, advil, tylenol*, *cetam*, pill*, tablet*, aspirin*, pain*, pastil*, jarabe, dose, dosis',
  hives: 'hives, roncha*, urticaria',
  reaction: 'rash, itch*, faint*, passed out, seizure, convul*, dizzy, heart, pica, desmay*, corazon',
  took: 'took, taken, swal*ed, ate, drank, tome, tomo, trago, trague, comio, bebio, pase con',
  poison: 'bleach, peroxid*, clove, mouthwash, listerine, lejia, cloro, agua oxi*, enjuague*, aceite',
  soften: 'little, bit, slight*, mild*, poco, poquito, leve*, liger*',
  usual: 'normal, how long, cuanto, reduce, bajo',
  crown: 'crown, filling, denture*, bridge, fake, temporary, veneer, implant*, corona, empaste, puente, postizo, dentad*, funda, calza',
  guard: 'mouthguard*, mouth guard*, protector',
  ache: 'pain*, hurt*, tight*, pressure, ache*, duel*, dolor, presion, apriet*, feels',
  throat: 'throat, windpipe, lung*, gargant*, pulmon*',
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
      'want*|wanna|rather|wish|off|if die|dead',
      'dont|not want live',
      'quitarme|terminar|acabar con? vida|todo',
      'quiero|quisiera|voy|ganas|pienso a? en? matar*|morir*|lastimarme|hacerme',
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
      'pase con ~ @drug',
      '@took ~ 5|6|7|8|10|12|20|six|ten|diez ~ @drug',
      '@took ~ tube|bottle|whole|half|tubo|frasco|medio|got & @drug|toothpaste|pasta|@poison',
      '@took ~ @poison',
      '@child ~ ate|drank|got ~ @drug',
      'poisoned|envenen*|intoxic*',
    ],
    unless: ['@took ~ @soften|sin', 'how much|many'],
  },
  {
    id: 'anaesthesia-reaction',
    patterns: [
      'anaphyl*|anafil*',
      '@numbing & @reaction|@hives',
      '@drug & @hives',
      '@swell <> lip*|labio*',
      'allergic|alergica reaction',
      'reaccion alergica',
      'seizure',
    ],
    unless: ['scared|afraid|nervous|miedo|times', 'if allergic', '@soften'],
  },
  {
    id: 'swallowed-object',
    section: 'other-emergencies',
    patterns: [
      '@swallowed <> @device',
      '@device & swal*ed it',
      '@device & down|into|went|fue|paso ~ @throat',
      'choking|atragan*',
      'stuck|lodged|atorad* ~ @throat',
    ],
    unless: ['choking hazard*', 'reflex', 'tonsil*|amigd*', 'feels like', 'scared|afraid|miedo'],
  },
  {
    id: 'breathing',
    section: 'swelling',
    patterns: [
      '@cannot ~ @breathe|@swallow|talk|hablar',
      'catch ~ breath',
      'not|isnt|stopped breath*',
      'no|dejo respir*|responde|despierta',
      'respir* mal',
      'short*|falta|sin|gasp* of? for? air|breath|aire|respiracion',
      'suffocat*|asfix*|ahogo|ahoga|ahogando|winded',
      '@throat|airway <> clos*|tight*|cierra|cerrando',
      'drool* & @swell|@swallow',
      '@swell <> @airway',
      'turning|lips blue',
      'poniendo morad*|azul*',
      'unconscious|inconsciente|collapsed|fainted|desmayo|desvane*',
      'passed|blacked out',
      'perdi* conocimiento',
      'wont|doesnt|cant|not wake',
    ],
    unless: [
      '@swallow ~ pill*|pastil*|dry',
      'dry|bad mouth|breath',
      'boca seca',
      'mal aliento',
      'breath*|respira|mouth ~ mouth|boca|breathing',
      'apnea|snor*|ronc*|align*|taste|sore*|ulcer*|llaga|afta|climb*',
      'talk|hablar ~ with|con',
      '@swallow & @device|@poison|toothp*',
    ],
  },
  {
    id: 'chest-pain',
    patterns: [
      'chest|pecho <> @ache',
      '@jaw|toothache|@tooth & left|down|brazo arm|izquierdo?',
      '@jaw|toothache|@tooth & arm* @ache',
      '@jaw|toothache & sweat*|sud*',
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
    ],
    unless: ['@usual', '@routine'],
  },
  {
    id: 'bleeding',
    section: 'bleeding',
    patterns: ['@bleed & @nonstop', '@bleed & @much & @wound', '@bleed & 911|urgen*|emergency|help|ayuda'],
    unless: ['@routine', '@soften', '@usual', 'weeks|months|semanas'],
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
      'bola|lump ~ cuello|neck & @tooth|@infection',
    ],
    unless: ['@soften', '@usual', 'lymph|ganglio*|sinus*'],
  },
  {
    id: 'knocked-out',
    section: 'knocked-out',
    patterns: [
      '@tooth <> kno*k*|punched|kicked ~ out',
      'kno*k* out <> @tooth',
      '@tooth & @tooth knocked out',
      'avuls*',
      '@out|tumb*|vol*|sac*|took <> @tooth & @blow|root*',
      '@tooth & @out|knocked|tumb* & in|en ~ hand|milk|mano|leche',
      '@tooth & @out & root*|raiz|entero|completo',
      '@adult <> @out',
      'put|poner ~ back|volver & @tooth & knock*|golpe',
    ],
    unless: [
      'knock* you|him|her|me|them|put out',
      'knocked out for|during|while',
      'dream*|sone|sueno*',
      '@crown <> @out',
      'implant*|replac*|cost|options|fairy|decay|primer|detras',
      '@guard',
    ],
  },
  {
    id: 'child-trauma',
    section: 'baby-tooth',
    patterns: [
      '@child & @blow & @mouth',
      '@tooth ~ push*|disappeared ~ in|into|up|back',
      'metio|hundio ~ @tooth & encia',
    ],
    unless: ['asleep|dormid*', '@guard', 'primer|leche', 'tooth|teeth|diente ~ brush*'],
  },
  {
    id: 'jaw-injury',
    section: 'jaw-injury',
    patterns: [
      '@jaw <> @displaced',
      '@cannot ~ close|shut|cerrar|bring ~ mouth|@jaw|teeth|boca',
      'concussion|conmocion',
      '@blow <> head|cabeza|face|mouth|cara|boca|@jaw',
      '@blow|cara & teeth|bite|dientes <> dont|off|no|partieron',
      'acciden*|crash & @mouth',
    ],
    unless: ['@soften', 'implant*|insurance', '@guard', 'sometimes|veces|click*|overbite|stick|grind*|surgery'],
  },
]
