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

/** Injuries: told of an earlier year, they are history, not emergencies. */
export const injuries: RedFlagId[] = ['knocked-out', 'jaw-injury', 'child-trauma', 'swallowed-object']

/** Words whose typos count, where a wrong letter would hide an emergency. */
export const typoWords =
  'breathing breathe breath swallow swallowing swallowed swollen swelling bleeding knocked unconscious fainted choking inhaled overdose suicide suicidal allergic reaction throat tongue fractured dislocated respirar respira respirando tragar hinchada hinchado hinchazon inflamada sangra sangrando sangrar sangrado sangre garganta mandibula quijada atragantando atraganto desmayo ahogando sobredosis suicidio suicidarme alergica reaccion lengua mejilla diente dientes'.split(
    ' ',
  )

/** Words of their own that look like typos of those above. */
export const realWords =
  'smelling spelling shallow painted tainted threat throaty tratar trabar cargar llenar pinchada pinchado manchada manchado hinchar cooking joking sangria sanar sangro linchada diete siente sientes dientas breath breathed breaths breather overdone swallows alergico lenguaje mejillas tragan tragas respiras respiran respiro'.split(
    ' ',
  )

export const groups: Groups = {
  cannot:
    'cant, cannot, can not, can barely, can hardly, couldnt, could not, unable to, not able to, hard to, hard for, harder to, hard time, difficult to, difficulty, difficulties, trouble, problems, problem, struggling, struggles, struggle, barely, hardly, no puedo, no puede, no pueden, no podemos, no podia, no pudo, no logro, no logra, casi no, apenas, me cuesta, le cuesta, nos cuesta, cuesta, dificultad, dificultades, problemas, dificil, no consigo, no consigue, no alcanzo, no deja, no lo deja, no la deja',
  breathe: 'breathe, breathing, catch my|her|his breath, get air, get enough air, respirar',
  swallow: 'swallow, swallowing, tragar, deglutir, pasar saliva, speak, talk, hablar',
  swell:
    'swollen, swelling, swells, swelled, swell up, swelled up, puffed, puffy, ballooned, ballooning, blew up, blown up, hinchad*, hinchando, hincha, hincho, hinchazon, hinchan, inchad*, inchando, incho, inchazon, inflamad*, inflamo, inflamando',
  face: 'face, cheek, cheeks, eye, eyes, eyelid, neck, jaw, jawline, chin, side of my head, cara, cachete*, mejilla*, ojo, ojos, parpado*, cuello, mandibula, quijada, papada, menton, rostro, pomulo*',
  airway: 'tongue, throat, floor of my mouth, lengua, garganta, piso de la boca, paladar',
  fever: 'fever, feverish, high temperature, chills, shivering, fiebre, calentura, escalofrio*',
  bleed: 'bleeding, bleed, bleeds, blood, bled, sangr*, hemorragia, emorragia',
  nonstop:
    'wont stop, will not stop, would not stop, wouldnt stop, doesnt stop, does not stop, not stopping, isnt stopping, not stopped, hasnt stopped, cant stop, cannot stop, cant get, cant control, didnt stop, never stops, nonstop, non stop, profuse*, pouring, gushing, spurting, uncontroll*, heavily, no para, no me para, no le para, no paran, no deja de, no me deja de, no le deja de, no dejan de, no se detiene, no cesa, no se corta, no se me corta, no se le corta, no ha parado, no ha dejado, no han parado, sin parar, no parar de, a chorros, abundante*, imparable, no puedo parar, no logro parar, no puedo detener, no logro detener, no se frena, no frena, no afloja',
  much: 'heavy, a lot, lots, so much, too much, tons, still, keeps, mucho, mucha, muchisimo, muchisima, demasiado, demasiada, bastante, sigue, sigo',
  hours:
    'for hours, hours now, several hours, two hours, three hours, four hours, five hours, six hours, 2|3|4|5|6|7|8|10|12 hours|hrs|horas|hs, all day, all night, since yesterday, since last night, horas sangrando, hace horas, dos|tres|cuatro|cinco|seis|varias|muchas horas, toda la noche, todo el dia, desde ayer, desde anoche',
  wound:
    'gauze, gauzes, gasa, gasas, quitaron, took my|out, extraction, extracted, pulled, surgery, removed, removal, taken out, wisdom, socket, cut, implant, gum graft, extraccion, extrajeron, sacaron, saque, sacar, sacada, cirugia, operacion, operaron, muela, cordal, cortada, corte, corto, herida, implante, clot, coagulo',
  routine: 'floss*, brush*, hilo, cepill*, toothbrush, rinse, period, menstru*, nose, nariz',
  tooth:
    'tooth, teeth, incisor*, canine, molar*, diente, dientes, diantes, muela, muelas, paleta, paletas, colmillo*, pieza dental',
  my: 'my, my baby, his baby, her baby, a baby, his, her, our, their, your, a, the, one, two, 2, 3, one of my, one of his, one of her, both, both my, my front, his front, her front, a front, the front, two front, my two front, his two front, my sons, my daughters, my kids, my front bottom, my adult, his adult, her adult, an adult, a permanent, his permanent, her permanent, my permanent, someones, some, some of my, a whole',
  out:
    'fell|came|popped|flew|knocked|comes|falls right|clean|just? out|off, has come out, knocked loose, se me|le|nos|te ha|han|acaba|de? cayo|callo|cai|cayeron|calleron|caido|caer|cae|caen|salio|salieron|sale|salen|salido|salir|volo|volaron|zafo|zafaron|solto|arranco|boto|perdio, se salio|salieron|cayo|cayeron|volo, salio|salieron volando, perdi, perdio, lost, losing, me|le tumbo|salto|saltaron',
  blow: 'hit, hits, got hit, was hit, punch*, elbow*, headbutt*, kicked, accident, bike, bicycle, scooter, skateboard*, trampoline, crash*, tripped, slipped, collided, collision, fall, fell down, fell off, fell on, fell from, fell and, fell at, fell while, fell in, i fell, he fell, she fell, son fell, daughter fell, kid fell, child fell, boy fell, girl fell, toddler fell, baby fell, a ball, baseball, softball, hockey, basketball, soccer, football, rugby, boxing, bat, fight, sidewalk, stairs, pool, playground, swing, golpe, golpes, golpeo, golpee, golpeado, golpearon, golpie, golpeada, golpazo, pelota, pelotazo, balon, balonazo, caida, me cai, se cayo de, se cayo en, se cayo y, se cayo al, se cayo jugando, se cayo corriendo, hijo se cayo, hija se cayo, nino se cayo, nina se cayo, bebe se cayo, bici, bicicleta, accidente, choque, choco, pelea, pegaron, golpearon, partieron|rompieron la boca, recreo, recess,  codazo, patada, punetazo, pina, trompada, trompon, cabezazo, empujon, empujaron, empujo, tropezo, tropece, resbale, resbalo, columpio, escalera, escaleras, patineta, monopatin, futbol, basquet, basketbol, boxeo, jugando',
  impact:
    'fell down, fell off, fell on, fell from, fell over, fell and, fell at, fell while, fell in, fell out of, fell face, fell forward, fell today, fell yesterday, just fell, i fell, he fell, she fell, son fell, daughter fell, kid fell, child fell, boy fell, girl fell, toddler fell, baby fell, tripped, slipped, hit his, hit her, got hit, was hit, got kicked, was kicked, was pushed, got pushed, bumped, banged, smacked, crashed, collided, ran into, walked into, landed on, faceplant*, face plant*, face first, took a fall,  se cayo de, se cayo en, se cayo y, se cayo al, se cayo por, se cayo jugando, se cayo corriendo, hijo se cayo, hija se cayo, nino se cayo, nina se cayo, bebe se cayo, hijo se callo, hija se callo, nino se callo, bebe se callo, nene se cayo, nena se cayo, acaba de caerse, caida, se golpeo, se dio un golpe, se pego, pego con|contra, dio con|contra, estrello, le pegaron,  lo empujaron, la empujaron, choco, tropezo, resbalo, recibio un golpe, un pelotazo',
  child:
    'son, sons, daughter, daughters, child, childs, kid, kids, toddler, toddlers, baby, babys, boy, girl, year old, yr old, month old, grandson, granddaughter, nephew, niece, students, student, hijo, hija, hijito, hijita, nino, nina, bebe, nene, nena, nieto, nieta, sobrino, sobrina, chiquito, chiquita, peque, pequeno, pequena, chamaco, chamaca, alumno, alumna, hermanito, hermanita',
  mouthpart:
    'mouth, face, teeth, tooth, lip, lips, chin, gum, gums, head, forehead, jaw, boca, cara, diente, dientes, labio, labios, menton, encia, cabeza, barbilla, mandibula, frente, paletas',
  jaw: 'jaw, mandibula, quijada, maxilar',
  displaced:
    'broken, broke, fractur*, dislocat*, shattered, popped out, out of place, out of joint, rota, roto, rompio, rompi, quebr*, zafo, zafada, zafado, dislocada, dislocado, desencaj*, fuera de su? lugar, se me salio, se le salio, se salio, torcida, chueca, crooked',
  device:
    'tooth, teeth, crown, filling, cap, bridge, denture, dentures, partial, bracket, brackets, wire, needle, aligner, retainer, implant, screw, drill, bur, instrument, veneer, a piece, piece of, rubber band, toothpick, floss pick, floss threader, brush head, toothbrush, diente, dientes, muela, empaste, tapadura, amalgama, resina, puente, dentadura, placa, bracket, frenillo, alambre, aguja, alineador, retenedor, lima, palillo, tornillo, carilla, pedazo, corona, funda, cabezal, liguita, liga, postizo, pieza',
  swallowed:
    'swallowed, inhaled, aspirated, breathed in, sucked down, choked on, choking on, gulped, trago, trage, trague, tragado, trago, aspiro, aspire, aspirado, inhalo, inhale, atraganto, atragante, atragantado, atragantando, atoro, atraganta',
  numbing:
    'anesthe*, anaesthe*, novocain*, lidocaine, articaine, numbing, numbed, injection, injected, shot, sedat*, anestesi*, inyeccion, inyectaron, inyecto, lidocaina, sedacion, sedaron',
  medicine:
    'antibiotic*, amoxicillin, penicillin, clindamycin, ibuprofen, medicine, medication, pill, pills, antibiotico*, amoxicilina, penicilina, ibuprofeno, medicina, medicamento, pastilla, pastillas, latex, dentist, dentista, mouthwash, enjuague',
  reaction:
    'hives, rash all over, rash, welts, allergic reaction, bad reaction, itching all over, itchy all over, faint, fainted, fainting, passed out, collapsed, seizure, convuls*, racing heart, heart racing, heart is racing, heart is pounding, confused, very dizzy, cant see, urticaria, ronchas, sarpullido, reaccion alergica, mala reaccion, alergica, comezon, picazon, desmayo, desmaye, desmayando, taquicardia, palpitaciones, muy mareado, muy mareada, convulsion*, no veo, corazon acelerado, late muy rapido',
  took: 'took, taken, taking, swallowed, ate, drank, given, gave, drinks, tome, tomo, tomado, tomando, trago, trague, ingirio, comio, bebio, dieron, di, dimos, tragado',
  pills:
    'pill, pills, tablet*, ibuprofen*, advil, motrin, tylenol, acetaminophen, paracetamol, aspirin*, naproxen, aleve, painkiller*, pain medicine, pain meds, pain relievers, medicine, meds, medication, antibiotic*, benzocaine, orajel, numbing gel, pastilla*, analgesico*, calmante*, ibuprofeno*, acetaminofen, tramadol, ketorolaco, diclofenaco, medicina*, medicamento*, remedio*, codeine, hydrocodone, oxycodone, jarabe',
  poison:
    'bleach, peroxide, clove oil, mouthwash, listerine, disinfectant, cleaner, denture cleaner, denture tablet, rubbing alcohol, lejia, cloro, lavandina, agua oxigenada, peroxido, enjuague*, aceite de clavo, desinfectante, limpiador, pastilla limpiadora, clorox',
  tube: 'tube, bottle, box, whole, entire, half, lot, lots, handful, pack, tubo, frasco, botella, caja, entero, entera, todo, toda, medio, media, mucha, mucho, monton, pomo, punado',
  soften:
    'a little, a bit, little bit, slight*, mild*, minor, lightly, tiny bit, un poco, un poquito, poquito, leve*, ligera*, ligero, apenas un',
  usual: 'normal, common, expected, how long, cuanto dura, cuanto tarda, cuantos dias, comun, habitual, when will, cuando baja',
}

