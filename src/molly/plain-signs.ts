import type { Groups } from './patterns.ts'

// The browser loads this file, which counts against a budget: what people say most, in English and
// Spanish, of what means *now*. worker/red-flags/rules.ts adds the rest.

export const plainGroups = {
  cannot:
    'cant, cannot, can not|barely|hardly, couldnt, unable, not able, hard*, dif*ic*, trouble, strugg*, no pued*|logr*, apenas, cuest*',
  breathe: 'breath*, breth*, *respir*, aire',
  swallow: 'swal*, trag*, saliva',
  swell: 'swel*, swol*, hinch*, inflam*',
  throat: 'throat*, airway, tongue*, gargant*, lengua*',
  fever: 'fever*, chills, fiebre, calentura, escalofr*',
  jaw: 'jaw*, mandib*, quij*',
  bleed: 'blee*, blood, *sangr*',
  nonstop:
    'wont|not|doesnt|isnt|cant|cannot|didnt|never stop*|quit|clot, non stop, nonstop, pour*, gush*, heav*, no pued*? par*|dej*|det*|cort*, sin parar|control, chorr*, abundan*',
  tooth: 'tooth, teeth, molar*, diente*, dientit*, muela*, paleta*',
  out: 'fell|came|popped|knocked clean? out|off, cayo|cayeron|callo|cae|caido|sali*|boto|perdi*, lost',
  adult: 'adult, permanent*, definitiv*',
  blow: 'fell on|off|from|down|over|and|at|into|in|against|face, i|son|daughter|kid|child|boy|girl|hij*|nin*|bebe fell|cayo|callo, cai, caida, punch*, elbow*, kicked, hit by|in|on|head|face|mouth|teeth|chin, golp*, pego, pegaron, pelot*, choque',
  swallowed: 'swal*ed, trago, trague',
  took: '@swallowed, took, ate, drank, tome, tomo, comio, bebio',
  drug: 'antibio*, amoxi*, medic*, ibup*, advil, tylenol*, *cetam*, pill*, tablet*, aspirin*, painkiller*, pastil*',
  poison: 'bleach, peroxid*, clove, mouthwash, listerine, lejia, cloro, enjuague*, clavo',
  displaced: 'broke*, fractur*, dislo*, rota, romp*, quebr*, zaf*, desenc*, stuck, locked, trabad*',
  ache: 'pain*, hurt*, tight*, pressure, ache*, duel*, dolor, presion, apriet*',
  droop: 'droop*, lopsided, chuec*, torcid*, torcio, caid*, cayo lado',
} satisfies Groups

/** Patterns, by what they are signs of. */
export const plainSigns = {
  selfHarm: [
    'suicid*',
    'kill*|harm*|hurting myself|himself|herself',
    'end*|ending|take own? life',
    'want*|rather|wish|off|if die|dead',
    'dont|not want live|viv*|exist',
    'quitarme|terminar|acabar con? vida',
    'quiero|quisiera|voy|ganas|pienso a? en? matar*|morir*|hacerme',
    'no quiero|tengo ganas? seguir? viv*',
  ],
  breathing: [
    '@cannot ~ @breathe',
    'catch|not|isnt|stopped breath*',
    'no|dejo|wont|doesnt|not respir*',
    'short*|falta|sin|gasp* for|de? air|breath*|aire|respiracion',
    'suffocat*|asfix*|ahogo|ahoga|ahogando|winded',
    'turning|turned|lips|skin|poniendo|puso|pone blue|morad*|azul*',
  ],
  unconscious: [
    'unconscious|inconsciente|collapsed|fainted|desmayo|desmaye|desmayado|desmayada|desvane*|desplomo',
    'passed|blacked out',
    'perdi* conocimiento',
    'no|wont|not|isnt|doesnt responde|responding|despierta|wak*|reacciona',
  ],
  swallowing: ['@cannot ~ @swallow|talk|speak|hablar|hablo'],
  throat: ['@throat <> clos*|tight*|cierra|cerrando|cerrada', '@swell <> @throat'],
  choking: [
    'cant|cannot cough',
    'no pued*|logr* toser',
    'choking|atragan*',
    'inhaled|aspire|aspiro & crown|piece|pedazo|corona|@tooth',
  ],
  allergy: ['ana*il*', '@swell <> lip*|labio*', 'seizing|convulsionando'],
  chest: [
    'chest|pecho <> @ache',
    '@jaw|toothache|@tooth & left|down arm',
    '@jaw|toothache|@tooth & brazo',
    'dando|now|think|am heart|infarto attack?',
  ],
  stroke: [
    'face|mouth|smile|boca|cara|sonrisa|media <> @droop',
    'slurred|slurring speech|words',
    'having|think|creo ~ stroke|derrame',
  ],
  overdose: [
    'overdos*|sobredosis',
    '@took ~ too|demasi*|double|twice|doble|extra|muchas ~ @drug',
    '@took <> @poison',
    'poisoned|envenen*|intoxico|intoxicad*',
  ],
  bleeding: ['@bleed & @nonstop'],
  eye: ['@swell <> eye*|ojo*|parpad*'],
  neck: ['@swell <> neck|cuello'],
  swellingFever: ['@swell & @fever'],
  toothOut: [
    'kno*k*|punched <> out & @tooth',
    '@out <> @tooth & @blow',
    '@adult <> fell|came out|off',
    '@adult <> lost|cayo|perdi*',
  ],
  jaw: ['@jaw got? @displaced', '@displaced @jaw', '@blow & @jaw'],
}

/** Beside these, even a plain sign is often none: the server knows more. */
export const doubtful = [
  'than|que ~ dentist*',
  '@swallow ~ pill*|pastil*',
  'how ~ know|much',
  'spit*|spat|escup*',
  'can|if|si|puedo ~ @took',
  'dry|seca|climb*|class|align*|plate|lymph|ganglio*|hazard*|mensajes|click*|grind*|insurance|primer|mouthguards',
  'scared|afraid|miedo ~ chok*|atragan*',
  '@swell|@bleed|@throat|@took <> little|tiny|bit|slight*|poc*|poq*',
  '@bleed <> floss*|brush*|cepill*|hilo',
  '@droop|hablar & numb*|injec*|anest*|shot',
]
