import type { Locale } from '../i18n/locales.ts'
import type { RedFlagId, SignId } from './red-flags.ts'

type EmergencyText = {
  /** In place of "Call 911 now." where something else comes first. */
  first?: string
  /** One sentence, with the `{signs}` that the visitor said. */
  why: string
  /** Where no sign that means *now* was said, or after `first`; `{numbers}` to call. */
  careful: string
  steps: string[]
}

export type EmergencyTextId = RedFlagId | 'baby-tooth' | 'either-tooth'

/** `{number}` is the visitor's own, `{numbers}` those of every country that we know. */
export const callTexts: Record<
  Locale,
  { call: string; callUnknown: string; yourNumber: string; local: string }
> = {
  en: {
    call: 'Call {number} now.',
    callUnknown: 'Call your emergency number now. It is {numbers}.',
    yourNumber: 'your emergency number, {numbers},',
    local: 'the local number elsewhere',
  },
  es: {
    call: 'Llame ahora al {number}.',
    callUnknown: 'Llame ahora a su número de emergencias. Es el {numbers}.',
    yourNumber: 'su número de emergencias, {numbers},',
    local: 'en otros lugares, el número local',
  },
}

/** What every answer that is no emergency may end with. EME-22, EME-23, EME-24. */
export const emergencyLine: Record<Locale, string> = {
  en: 'If it is hard to breathe or swallow, if bleeding does not stop, or if a swelling reaches the eye or the neck, do not wait: call {numbers} now.',
  es: 'Si le cuesta respirar o tragar, si un sangrado no para o si una hinchazón llega al ojo o al cuello, no espere: llame ahora {a} {numbers}.',
}

export const signTexts: Record<Locale, Record<SignId, string>> = {
  en: {
    'self-harm': 'thoughts of dying or of hurting yourself',
    violence: 'someone hurting you',
    breathing: 'trouble breathing',
    swallowing: 'trouble swallowing or speaking',
    throat: 'a swollen or tight throat or tongue',
    choking: 'something that may have been breathed in',
    unconscious: 'fainting or not waking up properly',
    allergy: 'swelling or trouble breathing after a medicine',
    rash: 'a rash or itching after a medicine',
    chest: 'pain or pressure in the chest, or jaw pain that spreads to an arm',
    stroke: 'a face that droops, a weak arm or trouble speaking',
    overdose: 'too much medicine, or a product that was swallowed',
    bleeding: 'bleeding that is heavy or does not stop',
    'blood-thinner': 'bleeding and a blood thinner',
    eye: 'swelling near the eye or a change in sight',
    neck: 'swelling in the neck',
    'mouth-opening': 'a mouth that hardly opens',
    'swelling-fever': 'swelling together with fever or chills',
    spreading: 'swelling that grows or spreads',
    sepsis: 'an infection and feeling suddenly very ill or confused',
    face: 'a swollen face',
    newborn: 'blisters',
    jaw: 'a jaw that may be broken or out of place',
    blow: 'a hard blow to the face',
    head: 'a blow to the head',
    'tooth-out': 'a tooth that is out',
    child: 'a blow to the mouth',
    dengue: 'a possible dengue fever',
    object: 'something swallowed',
  },
  es: {
    'self-harm': 'ideas de morir o de hacerse daño',
    violence: 'alguien que le hace daño',
    breathing: 'dificultad para respirar',
    swallowing: 'dificultad para tragar o hablar',
    throat: 'la garganta o la lengua hinchada o cerrada',
    choking: 'algo que pudo irse a los pulmones',
    unconscious: 'un desmayo o alguien que no despierta bien',
    allergy: 'hinchazón o dificultad para respirar después de una medicina',
    rash: 'ronchas o picazón después de una medicina',
    chest: 'dolor o presión en el pecho, o dolor de mandíbula que pasa al brazo',
    stroke: 'la cara caída de un lado, un brazo débil o dificultad para hablar',
    overdose: 'demasiada medicina o haber tragado un producto',
    bleeding: 'un sangrado abundante o que no para',
    'blood-thinner': 'un sangrado y un anticoagulante',
    eye: 'hinchazón cerca del ojo o cambios en la vista',
    neck: 'hinchazón en el cuello',
    'mouth-opening': 'la boca que casi no se abre',
    'swelling-fever': 'hinchazón con fiebre o escalofríos',
    spreading: 'una hinchazón que crece o se extiende',
    sepsis: 'una infección y mucho malestar o confusión de repente',
    face: 'la cara hinchada',
    newborn: 'ampollas',
    jaw: 'una mandíbula que puede estar rota o fuera de lugar',
    blow: 'un golpe fuerte en la cara',
    head: 'un golpe en la cabeza',
    'tooth-out': 'un diente que se salió',
    child: 'un golpe en la boca',
    dengue: 'un posible dengue',
    object: 'algo que se tragó',
  },
}

