import type { Groups } from './patterns.ts'

export type RedFlagId =
  | 'violence'
  | 'breathing'
  | 'stroke'
  | 'newborn'
  | 'dengue'
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

/** `now`: call before anything else. `today`: see somebody today, and call if it gets worse. */
export type Level = 'now' | 'today'

/** What a visitor says of an emergency; emergency-texts.ts has its name. */
export type SignId =
  | 'self-harm'
  | 'violence'
  | 'breathing'
  | 'swallowing'
  | 'throat'
  | 'choking'
  | 'unconscious'
  | 'allergy'
  | 'rash'
  | 'chest'
  | 'stroke'
  | 'overdose'
  | 'bleeding'
  | 'blood-thinner'
  | 'eye'
  | 'neck'
  | 'mouth-opening'
  | 'swelling-fever'
  | 'spreading'
  | 'sepsis'
  | 'face'
  | 'newborn'
  | 'jaw'
  | 'blow'
  | 'head'
  | 'tooth-out'
  | 'child'
  | 'dengue'
  | 'object'

export type Rule = {
  id: RedFlagId
  sign: SignId
  level: Level
  patterns: string[]
  /** Any of these anywhere in the message, and the rule is silent. */
  unless?: string[]
  /** Reads the small words too: 'me pegó' is not 'se pegó'. */
  isWhole?: boolean
}

/** Told of an earlier year, these are history, not emergencies. */
export const injuries: RedFlagId[] = [
  'violence',
  'knocked-out',
  'jaw-injury',
  'child-trauma',
  'swallowed-object',
]

/** Where one wrong letter would hide an emergency. Words a letter away must be rare: not 'swelling'. */
export const typoWords =
  'swollen bleeding breathing breathe swallow knocked unconscious hinchada hinchado hinchazon sangrando respirar garganta mandibula diente'.split(
    ' ',
  )

const persons =
  'i im ive my he hes his him she shes her we our me mi mis le les nos tengo tiene puedo hago'.split(
    ' ',
  )

/** A question without any of these asks in general, not for somebody. */
export const someone = [...persons, 'us', 'help', 'ayuda', 'knocked']

/** Left out before rules are matched: 'se me cayó un diente' becomes 'cayo diente'. */
/** The plain words of an emergency in French, Portuguese, Italian and German, read as English. */
export const translations =
  'respirer,atmen,respiro:breathe;atemnot,etouffe,etouffer,soffoco:suffocating;luft,aria:air;avaler,engolir,deglutir,deglutire,inghiottire,ingoiare,schlucken:swallow;enfle,enflee,gonfle,gonflee,gonfler,inchado,inchada,inchaco,gonfio,gonfia,gonfiore,geschwollen,schwellung,schwillt:swollen;visage,rosto,viso,faccia,gesicht:face;joue,bochecha,guancia,backe,wange:cheek;oeil,yeux,olho,occhio,auge:eye;cou,pescoco,collo,hals,nacken:neck;gorge,gola,rachen,kehle:throat;langue,lingua,zunge:tongue;fievre,febre,febbre,fieber,schuttelfrost:fever;saigne,saigner,saignement,sanguina,sanguinare,blutet,bluten,blutung:bleeding;sang,sangue,blut:blood;dent,dente,denti,zahn:tooth;evanouie,evanoui,svenuto,svenuta,bewusstlos,ohnmachtig,desmaiou:unconscious;poitrine,peito,petto,brust:chest;douleur,dor,dolore,schmerzen:pain;bras,braccio,braco:arm;verwirrt:confused;keine,kein:sin'

/** The same for Chinese, which has no spaces, and in the order in which they are looked for. */
export const chinese =
  '呼吸:breathe;喘不:cannot breathe;不能,无法,無法,没法,困难,困難,不下:cannot;吞,咽:swallow;不止,止不住:wont stop;一直:nonstop;血:bleeding;没有,沒有:no;发烧,發燒:fever;眼:eye;脖:neck;脸,臉:face;喉:throat;舌:tongue;肿,腫:swollen;胸:chest;痛,疼:pain;昏迷,晕倒,暈倒:unconscious;自杀,自殺,想死,不想活:suicide'