/** In order of urgency: the first rule that fires answers. */
export const rules: Rule[] = [
  {
    id: 'self-harm',
    patterns: [
      'suicid*',
      'kill|killing|harm|harming myself|himself|herself|themselves',
      'end|ending|take my life|own life',
      'want|wanna|wants to? die',
      'wish i was|were dead',
      'better|rather|wish be|off|i|were|was dead',
      'end it all',
      'acabar|terminar con todo',
      'mejor|quisiera estar? muerto|muerta',
      'dont|not want to live|be? alive?',
      'no reason to live',
      'self harm',
      'want|wants|going|thinking|thoughts|urge to|of|about hurt|hurting|cut|cutting myself|himself|herself',
      'quitarme|quitarse la vida',
      'acabar|terminar con mi|su vida',
      'quiero|quiere|quisiera|voy|va|ganas|pienso|pensando a|de|en? matarme|morirme|morir|matarse|morirse|lastimarme|cortarme|herirme',
      'me quiero|voy a? morir|matar|lastimar|cortar',
      'se quiere morir|matar|lastimar',
      'quiero|ganas|pienso de|en? hacerme dano',
      'no quiero|quiere seguir? vivir|viviendo',
      'ganas de no vivir',
      'ya no quiero estar? aqui|vivir',
    ],
    unless: ['myself & floss*|brush*|toothpick', 'lastimarme la|las|el|los',
      'dead than',
      'que ir al dentista',
      'cortarme la|el|los|las lengua|labio|encia|encias|mejilla'],
  },
  {
    id: 'overdose',
    patterns: [
      'overdos*',
      'sobredosis',
      '@took ~ too many|much ~ @pills',
      '@took ~ @pills & too many|much',
      '@took ~ demasiad* ~ @pills',
      '@took ~ @pills & demasiad*',
      '@took ~ @tube of|de? ~ @pills',
      '@took ~ double|triple|twice|doble ~ dose|dosis',
      '@child & swallowed|ate|drank|trago|comio|bebio ~ @pills',
      'me pase con|de la|las|los|el? @pills|dosis',
      '@took ~ @poison',
      '@took ~ @tube of|de? ~ toothpaste|fluoride|pasta|crema|fluor',
      '@child ~ got into ~ @pills|@poison',
      'poisoned|envenenad*|envenene|envenenando|intoxico|intoxique|intoxicado|intoxicada|intoxicando',
    ],
    unless: ['@took ~ @soften|some of|de? ~ @poison', 'rinsed|enjuague con ~ peroxide|peroxido|oxigenada'],
  },
  {
    id: 'anaesthesia-reaction',
    patterns: [
      'anaphyla*|anafila*',
      '@numbing & @reaction',
      '@numbing & heart|corazon ~ pounding|racing|acelerado|acelerada',
      '@numbing & itchy|itching|pica all|everywhere|todo|toda|skin',
      '@medicine & hives|welts|ronchas|urticaria',
      '@medicine & @swell ~ lips|tongue|throat|labios|lengua|garganta',
      'having|had|have|has|getting|got|tengo|teniendo|tiene|tuve|dio|dando|teniendo ~ allergic|alergica reaction',
      'tengo|teniendo|tiene|tuve|dio|dando|da|esta ~ reaccion alergica',
      'lips|labios ~ @swell & @numbing|@medicine',
      '@swell ~ lips|labios & @numbing|@medicine|hives|ronchas|urticaria',
      'having|has|is ~ seizure|seizing|convulsing',
      'convulsionando|convulsiona|convulsiono',
      'esta|tiene|tuvo|dio ~ convulsion|convulsiones',
    ],
  },
  {
    id: 'swallowed-object',
    patterns: [
      '@swallowed ~ @device',
      '@device & @swallowed it|them|one|lo|la|uno',
      'se me|lo|la|le trago|trague ~ @device',
      '@device ~ swallowed|inhaled|aspirated',
      '@device & went|gone|go|slid|fell|stuck ~ throat|airway|windpipe|lung|lungs',
      '@device ~ garganta|pulmon|pulmones|traquea & fue|paso|quedo|metio',
      'stuck|lodged|atorado|atorada|atorados|trabado|trabada|atascado|atascada|atravesado|atravesada ~ throat|windpipe|garganta',
      'choking now|badly?',
      'is|am|hes|shes|started choking',
      'esta atragantando|atragantandose',
      'me|se esta|estoy? atragantando|atraganto|atragante',
    ],
    unless: [
      'choking hazard|risk',
      'gag|choking reflex',
      'tonsil*',
      'feel|feels|feeling like',
      'sensation|sensacion',
      'como si',
      'apple|food|comida',
    ],
  },
  {
    id: 'breathing',
    patterns: [
      '@cannot ~ @breathe',
      'not|isnt|arent|stopped|stops breathing',
      'no respira|respiro|responde|reacciona|despierta',
      'dejo de respirar|reaccionar',
      'short|shortness of breath',
      'struggling|fighting|gasping for breath|air',
      'gasping|suffocating|wheezing|sofocando|ahogando|ahogandome|ahogandose|asfixia*|asfixiando',
      'me|se ahogo|ahoga|asfixia|asfixio|sofoco|sofoca',
      'falta|faltando|sin|quedo ~ aire',
      'throat|airway ~ closing|closed|closes|shut|close',
      'throat is|feels|getting|so|very tight|tightening',
      '@swell my|his|her|the|la|mi|su? @airway',
      '@airway ~ @swell',
      'no me|le entra ~ aire',
      'respira|respirando ~ mal|dificultad',
      'breathing ~ badly|heavy|heavily|weird|funny|right|properly',
      'cierra|cerrando|cierre|cerro|cerrada ~ garganta',
      'garganta ~ cierra|cerrando|cerro|cerrada|apretada',
      '@cannot ~ @swallow',
      'cant|cannot|couldnt ~ breath',
      'no puedo|puede ~ respira',
      'drooling & @cannot|@swell',
      'lips|face|tongue ~ turning|turned|are|is|going blue|purple|gray',
      'turning|turned|going blue',
      'labios ~ morados|azules|moraditos',
      'poniendo|puso|pone|ponen morado|morada|azul|morados|azules & respir*|labios|aire|hijo|hija|bebe|nino|nina',
      'unconscious|unresponsive',
      'inconsciente|inconciente',
      'passed|passing|blacked out',
      'fainted|collapsed',
      'desmayado|desmayada|desmayo|desmaye',
      'perdio|perdi|pierde el? conocimiento|conciencia|consciencia',
      'wont|doesnt|cant|not wake|waking up?',
    ],
    unless: [
      'swallow|swallowing|tragar ~ pills|pill|tablets|tablet|capsules|pastillas|pastilla|capsulas|crackers|dry|bread|seco|seca|secos|pan',
      'dry mouth',
      'boca seca',
      'mouth breath*|breather',
      'breath*|breathe|breathes|breathing through his|her|the|my mouth',
      'respira* por la boca',
      'respiracion bucal|oral',
      'apnea|snor*|ronca*|ronquido*',
      'public speaking',
      'speak|talk|hablar ~ dentist|dentista|to|with|con|ingles|english',
      'cant|cannot|barely|hardly|no puedo ~ speak|talk|hablar ~ because|braces|aligners|retainer|denture|dentures|brackets|retenedor|dentadura|alineadores',
      'taste bud|buds',
      'sore|sores|ulcer|llaga|afta|bump|bulto|bolita|papila|papilas|spot ~ tongue|lengua',
      'tongue|lengua ~ sore|sores|ulcer|llaga|afta|bump|bulto|bolita',
      'stuffy|blocked|congested nose',
      'nariz tapada|congestionada',
    ],
  },
  {
    id: 'chest-pain',
    patterns: [
      'chest ~ pain|pains|hurts|hurting|tight|tightness|pressure|heavy|aches|ache',
      'pain|pains|pressure|tightness|ache|squeezing ~ chest',
      'pecho ~ duele|dolor|presion|aprieta|apretado|opresion|oprime|punzada|punzadas',
      'dolor|duele|presion|opresion|aprieta|oprime|punzada|apretado ~ pecho',
      'jaw|mandibula|quijada|tooth|toothache|teeth|muela|diente|face|cara & left|my|the left? arm|arms',
      'mandibula|quijada|muela|diente|dientes & brazo',
      '@jaw & sweating|sudando|sudor|sudores|sudoracion',
      'having|think|maybe|be|like a|its|im? heart attack',
      'dando|teniendo|tengo|sintiendo|sea|es un? infarto|paro',
      'ataque al corazon|cardiaco & dando|teniendo|tengo|creo|siento',
    ],
    unless: [
      'breastfeed*|nursing|amamant*|lactancia',
      'dar|dando|doy|dar|toma|tomando|tomar el? pecho',
      'arm|brazo ~ tired|cansado|cansada|brush*|cepill*',
      'blood pressure ~ arm',
    ],
  },
  {
    id: 'bleeding',
    patterns: [
      '@bleed ~ @hours',
      '@hours ~ @bleed',
      'mouth|boca ~ full|fills|filling|llena|llenando ~ blood|sangre',
      'llena|llenando ~ boca ~ sangre',
      'spitting|swallowing|vomiting|coughing|choking ~ blood',
      'escup*|vomit*|tragando|tosiendo ~ sangre & @much|coagulos|@wound',
      'soak*|empap* ~ gauze|towel|pillow|gasa|gasas|toalla|almohada|blood|sangre',
      'blood|sangre ~ everywhere|gushing|pouring|por todos lados',
    ],
    unless: ['@hours & @usual', '@routine & @soften', 'nose|nariz'],
  },
  {
    id: 'bleeding',
    patterns: ['@bleed ~ @nonstop', '@nonstop ~ @bleed', '@bleed & @much & @wound', '@bleed & ambulance|911|urgent|urgente|urgently|auxilio|help|ayuda'],
    unless: ['@routine', '@soften', '@usual', 'for weeks|months|years', 'hace semanas|meses|anos', 'floss|hilo'],
  },
  {
    id: 'swelling',
    patterns: [
      '@swell & @fever',
      'abscess|absceso|postemilla|flemon|infection|infected|infeccion|infectada|infectado|pus & @fever',
      '@swell & @cannot ~ open|opening|abrir|see|ver|move|mover',
      '@swell & spread*|extend*|extiende|extendiendo|creciendo|crece|growing|bigger ~ fast|quickly|rapid*',
      '@swell & spreading|extendiendo|bajando|creciendo|subiendo|hasta ~ cuello|neck|eye|ojo|face|cara',
      '@cannot ~ open|opening|abrir ~ mouth|boca|eye|ojo|jaw|mandibula & @swell|@fever|infection|infeccion|pus',
      'eye ~ swollen shut|closed',
      'ojo ~ cerrado|cerrando ~ hinchazon|hinchado',
      'swell* ~ shut',
    ],
    unless: ['teething', 'denticion', 'saliendo|salen|salir|saliendole ~ dientes|dientitos'],
  },
  {
    id: 'swelling',
    patterns: [
      '@swell ~ @face',
      '@face ~ @swell',
      '@face & balloon|globo|enorme|huge|deforme|deformada|gigante',
      '@face ~ double|twice|doble|triple ~ size|tamano',
      'flemon|postemilla|abscess|absceso & cuello|neck|eye|ojo',
      'lump|bulge|bola|bulto ~ neck|cuello|debajo de la mandibula & @tooth|infection|infeccion|pain|dolor',
    ],
    unless: ['@soften', '@usual', 'gland*|lymph|node*|ganglio*', 'sinus*|sinusitis', 'mumps|paperas', 'allergies|alergias', 'puffy eyes', 'ice|hielo ~ how|cuanto'],
  },
  {
    id: 'knocked-out',
    patterns: [
      '@tooth ~ knock* ~ out',
      '@tooth & it|they got|was|were|just? knocked out',
      'knock* out @my? @tooth',
      'knock* @my @tooth ~ out|loose',
      'knocked|kicked|punched|hit ~ @tooth ~ out',
      'avuls*',
      '@tooth ~ came|come out|off? whole|entire|intact|root',
      '@tooth ~ whole|entero|entera|completo|completa|raiz & @out',
      'put|stick|place|push|pop ~ @tooth ~ back',
      'reimplant*|reinsert* & @tooth',
      'volver a poner|colocar|meter|pegar ~ @tooth & golpe|salio|cayo',
      '@tooth ~ in|en my|the|la|una|un|mi hand|mano|napkin|servilleta|milk|leche & @out|knock*|hold*|tengo',
      'got|have|has|holding ~ @tooth in my|his|her hand',
      'tooth is|got|was|just|completely knocked|punched|kicked out',
      'tumbaron|tumbo|tumbe|volaron|volo|arrancaron|arranco|boto|botaron|saco|sacaron ~ @tooth & @blow',
      '@blow & tumb*|vol*|arranc* ~ @tooth',
      '@out ~ @tooth & @blow',
      '@tooth ~ @out & @blow',
      '@out ~ permanent|adult|definitivo|permanente ~ @tooth?',
      'permanent|adult tooth|teeth ~ @out',
      'diente|dientes permanente*|definitivo* ~ @out',
    ],
    unless: [
      'knock*|put me|him|her|you|them out',
      'be|get|being|getting knocked out',
      'knocked out for|during|while|when|under',
      'dream*|sone|sueno|suenos|sonar',
      'crown|filling|denture|dentures|bridge|fake|false|temporary|veneer ~ @out|back',
      'corona|empaste|puente|carilla|postizo|postiza|dentadura|funda|tapadura|protesis|relleno|calza',
      'implant|implants|implante|implantes|replace*|reemplaz*|cost|costs|cuesta|price|precio',
      'lost|losing ~ @tooth & bone|gum|decay|periodontitis',
      'tooth fairy',
      'raton perez',
      'lost|lose ~ baby|first tooth|teeth',
      'mouthguard|mouth guard|protector',
    ],
  },
  {
    id: 'knocked-out',
    patterns: [
      'my @tooth just|suddenly @out',
      'se me acaba de caer|salir|zafar ~ @tooth',
      'se me|le salio|callo|cayo|zafo ~ @tooth & entero|completo|sangr*|hoy|ahorita|ahora|urgente|ayuda',
      'me quede sin ~ @tooth & @blow',
    ],
    unless: ['baby|milk tooth|teeth', 'diente|dientes de leche', 'tooth fairy', 'dream*|sone|sonar', 'corona|empaste|puente|postizo|dentadura|crown|filling|fake|false|denture|implant*', 'pedazo|piece|chip*|pedacito|astill*|@soften'],
  },
  {
    id: 'child-trauma',
    patterns: [
      '@child & @impact & @mouthpart',
      '@child & @impact & vomit*|sleepy|drowsy|dazed|somnolient*',
      'tooth|teeth|diente|dientes|paleta ~ pushed|shoved|jammed|metio|metieron|hundio|incrusto|enterro ~ in|up|back|into|encia|dentro|adentro',
      'metio|hundio|incrusto|enterro ~ diente|dientes|paleta ~ encia|golpe|dentro|adentro',
    ],
    unless: ['asleep', 'mouthguard|mouth guard|protector', 'should he|she wear'],
  },
  {
    id: 'jaw-injury',
    patterns: [
      '@jaw ~ @displaced',
      'broke|broken|fractur*|dislocat*|quebre|quebro|disloque|disloco|zafe|desencaje|rompi|rompieron ~ @jaw',
      '@jaw ~ stuck|locked|trabada|trabo|trabado|bloqueada ~ open|abierta|abierto',
      'boca|mouth ~ stuck|locked|trabada|trabo|quedo ~ open|abierta',
      '@jaw is|got|has|se|me|esta stuck|locked|trabada|trabo|trabado',
      'trabo|trabada ~ @jaw ~ abierta|abierto',
      '@cannot ~ close|shut|cerrar ~ mouth|jaw|boca|mandibula|quijada',
      'salio|zafo|safo|disloco ~ @jaw',
      'concussion|conmocion',
      'hit|banged|golpe|golpee|golpeo|pego|struck ~ head|cabeza & @tooth|mouth|jaw|boca|mandibula|face|cara',
      'head injury|trauma|wound',
      'punched|hit|kicked|struck|elbowed|slammed|smashed|smacked ~ face|jaw|mouth|chin|teeth',
      'golpe|golpearon|golpeo|golpee|punetazo|patada|codazo|trompada|pina|pegaron|pelotazo|batazo ~ cara|mandibula|quijada|boca|menton|barbilla|dientes',
      'car|motorcycle|bike|bicycle crash|accident|wreck & jaw|face|mouth|teeth|tooth',
      'accidente|choque & mandibula|quijada|cara|boca|dientes|diente',
      '@blow & teeth|bite ~ dont|doesnt|not ~ line|fit|meet|close|together',
      '@blow & dientes ~ no ~ cierran|encajan|juntan|coinciden',
      '@impact & mandibula|quijada|jaw',
    ],
    unless: ['@soften', 'implant|implants|implante|implantes|insurance|seguro', 'mouthguard|mouth guard|protector', 'sometimes|a veces & click*|yawn*|truena|bostez*', 'overbite|sobremordida|underbite|braces|brackets', 'surgery|cirugia ~ jaw|ortognatica|mandibula', 'habit|grind*|rechin*'],
  },
]

/** What tells a baby tooth from an adult one, when somebody says so. */
export const babyTooth =
  'baby|milk|primary|deciduous tooth|teeth|incisor*, diente|dientes|dientito|dientitos de leche|temporal|temporales, dentito*, dientito*, 1|2|3|4|one|two|three|four year|years|yr old, month old, toddler*, tiene 1|2|3|4|un|dos|tres|cuatro ano|anos, de 1|2|3|4|dos|tres|cuatro anos, meses'