/** Facts only from the fact files; their ids stand above each text, which is the same in Spanish. */
export const emergencyTexts: Record<Locale, Record<EmergencyTextId, EmergencyText>> = {
  en: {
    // EME-22, EME-23, EME-26, EME-77, EME-81, EME-82, ABS-30
    breathing: {
      why: 'With {signs}, every minute counts.',
      careful:
        'Trouble breathing, swallowing or speaking, or passing out, needs emergency help: call {numbers} now.',
      steps: [
        'Do what the person on the phone tells you, and do not wait for a dental appointment.',
        'Do not drive yourself. Take your medicines with you.',
        'Do not put heat on a swollen face.',
      ],
    },
    // EME-20, EME-22, EME-23, EME-25, EME-26, EME-64, EME-83, ABS-30 to ABS-34
    swelling: {
      why: 'With {signs}, an infection may be spreading fast.',
      careful:
        'See a dentist today. Call {numbers} if it is hard to breathe, swallow, speak or open your mouth, if you have a fever or chills, or if the swelling is near the eye or in the neck. A dental abscess does not go away by itself.',
      steps: [
        'Keep checking, and call at the first of those signs.',
        'Do not put heat on the swelling.',
        'Do not drive yourself. Take your medicines with you.',
      ],
    },
    // EME-03 to EME-06, EME-09, EME-10, EME-24, EME-29, EME-41, EME-42, EME-46, EME-62, EME-77
    'knocked-out': {
      first: 'Put an adult tooth back in its place now, and go to a dentist at once.',
      why: 'Minutes count: be there within 30 minutes to 1 hour, but go in any case.',
      careful: 'Call {numbers} first if there was a blow to the head, fainting or heavy bleeding.',
      steps: [
        'Hold it by the crown, the white part. Do not touch the root.',
        'If it is dirty, rinse it gently in milk, in salt solution or in the person’s own saliva. Do not scrub or dry it.',
        'If the person is awake and able, put it back in its socket and bite gently on a clean cloth.',
        'If you cannot put it back, keep it in cold milk. Do not use tap water or a dry tissue.',
        'Take the tooth with you.',
        'A baby tooth is different: never put it back. It may harm the adult tooth below it.',
      ],
    },
    // EME-11, EME-13, EME-24, EME-68, KBT-08, KBT-16, KBT-25 to KBT-30
    'baby-tooth': {
      first: 'Do not put a baby tooth back, and see a dentist today.',
      why: 'Putting it back may harm the adult tooth below it.',
      careful:
        'Call {numbers} first if there was a blow to the head, fainting, heavy bleeding, coughing or trouble breathing.',
      steps: [
        'Press gently on the gum with a clean, damp cloth, and hold a cold pack outside.',
        'Find the tooth and take it with you. If it is missing, say so: an X-ray shows whether it was pushed up.',
        'Soft food, nothing very hot or cold.',
        'If you cannot tell whether it is a baby tooth, keep it in cold milk and go at once.',
      ],
    },
    // KBT-25 to KBT-29, EME-03 to EME-06, EME-41, EME-42
    'either-tooth': {
      first: 'Put the tooth in cold milk and go to a dentist at once.',
      why: 'A child’s tooth may be a baby tooth, which is never put back, or an adult one, which is put back at once.',
      careful:
        'Call {numbers} first if there was a blow to the head, fainting, heavy bleeding, coughing or trouble breathing.',
      steps: [
        'A baby tooth: leave it out. Putting it back may harm the adult tooth below it.',
        'An adult tooth: hold it by the white part. If it is dirty, rinse it gently in milk, salt solution or saliva. Put it back in its socket, and have the child bite gently on a clean cloth.',
        'If you cannot tell which it is, leave it in the milk. A dentist sees it at once.',
        'Press on a bleeding gum with a clean, damp cloth.',
      ],
    },
    // EME-13, EME-17, EME-20, EME-24, EME-65, EME-74, EXT-22, EXT-23, MED-27, EXT-44
    bleeding: {
      why: 'With {signs}, you need help before the next dental appointment.',
      careful:
        'Bite on clean, damp gauze with firm, steady pressure now, sitting upright. Call {numbers} if the bleeding is heavy or does not stop with that pressure.',
      steps: [
        'After a tooth was taken out, bite on clean, damp gauze or a rolled cloth for at least 10 minutes, sitting upright. Do not keep checking.',
        'For a cut lip or tongue, press with a clean cloth and hold a cold pack outside.',
        'If it eases, call your dentist the same day.',
        'Say which medicines you take, above all blood thinners. Do not stop one on your own.',
      ],
    },
    // EME-03, EME-06, EME-13, EME-24, EME-76, EME-77, EME-78
    'jaw-injury': {
      why: 'With {signs}, a hospital must look at it today.',
      careful:
        'A jaw that may be broken, or a blow to the head, is a medical emergency: call {numbers} now, or have someone take you to an emergency room.',
      steps: [
        'Do not move the jaw, and do not wait for a dental appointment.',
        'Hold a cold pack outside. Press a cut lip or tongue with a clean cloth.',
        'Pick up an adult tooth by the white part and keep it in cold milk.',
        'If a tooth may have been breathed in, say so at once.',
      ],
    },
    // EME-11, EME-12, EME-13, EME-20, EME-24, EME-77, KBT-30
    'child-trauma': {
      why: 'With {signs}, a dentist has to look at the tooth and at the one below it.',
      careful:
        'Take the child to a dentist today. Call {numbers} now if the child passed out, hit the head, bleeds heavily, has trouble breathing or may have breathed in a tooth.',
      steps: [
        'Press a cut lip or tongue with a clean cloth, and hold a cold pack outside.',
        'Do not put a baby tooth back. Keep an adult tooth, or any pieces, in cold milk.',
        'Take the tooth or the pieces with you.',
      ],
    },
    // EME-84, EME-23
    'chest-pain': {
      why: 'With {signs}, it may be the heart and not a tooth.',
      careful:
        'Chest pain, or jaw pain that spreads to an arm, may be the heart and not a tooth: call {numbers} now.',
      steps: [
        'Do not wait to see whether it passes, and do not wait for a dentist.',
        'Do not drive yourself. Take your medicines with you.',
      ],
    },
    // General knowledge, without figures
    stroke: {
      why: 'With {signs}, it may be a stroke, and every minute counts.',
      careful: 'These can be signs of a stroke: call {numbers} now.',
      steps: [
        'Note when it began, and say so on the phone.',
        'Do not drive yourself, and do not wait to see whether it passes.',
      ],
    },
    // EME-59, EME-78, EME-79, EME-80, EME-81
    'swallowed-object': {
      why: 'With {signs}, the airway may be blocked, even after the coughing stops.',
      careful:
        'Call a doctor or your dentist today. Call {numbers} now if there is coughing, choking or trouble breathing, or if a piece may have been breathed in.',
      steps: [
        'Say what it was, how big and how sharp, and when it happened.',
        'Watch for pain, fever or vomiting.',
        'Take any part that is left with you.',
      ],
    },
    // EME-85, EME-88
    'anaesthesia-reaction': {
      why: 'With {signs}, it may be a severe allergic reaction.',
      careful:
        'Call the dentist or doctor who gave the medicine today, before any more of it. Call {numbers} now if there is trouble breathing or swallowing, fainting, a seizure, or swelling of the face, lips or tongue.',
      steps: [
        'If there is an adrenaline pen, use it.',
        'Lie down with the legs raised; sit up if breathing is hard.',
        'Say which medicine it was and when. Do not drive yourself.',
      ],
    },
    // NR-02, PHO-02, PAI-28
    overdose: {
      why: 'With {signs}, harm can come before you feel it.',
      careful:
        'Too much medicine, or a swallowed product, can be dangerous before you feel it: call {numbers} now.',
      steps: [
        'Do not make the person vomit.',
        'Keep the package, and say what it was, how much and when.',
      ],
    },
    // CSO-33, CSO-34, CSO-36
    newborn: {
      first: 'Take the baby to a doctor or an emergency department now.',
      why: 'Blisters in a newborn can be herpes, which is very dangerous in the first weeks of life.',
      careful: 'Call {numbers} if you cannot get there, or if the baby is hard to wake.',
      steps: [
        'Say how old the baby is, and whether anyone near has a cold sore.',
        'Do not touch or open the blisters, and do not put anything on them.',
      ],
    },
    // PAI-34, PAI-35, PAI-24
    dengue: {
      first: 'Do not take aspirin, ibuprofen or naproxen, and see a doctor today.',
      why: 'With {signs}, these medicines can cause bleeding.',
      careful: 'Call {numbers} now if there is bleeding, fainting or strong belly pain.',
      steps: [
        'Ask the doctor or a pharmacist what you may take for the pain.',
        'Tell them about the tooth, and what you have taken so far.',
      ],
    },
    // No figures
    violence: {
      why: 'Nobody may hurt you, and it is not your fault.',
      careful:
        'Nobody may hurt you, and it is not your fault. Call {numbers} now if you are in danger.',
      steps: [
        'Go to a safe place, or to someone you trust.',
        'A doctor or dentist can treat the injury. You may tell them how it happened.',
        'Keep an adult tooth, or any pieces, in cold milk.',
        'This conversation stays in this tab: clear it if somebody else uses this device.',
      ],
    },
    // PHO-03
    'self-harm': {
      why: 'You deserve help, and you do not have to bear this alone.',
      careful: 'You deserve help, and you do not have to bear this alone: call {numbers} now.',
      steps: [
        'Stay with somebody you trust, or ask them to stay with you.',
        'Put pills and anything that could hurt you out of reach.',
        'Your mouth can wait. Your safety comes first.',
      ],
    },
  },
  es: {
    breathing: {
      why: 'Con {signs}, cada minuto cuenta.',
      careful:
        'La dificultad para respirar, tragar o hablar, o un desmayo, necesita ayuda de emergencia: llame ahora {a} {numbers}.',
      steps: [
        'Haga lo que le digan por teléfono y no espere una cita con el dentista.',
        'No conduzca. Lleve consigo sus medicinas.',
        'No ponga calor en la cara hinchada.',
      ],
    },
    swelling: {
      why: 'Con {signs}, la infección puede estar extendiéndose rápido.',
      careful:
        'Vaya hoy al dentista. Llame {a} {numbers} si le cuesta respirar, tragar, hablar o abrir la boca, si tiene fiebre o escalofríos, o si la hinchazón está cerca del ojo o en el cuello. Un absceso dental no se quita solo.',
      steps: [
        'Siga observando y llame a la primera de esas señales.',
        'No ponga calor en la hinchazón.',
        'No conduzca. Lleve consigo sus medicinas.',
      ],
    },
    'knocked-out': {
      first: 'Ponga ahora el diente permanente en su lugar y vaya de inmediato al dentista.',
      why: 'Los minutos cuentan: trate de llegar en los primeros 30 minutos o en menos de 1 hora, pero vaya en todo caso.',
      careful:
        'Llame antes {a} {numbers} si hubo un golpe en la cabeza, un desmayo o mucho sangrado.',
      steps: [
        'Tómelo por la corona, la parte blanca. No toque la raíz.',
        'Si está sucio, enjuáguelo con suavidad en leche, en suero o en la propia saliva. No lo frote ni lo seque.',
        'Si la persona está despierta y puede, vuelva a colocarlo en su lugar y que muerda con suavidad un paño limpio.',
        'Si no puede colocarlo, guárdelo en leche fría. No use agua de la llave ni un pañuelo de papel.',
        'Lleve el diente.',
        'Un diente de leche es distinto: nunca lo vuelva a poner. Puede dañar el diente permanente que viene debajo.',
      ],
    },
    'baby-tooth': {
      first: 'No vuelva a poner un diente de leche y vaya hoy al dentista.',
      why: 'Volver a ponerlo puede dañar el diente permanente que viene debajo.',
      careful:
        'Llame antes {a} {numbers} si hubo un golpe en la cabeza, un desmayo, mucho sangrado, tos o dificultad para respirar.',
      steps: [
        'Presione la encía con suavidad con un paño limpio y húmedo, y ponga una compresa fría por fuera.',
        'Busque el diente y llévelo. Si no aparece, dígalo: una radiografía muestra si se metió en la encía.',
        'Comida blanda, nada muy caliente ni muy frío.',
        'Si no sabe si es de leche, guárdelo en leche fría y vaya de inmediato.',
      ],
    },
    'either-tooth': {
      first: 'Ponga el diente en leche fría y vaya de inmediato al dentista.',
      why: 'En la infancia puede ser un diente de leche, que nunca se vuelve a poner, o uno permanente, que se pone de inmediato.',
      careful:
        'Llame antes {a} {numbers} si hubo un golpe en la cabeza, un desmayo, mucho sangrado, tos o dificultad para respirar.',
      steps: [
        'Un diente de leche: déjelo fuera. Volver a ponerlo puede dañar el diente permanente que viene debajo.',
        'Un diente permanente: tómelo por la parte blanca. Si está sucio, enjuáguelo con suavidad en leche, suero o saliva. Póngalo en su lugar y que muerda con suavidad un paño limpio.',
        'Si no sabe cuál es, déjelo en la leche. El dentista lo verá de inmediato.',
        'Presione la encía que sangra con un paño limpio y húmedo.',
      ],
    },
    bleeding: {
      why: 'Con {signs}, hace falta ayuda antes de la próxima cita con el dentista.',
      careful:
        'Muerda ahora una gasa limpia y húmeda con presión firme y constante, en posición sentada. Llame {a} {numbers} si el sangrado es abundante o no para con esa presión.',
      steps: [
        'Si le sacaron un diente, muerda una gasa limpia y húmeda o un paño enrollado al menos 10 minutos, en posición sentada. No la levante a cada rato.',
        'Si la herida está en el labio o la lengua, presione con un paño limpio y ponga una compresa fría por fuera.',
        'Si cede, llame a su dentista el mismo día.',
        'Diga qué medicinas toma, sobre todo anticoagulantes. No deje ninguna por su cuenta.',
      ],
    },
    'jaw-injury': {
      why: 'Con {signs}, hay que ir hoy a un hospital.',
      careful:
        'Una mandíbula que puede estar rota, o un golpe en la cabeza, es una emergencia médica: llame ahora {a} {numbers} o pida que alguien lo lleve a una sala de emergencias.',
      steps: [
        'No mueva la mandíbula y no espere una cita con el dentista.',
        'Ponga una compresa fría por fuera. Presione una herida en el labio o la lengua con un paño limpio.',
        'Recoja un diente permanente por la parte blanca y guárdelo en leche fría.',
        'Si alguien pudo aspirar un diente, dígalo de inmediato.',
      ],
    },
    'child-trauma': {
      why: 'Con {signs}, el dentista tiene que ver el diente y el que viene debajo.',
      careful:
        'Lleve hoy al niño o la niña al dentista. Llame ahora {a} {numbers} si se desmayó, se golpeó la cabeza, sangra mucho, le cuesta respirar o pudo aspirar un diente.',
      steps: [
        'Presione una herida en el labio o la lengua con un paño limpio y ponga una compresa fría por fuera.',
        'No vuelva a poner un diente de leche. Guarde un diente permanente, o los pedazos, en leche fría.',
        'Lleve el diente o los pedazos.',
      ],
    },
    'chest-pain': {
      why: 'Con {signs}, puede ser el corazón y no un diente.',
      careful:
        'El dolor en el pecho, o un dolor de mandíbula que pasa al brazo, puede ser del corazón y no de un diente: llame ahora {a} {numbers}.',
      steps: [
        'No espere a ver si se pasa, ni a tener cita con el dentista.',
        'No conduzca. Lleve consigo sus medicinas.',
      ],
    },
    stroke: {
      why: 'Con {signs}, puede ser un derrame cerebral, y cada minuto cuenta.',
      careful: 'Pueden ser señales de un derrame cerebral: llame ahora {a} {numbers}.',
      steps: [
        'Fíjese a qué hora empezó y dígalo por teléfono.',
        'No conduzca ni espere a ver si se pasa.',
      ],
    },
    'swallowed-object': {
      why: 'Con {signs}, puede estar tapada la vía del aire, aunque la tos se calme.',
      careful:
        'Llame hoy a un médico o a su dentista. Llame ahora {a} {numbers} si hay tos, atragantamiento o dificultad para respirar, o si un pedazo pudo irse a los pulmones.',
      steps: [
        'Diga qué era, de qué tamaño, si tenía filo y cuándo pasó.',
        'Esté atento al dolor, la fiebre o los vómitos.',
        'Lleve cualquier parte que quede.',
      ],
    },
    'anaesthesia-reaction': {
      why: 'Con {signs}, puede ser una reacción alérgica grave.',
      careful:
        'Llame hoy al dentista o médico que le dio la medicina, antes de usar más. Llame ahora {a} {numbers} si hay dificultad para respirar o tragar, desmayo, convulsiones o hinchazón de la cara, los labios o la lengua.',
      steps: [
        'Si hay un autoinyector de adrenalina, úselo.',
        'Que la persona se acueste con las piernas en alto; sentada si le cuesta respirar.',
        'Diga qué medicina fue y cuándo. No conduzca.',
      ],
    },
    overdose: {
      why: 'Con {signs}, el daño puede llegar antes de que se note.',
      careful:
        'Tomar demasiada medicina, o tragar un producto, puede ser peligroso antes de que se note: llame ahora {a} {numbers}.',
      steps: ['No provoque el vómito.', 'Guarde el envase y diga qué era, cuánto y cuándo.'],
    },
    newborn: {
      first: 'Lleve ahora al bebé a un médico o a urgencias.',
      why: 'Las ampollas en un recién nacido pueden ser herpes, muy peligroso en las primeras semanas de vida.',
      careful: 'Llame {a} {numbers} si no puede llegar o si cuesta despertar al bebé.',
      steps: [
        'Diga qué edad tiene y si alguien cercano tiene un fuego o herpes en el labio.',
        'No toque ni reviente las ampollas, y no les ponga nada.',
      ],
    },
    dengue: {
      first: 'No tome aspirina, ibuprofeno ni naproxeno, y vaya hoy al médico.',
      why: 'Con {signs}, esas medicinas pueden causar sangrados.',
      careful: 'Llame ahora {a} {numbers} si hay sangrado, desmayo o dolor fuerte de barriga.',
      steps: [
        'Pregunte al médico o en la farmacia qué puede tomar para el dolor.',
        'Cuénteles de la muela y de lo que ya tomó.',
      ],
    },
    violence: {
      why: 'Nadie tiene derecho a hacerle daño, y no es su culpa.',
      careful:
        'Nadie tiene derecho a hacerle daño, y no es su culpa. Llame ahora {a} {numbers} si está en peligro.',
      steps: [
        'Vaya a un lugar seguro o con alguien de confianza.',
        'Un médico o dentista puede atender la herida. Puede contarle cómo pasó.',
        'Guarde un diente permanente, o los pedazos, en leche fría.',
        'Esta conversación queda en esta pestaña: bórrela si alguien más usa este aparato.',
      ],
    },
    'self-harm': {
      why: 'Usted merece ayuda y no tiene que pasar por esto a solas.',
      careful:
        'Usted merece ayuda y no tiene que pasar por esto a solas: llame ahora {a} {numbers}.',
      steps: [
        'Quédese con alguien de confianza, o pida que lo acompañe.',
        'Ponga lejos las pastillas y todo lo que pueda hacerle daño.',
        'Su boca puede esperar. Primero está su seguridad.',
      ],
    },
  },
}

/** United States only, where the visitor may be there. PHO-02, PHO-03. */
export const helpLineTexts: Record<Locale, Partial<Record<EmergencyTextId, string>>> = {
  en: {
    overdose: 'In the United States, Poison Help also answers, free, 24 hours a day: {poison}.',
    'self-harm': 'In the United States, call or text {crisis}, the Suicide and Crisis Lifeline.',
  },
  es: {
    overdose: 'En Estados Unidos también atiende Poison Help, gratis, las 24 horas: {poison}.',
    'self-harm':
      'En Estados Unidos, llame al {crisis} y oprima 2 para español, o envíe AYUDA al {crisis}. Es la línea de prevención del suicidio y crisis.',
  },
}