export const smallWords =
  'a an the your its it this that they is are was were be been being got get gets getting has have had having very really so just also some of to el la los las un una su se me lo te ya ha de muy bien tan esta como todo toda'
    .split(' ')
    .concat(persons.slice(0, -4))

export const groups: Groups = {
  cannot:
    'cant, cnat, cannot, can not|barely|hardly, couldnt, *arrive plus|pas, peux|peut plus|pas, mal, consig*, riesco|riesce, kann nicht|kaum, dificuldade|difficulta, unable, not able, hard*, dif*ic*, trouble, problem*, strugg*, no pued*|logr*|deja|entra, apenas, cuest*',
  breathe: 'breath*, breth*, air, *respir*, aire',
  swallow: 'swal*, trag*, saliva',
  swell: 'swel*, swol*, puff*, balloon*, blew|blowing up, hinch*, incha*, inflam*',
  jaw: 'jaw*, mandib*, quij*',
  face: '@jaw, face, cheek*, eye*, neck, chin, cara, cachet*, mejil*, ojo*, parpad*, cuello',
  throat: 'throat*, airway, tongue*, gargant*, lengua*, floor mouth, lung*, pulmon*',
  fever:
    'fever*, high|running temperature, temp|temperature 10*|38|39|40, temp|temperature of 10*|38|39|40, chills, burning up, shiver*, shaking, fiebre, calentura, escalofr*, 38|39|40 grad*, ardiendo en?, tembl*',
  infection: 'absc*, infec*, pus, rotten|bad tooth, podrid*, postem*, flemon',
  bleed: 'blee*, bled*, blood, ooz*, *sangr*, hemor*',
  nonstop:
    'wont|not|doesnt|isnt|cant|cannot|didnt|never stop*|quit|clot, non stop, nonstop, pour*, gush*, heav*, keeps coming, badly, profus*, no pued*? par*|dej*|det*|cort*, sin parar|control, nicht auf, sarrete|arrete pas, ferma|smette, nao para, chorr*, abundan*',
  much: 'lot*, much*, demasi*, still, keep*, sigue, sigo',
  wound:
    'extra*, pull*, surg*, remov*, took, wisdom, cut, gauz*, gasa*, sac*, quit*, cirug*, muela, cort*',
  routine: 'floss*, brush*, hilo, seda, cepill*, toothbrush',
  tooth: 'tooth, teeth, molar*, diente*, dientit*, muela*, paleta*',
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
  numbing: 'an*est*es*, novoc*, lidoc*, numb*, injec*, inyec*, shot, needle',
  drug: 'antibio*, amoxi*, penicil*, clinda*, medic*, ibup*, advil, tylenol*, *cetam*, pill*, tablet*, aspirin*, painkiller*, pain meds|pills|reliever*, pastil*, jarabe, dose, dosis, codein*, naprox*, paracet*, hydrocod*, oxycod*, tramadol, comprimid*, fluoride|fluor tablets, tabletas fluor',
  reaction:
    'rash, itchy, itching all, faint*, passed out, seizure, convul*, heart rac*|pound*, pica, desmay*',
  took: '@swallowed, took, taken, ate, chew*, drank, chug*, gulp*, guzzl*, downed, tome, tomo, toma, comio, bebio, empine, empino',
  poison:
    'bleach, peroxid*, clove, mouthwash, listerine, whiten* gel|strip*, lejia, cloro, agua oxi*, enjuague*, clavo, gel|tiras? blanque*',
  soften: 'little, bit, slight*, mild*, poc*, poq*, leve, leves, levemente, liger*',
  usual: 'normal, how, cuanto, reduce, bajo',
  hits: 'hit, hits, punch*, slap*, beat, beats, kick*, choked, pushed, pego, pega, golpe*, cachete*, pateo, empujo, ahorco',
  exercise: 'exercis*, ejercicio*',
  trip: 'trips, traba, tropieza',
  windpipe: 'windpipe, wrong pipe, down wrong way, otro lado, mal camino, traquea',
  red: 'red, roja, rojo',
  gone: 'gone|went through all, gaste|gastado todas',
  thinner:
    'warfarin*, coumadin, eliquis, apixab*, xarelto, rivarox*, pradaxa, dabigat*, plavix, clopidog*, anticoag*, sintrom, acenocu*, blood thin*, blood thinner*, adelgazar|licuar|diluir sangre',
  blister: 'blister*, ampoll*, vesic*, fluid filled, granitos con? agua, bubble*, burbuj*, herpes',
  newborn:
    'newborn*, recien nacid*, day|days|week|weeks old, semanas|dias nacid*, bebe|nino|nina|nene|nena|hijo|hija ~ semanas|dias',
  partner:
    'husband, boyfriend, wife, girlfriend, partner, ex, stepdad, stepfather, dad, father, fiance, esposo, esposa, marido, novio, novia, pareja, padrastro, papa, padre, bf, gf',
  droop:
    'droop*, lopsided, crooked, dropped, hangs, hanging, sagging, chuec*, torcid*, torcio, caid*, colgad*, cayo lado, fue lado',
  speech:
    'slur*, talk|talks funny|weird|strange, speech, cant|cannot talk|speak ~ right?, garbled, find words, mumbl*, habl* raro|enred*|mal, no encuentra|salen palabras, no puede hablar, arrastra palabras',
  ill: 'confus*, disorient*, nonsense, incoheren*, doesnt know where, no sabe donde, delir*, blotchy, mottled, piel manchas, con manchas, hasnt|not peed, no orin*|hace pipi, fast breathing, breathing fast, respir* rapid*, ice cold, helad*',
  crown:
    'crown, filling, denture*, bridge, fake, temporary, veneer, implant*, corona, empaste, puente, dentad*, funda, calza',
  ache: 'pain*, hurt*, tight*, pressure, ache*, duel*, dolor, presion, apriet*, feels',
}

const notAirway = [
  '@swallow ~ pill*|pastil*|dry|@poison|toothp*',
  'dry|bad|mouth mouth|breath*',
  'boca seca',
  'cold air',
  'breath*|respira through|por ~ mouth|boca',
  'apnea|snor*|ronco|roncar|roncando|ronquid*|align*|taste|sore*|ulcer*|llaga|afta|climb*|mensajes',
  'talk|hablar ~ with|con|dentist*',
]

/** In order of gravity: the first that means *now* answers, else the first that means *today*. */
export const rules: Rule[] = [
  {
    id: 'self-harm',
    sign: 'self-harm',
    level: 'now',
    patterns: [
      'suicid*',
      'kill*|harm*|hurting myself|himself|herself',
      'want|going hurt|cut myself',
      'end*|ending|take own? life',
      'end all',
      'want end|acabar|terminar .',
      'quiero acabar|terminar con? .',
      'want*|rather|wish|off|if die|dead',
      'dont|not want live|viv*|exist',
      'dont|not want here anymore',
      'quitarme|terminar|acabar con? vida',
      'quitar* vida',
      'quiero|quisiera|voy|ganas|pienso a? en? matar*|morir*|hacerme',
      'no quiero|tengo ganas? seguir? viv*|estar|despertar aqui|mas',
      'no quiero|tengo ganas? seguir? viv*',
      'everyone|everybody|family|todos|familia ~ better|mejor off? without|sin',
      'pills|pastillas & wrote|escribi letter|note|carta|nota',
    ],
    unless: ['than|que ~ dentist*', '@routine', '@tooth dead', 'dead @tooth|nerve'],
  },
  {
    id: 'violence',
    sign: 'violence',
    level: 'now',
    isWhole: true,
    patterns: [
      '@partner ~ @hits me|us|her|my',
      '@partner ~ me|nos|la @hits',
      '@partner ~ me dio|da un|una|otro|otra? golpe|punetazo|cachetada|patada',
      'he|she hits|beats|slaps|slapped me',
      'me @hits mi @partner',
      'me golpea|cacheteo|cachetea',
      '@partner ~ abus*|violent*|maltrat*',
      'dont|not|wont tell anyone & he|hurt*|angry',
      'no diga* ~ nadie & enoja|pega|golpe*|pagan',
    ],
    unless: ['hockey|football|soccer|futbol|ball|pelota|elbow|accident*|dream*', 'sin querer'],
  },
  {
    id: 'breathing',
    sign: 'breathing',
    level: 'now',
    patterns: [
      '@cannot ~ @breathe',
      'breathe cannot',
      'breath* ~ strugg*|hard',
      'fight*|work*|struggl* ~ for? @breathe',
      'catch|not|isnt|stopped breath*',
      'no|dejo|wont|doesnt|not respir*',
      'short*|falta|sin|gasp* for|de? air|breath*|aire|respiracion',
      'suffocat*|asfix*|ahogo|ahoga|ahogando|winded',
      'noise|noisy|sound*|wheez*|whistl*|stridor|ruido*|silb* <> @breathe',
      'wheez*|silb* & chest|pecho|@numbing|@drug|@throat|@swell|surgery|wisdom|muela',
      'turning|turned|lips|skin|poniendo|puso|pone blue|morad*|azul*',
      '@breathe & upright|sit|sitting|sentad* & @throat|@swell|@infection|jalar',
      'noise|wheez*|ruido* ~ breathes|inhales|toma|jala in|aire',
    ],
    unless: [...notAirway, '@exercise ~ breath*', 'breath* exercis*'],
  },
  {
    id: 'breathing',
    sign: 'unconscious',
    level: 'now',
    patterns: [
      'unconscious|inconsciente|collapsed|fainted|desmayo|desmaye|desmayado|desmayada|desvane*|desplomo',
      'passed|blacked|knocked out & blood|hit|after|extract*|surg*|dentist*|numbing|novoc*',
      'passed|blacked out',
      'out cold',
      'perdi* conocimiento',
      'perdu connaissance',
      'perso conoscenza|sensi',
      'no|wont|not|isnt|doesnt responde|responding|despierta|wak*|reacciona',
      'hard ~ wake',
      'only|just|solo stares|staring|mira ~ fij*?',
    ],
    unless: [
      ...notAirway,
      'no|not ~ desmay*|faint*|passed ~ nunca|ever',
      'miedo|scared & mira|stares',
    ],
  },
  {
    id: 'breathing',
    sign: 'swallowing',
    level: 'now',
    patterns: [
      '@cannot ~ @swallow|talk|speak|hablar|hablo',
      'swallow cannot',
      'drool*|babe*|baba & @swell|@swallow|@infection',
      'no pas*|baj* nada|agua|saliva & @face|@infection|@swell',
      'wont|doesnt|cant go down & @face|@infection|@swell',
      'talk*|voice|sound*|speak*|habl*|voz & hot|papa potato|caliente',
    ],
    unless: [...notAirway, 'pillow|almohada|eat|comer'],
  },
  {
    id: 'breathing',
    sign: 'throat',
    level: 'now',
    patterns: [
      '@throat <> clos*|tight*|cierra|cerrando|cerrada',
      '@swell <> @throat',
      '@swell & under tongue|debajo lengua',
      '@throat ~ pushed|raised|levant* up?',
    ],
    unless: [...notAirway, 'no|not|sin @swell'],
  },
  {
    id: 'swallowed-object',
    sign: 'choking',
    level: 'now',
    patterns: [
      '@swallowed|inhal*|aspire|breathed|went|fell|trag* & cough*|tos|tose|toser|toso|gag*|arcadas|ahog* & @crown|@tooth|bracket*|piece|bit|pedazo|part|object',
      'breathed in & @crown|@tooth|bracket|piece',
      'inhaled|aspire|aspiro & @crown|@tooth|bracket*|piece|pedazo',
      '@windpipe & @crown|@tooth|bracket*|piece|part|pedazo',
      'cant|cannot|puede cough|toser',
      'choking|atragan*',
    ],
    unless: [
      'feels like',
      'food|comida|tonsil*|amigd*',
      'hazard*|reflex|scared|afraid|miedo',
      'gag ~ brush*',
    ],
  },
  {
    id: 'anaesthesia-reaction',
    sign: 'allergy',
    level: 'now',
    patterns: [
      'ana*il*',
      '@swell <> lip*|labio*',
      '@swell <> @face|tongue|lengua & @numbing|antibio*|amoxi*|penicil*|clinda*',
      'seizing|convulsionando',
      '@numbing & seizure|convul*|faint*|desmay*|dizzy|maread* & @swell|hives|roncha*|@breathe',
      '@numbing|@drug & hives|roncha*|rash|sarpullido & wheez*|silb*|throat|garganta|dizzy|maread*|lip*|labio*|@breathe',
      '@numbing|@drug & itch*|comezon|picazon|pica & voice|voz|chest|pecho|throat|garganta|lip*|labio*',
      '@numbing|@drug & voice|voz ~ hoarse|ronca & rash|blotch*|hives|manchas|roncha*|started|empezo',
    ],
    unless: [
      'scared|afraid|times|whiten*',
      'if allergic',
      '@soften',
      'bit|braces|brackets',
      'absc*|infec* ~ @swell',
    ],
  },
  {
    id: 'chest-pain',
    sign: 'chest',
    level: 'now',
    patterns: [
      'chest|pecho <> @ache',
      '@jaw|toothache|@tooth & left|down arm',
      '@jaw|toothache|@tooth & brazo',
      '@jaw|toothache|@tooth & arm* @ache',
      '@jaw & sweat*|sud*',
      '@jaw|@tooth & arm|brazo heavy|numb|weak|pesa|dormido',
      'elephant|elefante sit*|sent*',
      'cold|sudor sweat*|frio & @jaw|@tooth|chest|pecho|arm|brazo',
      'dando|now|think|am heart|infarto attack?',
    ],
    unless: [
      'breastfe*|nursing|amamant*',
      'dar|doy|toma pecho',
      'blood pressure',
      '@droop & @speech',
      'yawn*|chew* gum',
    ],
  },
  {
    id: 'stroke',
    sign: 'stroke',
    level: 'now',
    patterns: [
      'face|mouth|smile|boca|cara|sonrisa|media <> @droop',
      'slurred|slurring speech|words',
      'habla* enredad*',
      '@droop & @speech',
      'arm|brazo weak|limp|heavy|debil|pesa & face|mouth|smile|boca|cara|comisura|sonrisa|@speech',
      'no|cant|cannot ~ lift|move|levantar|mover|mueve ~ arm|brazo & face|mouth|smile|boca|cara|comisura|sonrisa|@speech',
      'arm|brazo no responde & face|mouth|smile|boca|cara|comisura|sonrisa|@speech',
      'cant|no find|encuentra words|palabras',
      'having|think|creo ~ stroke|derrame',
    ],
    unless: [
      '@numbing',
      'colmillo|canine|canino|braces|frenos|underbite|denture ~ makes|dentadura ~ hace',
      'brush* stroke*',
      '@jaw ~ crooked|chuec*',
      'golp*|punch*|hit|crash|choque|accident*',
      'years|anos|siempre|always|born|nacimiento',
    ],
  },
  {
    id: 'stroke',
    sign: 'stroke',
    level: 'now',
    patterns: [
      'no|not|isnt ~ @numbing & face|mouth|cara|boca & @speech|numb|durmio|dormid*|@droop & @speech|@droop|arm|brazo',
    ],
  },
  {
    id: 'overdose',
    sign: 'overdose',
    level: 'now',
    patterns: [
      'overdos*|sobredosis',
      '@took ~ too|demasi*|double|twice|doble|extra|muchas ~ @drug',
      '@took ~ @drug ~ too many|much',
      '@took ~ @drug ~ demasi*',
      'pase con? @drug',
      '@took ~ 5|6|7|8|9|10|11|12|13|14|15|16|18|20|24|25|30|40|six|ten|twenty|diez|veinte ~ @drug',
      '@took|got ~ tube|bottle|whole|half|tubo|frasco|medio|medio ~ @drug|toothpaste|pasta|@poison',
      '@took <> @poison',
      '@child ~ ate|drank|into|chewed|comio|trago ~ @drug',
      '@took|taking|tomando & @drug & way|fueron too|demasiad*',
      '@drug ~ every|cada hour|hora',
      'empty|vaci* & strip|bottle|blister|frasc* & @drug|@poison|aceite',
      '@child & gone|missing & @drug',
      '@child & no estan & @drug',
      'poisoned|envenen*|intoxico|intoxicad*',
    ],
    unless: ['@took ~ @soften|sin', 'how much|many', 'if|si @took', 'can|puedo ~ @took'],
  },
  {
    id: 'bleeding',
    sign: 'blood-thinner',
    level: 'now',
    patterns: [
      '@thinner & @bleed|@red & @wound|hours|horas|gauz*|gasa*|hueco|socket|@nonstop|@much',
    ],
    unless: [
      '@routine',
      '@usual',
      '@bleed ~ @soften',
      'next|proxim*|otro month|week|mes',
      'can|pueden? have|sacar',
      'should|debo ~ stop|dejar|suspender',
      'before|antes ~ extract*|surg*|cirug*|dentist*',
    ],
  },
  {
    id: 'bleeding',
    sign: 'bleeding',
    level: 'now',
    patterns: [
      '@bleed <> hours|hrs|horas|night|noche|ayer',
      'hemor*',
      'cant|cannot ~ @bleed ~ stop*|under',
      'mouth|boca|llen* <> full|fill*|llen*|boca ~ @bleed',
      'soak*|empap*|cambi*|chang* ~ gauz*|towel*|pillow|gasa*|toalla*',
      'vomit*|cough* ~ @bleed & @wound',
      '@bleed & @much & @wound|came',
      '@much blood|sangre & mouth|boca',
      '@bleed & 911|ambulan*',
      '@bleed & everywhere|todos? lados|monton|gush*|spurt*',
      'pillow|almohada ~ red|roja|blood*|sangre',
      'spit*|escup* ~ red|rojo|blood|sangre ~ every|cada|seconds|rato|minute*',
      'big|large|grandes? ~ clots|coagulos',
      'clots|coagulos ~ big|large|grandes? & mouth|boca',
      '@gone ~ gauz*|gasa*',
    ],
    unless: ['@usual', '@routine', '@bleed ~ @soften', 'weeks|months|semanas'],
  },
  {
    id: 'bleeding',
    sign: 'bleeding',
    level: 'now',
    patterns: ['@bleed & @nonstop'],
    unless: ['@routine', '@bleed ~ @soften', 'weeks|months|semanas', 'how'],
  },
  {
    id: 'swelling',
    sign: 'sepsis',
    level: 'now',
    patterns: ['@infection|@swell|vomit* & @ill'],
    unless: ['word|palabra|means|difference|diferencia'],
  },
  {
    id: 'swelling',
    sign: 'eye',
    level: 'now',
    patterns: [
      '@swell <> eye*|ojo*|parpad*',
      '@swell & eye*|ojo*|parpad* & to|hasta|up|jusqua|near|cerca|bis|red|roj*|shut|double|doble',
      '@swell|@infection & @cannot ~ see|ver',
      '@infection & eye|ojo',
      'eye|ojo <> shut|closing|cierra',
      '@swell|@face|@fever & cant|cannot|no see|ve ~ eye|ojo',
      '@swell|@infection & see|veo double|doble',
    ],
    unless: [
      '@soften',
      '@usual',
      'lymph|ganglio*|sinus*',
      'teething|denticion',
      'bags|ojeras',
      'see|ver ~ if|si',
    ],
  },
  {
    id: 'swelling',
    sign: 'neck',
    level: 'now',
    patterns: [
      '@swell <> neck|cuello',
      'neck|cuello ~ hard|fat|thick|duro|gordo|sapo',
      '@infection & cuello|neck',
      'bola|lump ~ cuello|neck & @fever|@infection|@swell|grow*|crec*',
    ],
    unless: ['@soften', '@usual', 'lymph|ganglio*|sinus*'],
  },
  {
    id: 'swelling',
    sign: 'mouth-opening',
    level: 'now',
    patterns: [
      '@swell|@infection & @cannot|casi no? ~ open|abrir*|abro',
      '@swell & only ~ open',
      '@swell & solo ~ abrir',
    ],
    unless: ['@usual'],
  },
  {
    id: 'swelling',
    sign: 'swelling-fever',
    level: 'now',
    patterns: [
      '@swell|@infection|balloon|globo|pelota|bola|lump & @fever',
      '@face & chipmunk|globo|ardilla & @fever',
    ],
    unless: ['teething|denticion', 'saliendo ~ diente*', 'lymph|ganglio*', 'flu|gripa|cold'],
  },
  {
    id: 'swelling',
    sign: 'spreading',
    level: 'now',
    patterns: [
      'baj* ~ @swell ~ cuello|garganta|pecho',
      '@swell ~ baj* ~ cuello|garganta|pecho',
      '@swell & spread*|creep*|extend*|extiend* & @face|@throat',
      '@face <> balloon|pelota|huge|enorme|deforme|sapo',
      '@face ~ keeps|sigue growing|creciendo',
      '@fever & streak*|raya*',
      '@face ~ twice|double|doble ~ size|tamano',
      'lump|bola & doubled|doble & @jaw|neck|cuello',
      '@face & chipmunk|globo',
    ],
    unless: ['teething|denticion', 'saliendo ~ diente*', 'lymph|ganglio*', 'night guard|guarda'],
  },
  {
    id: 'newborn',
    sign: 'newborn',
    level: 'now',
    patterns: ['@newborn & @blister'],
    unless: ['bubble*|burbuj* ~ milk|leche', 'pregnan*|embaraz*'],
  },
  {
    id: 'jaw-injury',
    sign: 'head',
    level: 'now',
    patterns: [
      'concussion|conmocion',
      '@blow <> head|cabeza',
      'hit|hits|banged|pego|golpeo ~ head|cabeza',
      '@blow|ball|pelotazo & confus*|sleepy|drows*|sueno|vomit*|thrown|threw up?',
    ],
    unless: ['years|anos|asleep|dormido', 'which|cual ~ mouthguard|protector'],
  },
  {
    id: 'knocked-out',
    sign: 'tooth-out',
    level: 'now',
    patterns: [
      'kno*k*|punched <> out & @tooth',
      'avuls*',
      '@out <> @tooth & @blow|@sport|root*|raiz|complet*|enter*',
      '@struck <> @tooth & @blow|@sport',
      'root* & took out @tooth|front',
      '@tooth & @out|knocked|tumb* & in|en glass|vaso? hand|milk|mano|leche|napkin|servilleta',
      '@adult <> fell|came out|off',
      '@adult <> lost|cayo|perdi*',
      'put|poner ~ back|volver & @tooth & knock*|golpe',
      '@tooth ~ gone|out & root|hit|elbow|punch*|ball|baseball',
      'hold*|tengo|have ~ @tooth & root|raiz',
      '@tooth & ice|floor|rug|alfombra|cancha|ground & landed|hole|hueco|gap|cayo',
      '@tooth <> volando|flying',
    ],
    unless: [
      'knock* you|him|her|me|them|put out',
      'knocked out for|during|to|asleep',
      'dream*|sone|sonar',
      '@crown <> @out',
      'implant*|replac*|reempl*|cost|options|insurance|fairy|decay|primer|detras|noche|mouthguard*|protector*|apple|manzana',
    ],
  },
  {
    id: 'jaw-injury',
    sign: 'jaw',
    level: 'now',
    patterns: [
      '@jaw feels|might|may|completely|got? @displaced',
      '@displaced @jaw',
      '@cannot ~ close|shut|cerrar ~ mouth|@jaw|boca',
      '@cannot ~ move|mover ~ @jaw',
      '@cannot ~ bring|close|juntar ~ teeth|dientes',
      '@blow & @jaw',
      '@blow & teeth|bite|dientes <> dont|off|no',
      '@crash & teeth|dientes|bite|mordida & levels|niveles|line',
      'partieron|rompieron diente*',
    ],
    unless: [
      '@soften',
      'implant*|insurance|gap|espacio|project|tarea|mouthguard|protector',
      'sometimes|veces|click*|overbite|underbite|stick|grind*|surgery',
    ],
  },
  {
    id: 'jaw-injury',
    sign: 'blow',
    level: 'now',
    patterns: ['@blow <> face|mouth|cara|boca', '@crash & @mouth'],
    unless: [
      '@child',
      '@soften',
      'implant*|insurance|gap|espacio|mouthguard*|protector*',
      'sometimes|veces|click*|overbite|stick|grind*|surgery',
    ],
  },
  {
    id: 'swelling',
    sign: 'face',
    level: 'today',
    patterns: [
      '@swell <> @face',
      '@infection & @fever',
      'bola|lump ~ cuello|neck',
      '@swell & @infection',
    ],
    unless: ['@soften', '@face|@jaw isnt|not|wasnt|no @swell', '@usual', 'lymph|ganglio*|sinus*'],
  },
  {
    id: 'child-trauma',
    sign: 'child',
    level: 'today',
    patterns: [
      '@child & @blow & @mouth',
      '@tooth ~ pushed|disappeared|vanished ~ in|into|up|back & @blow|@bleed|gum|hit',
      'metio ~ @tooth & encia',
      'dog|perr* ~ bit|bitten|mordio & @mouth',
      '@tooth ~ metio|desaparecio ~ encia',
    ],
    unless: [
      'asleep|dormid*',
      'primer',
      'chicle|gum <> pego|stuck',
      '@trip ~ words|hablar',
      'turned|puso ~ grey|gray|gris|dark|oscuro',
      'no mueve ni? sangra',
      'poquita sangre & paro',
    ],
  },
  {
    id: 'dengue',
    sign: 'dengue',
    level: 'today',
    patterns: ['dengue & @fever|@drug'],
    unless: ['no|not|without|sin ~ dengue'],
  },
  {
    id: 'anaesthesia-reaction',
    sign: 'rash',
    level: 'today',
    patterns: [
      '@numbing & @reaction',
      '@drug|@numbing & hives|roncha*|urticaria|rash|sarpullido',
      'hives & dentist*',
      'allergic|alergica reaction',
      'reaccion alergica',
    ],
    unless: [
      'scared|afraid|times|whiten*',
      'if allergic',
      '@soften',
      'bit|braces|brackets',
      'nervous|panic|panico ~ before|antes',
    ],
  },
  {
    id: 'swallowed-object',
    sign: 'object',
    level: 'today',
    patterns: ['@swallowed', 'went|fell|fue|paso|stuck|lodged|atorad* ~ @throat'],
    unless: [
      'hazard*|reflex|tonsil*|amigd*|food|comida|scared|afraid|miedo',
      'feels like',
      '@swallowed ~ toothp*|pasta|@poison|@drug|foam|espuma',
      'tom*|beb* trago*',
    ],
  },
]
