import type { Locale } from '../i18n/locales.ts'
import type { RedFlagId } from './red-flag-rules.ts'

/** `call` is the first sentence: the urgent instruction and, for `{numbers}`, whom to call. */
type EmergencyText = { call: string; otherwise?: string; steps: string[] }

export type EmergencyTextId = RedFlagId | 'baby-tooth'

/** Facts only from content/facts.json; the ids stand above each text. No figure without V, W or S. */
export const emergencyTexts: Record<Locale, Record<EmergencyTextId, EmergencyText>> = {
  en: {
    // EME-22, EME-23, EME-26
    breathing: {
      call: 'Call {numbers} now: trouble breathing, swallowing or speaking, or passing out, needs emergency help.',
      steps: [
        'Do not wait for a dental appointment.',
        'Do not drive yourself. Take your medicines with you.',
        'Do not put heat on a swollen face.',
      ],
    },
    // EME-20, EME-22, EME-23, EME-25, EME-26
    swelling: {
      call: 'Call {numbers} now if it is hard to breathe, swallow, speak or open your mouth, or if the swelling is near the eye or in the neck.',
      otherwise:
        'Without those signs, see a dentist today. A dental abscess does not go away by itself.',
      steps: [
        'Keep checking. If one of those signs appears, do not wait: call.',
        'Do not put heat on the swelling.',
        'Do not drive yourself. Take your medicines with you.',
      ],
    },
    // EME-03 to EME-06, EME-09, EME-10 (1 hour), EME-11, EME-24
    'knocked-out': {
      call: 'Get to a dentist at once, within 1 hour if you can, but call {numbers} first if there was a blow to the head, fainting or heavy bleeding.',
      otherwise: 'For an adult (permanent) tooth:',
      steps: [
        'Hold it by the crown, the white part. Do not touch the root.',
        'If it is dirty, rinse it briefly in cold running water. Do not scrub or dry it.',
        'If the person is awake and able, put it back in its socket and bite gently on a clean cloth.',
        'If you cannot put it back, keep it in cold milk. Do not use tap water or a dry tissue.',
        'Go even if it is later than an hour, and take the tooth with you.',
        'A baby tooth is different: never put it back. It may harm the adult tooth below it.',
      ],
    },
    // EME-11, EME-13, EME-24, EME-33
    'baby-tooth': {
      call: 'Do not put a baby tooth back: see a dentist today, but call {numbers} first if there was a blow to the head, fainting, heavy bleeding or trouble breathing.',
      steps: [
        'Leave the tooth out. Putting it back may harm the adult tooth below it.',
        'Find the tooth and take it with you.',
        'If the lip or tongue is cut, press with a clean cloth and hold a cold pack outside.',
        'If you cannot tell whether it is a baby tooth, keep it in cold milk and go at once.',
      ],
    },
    // EME-13, EME-17, EME-20, EME-24
    bleeding: {
      call: 'Call {numbers} now if the bleeding is heavy or does not stop with firm pressure.',
      steps: [
        'After a tooth was taken out, bite on clean, damp gauze with firm, steady pressure. Do not keep checking.',
        'For a cut lip or tongue, press with a clean cloth and hold a cold pack outside.',
        'If it eases, call your dentist the same day.',
        'Take a list of your medicines with you, above all blood thinners.',
      ],
    },
    // EME-03, EME-06, EME-13, EME-24
    'jaw-injury': {
      call: 'Call {numbers} now, or have someone take you to an emergency room: a jaw that may be broken, or a blow to the head, is a medical emergency.',
      steps: [
        'Do not wait for a dental appointment.',
        'If the lip or tongue is cut, press with a clean cloth and hold a cold pack outside.',
        'Pick up an adult tooth by the white part and keep it in cold milk.',
        'If a tooth may have been breathed in, say so at once.',
      ],
    },
    // EME-11, EME-12, EME-13, EME-20, EME-24
    'child-trauma': {
      call: 'Call {numbers} now if the child passed out, hit the head, bleeds heavily, has trouble breathing or may have breathed in a tooth.',
      otherwise: 'Without those signs, see a dentist today.',
      steps: [
        'Press a cut lip or tongue with a clean cloth, and hold a cold pack outside.',
        'Do not put a baby tooth back. Keep an adult tooth, or any pieces, in cold milk.',
        'Take the tooth or the pieces with you.',
      ],
    },
    // EME-23
    'chest-pain': {
      call: 'Call {numbers} now: chest pain, or jaw pain that spreads to an arm, may not come from a tooth.',
      steps: [
        'Do not wait to see whether it passes, and do not wait for a dentist.',
        'Do not drive yourself. Take your medicines with you.',
      ],
    },
    // EME-24
    'swallowed-object': {
      call: 'Call {numbers} now if there is coughing, choking or trouble breathing.',
      otherwise:
        'Without those signs, call a doctor or your dentist today. They can say whether it needs to be looked for.',
      steps: [
        'Say what it was, how big and how sharp, and when it happened.',
        'Take any part that is left with you.',
      ],
    },
    // EME-22
    'anaesthesia-reaction': {
      call: 'Call {numbers} now if there is trouble breathing or swallowing, fainting, a seizure, or swelling of the face, lips or tongue.',
      otherwise:
        'With hives, itching or a rash alone, call the dentist or doctor who gave the medicine today, before any more of it.',
      steps: ['Say which medicine it was and when.', 'Do not drive yourself.'],
    },
    // NR-02, PHO-02
    overdose: {
      call: 'Call {numbers} now: too much medicine, or a swallowed product, can be dangerous before you feel it.',
      steps: [
        'Do not make the person vomit.',
        'Keep the package, and say what it was, how much and when.',
      ],
    },
    // PHO-03
    'self-harm': {
      call: 'Call {numbers} now if you may hurt yourself: you deserve help, and you do not have to bear this alone.',
      steps: [
        'Stay with somebody you trust, or ask them to stay with you.',
        'Your mouth can wait. Your safety comes first.',
      ],
    },
  },
  es: {
    breathing: {
      call: 'Llame ahora al {numbers}: la dificultad para respirar, tragar o hablar, o un desmayo, necesita ayuda de emergencia.',
      steps: [
        'No espere una cita con el dentista.',
        'No conduzca. Lleve consigo sus medicinas.',
        'No ponga calor en la cara hinchada.',
      ],
    },
    swelling: {
      call: 'Llame ahora al {numbers} si le cuesta respirar, tragar, hablar o abrir la boca, o si la hinchazón está cerca del ojo o en el cuello.',
      otherwise: 'Sin esas señales, vaya hoy al dentista. Un absceso dental no se quita solo.',
      steps: [
        'Siga observando. Si aparece una de esas señales, no espere: llame.',
        'No ponga calor en la hinchazón.',
        'No conduzca. Lleve consigo sus medicinas.',
      ],
    },
    'knocked-out': {
      call: 'Vaya al dentista de inmediato, dentro de 1 hora si puede, pero llame antes al {numbers} si hubo un golpe en la cabeza, un desmayo o mucho sangrado.',
      otherwise: 'Si es un diente permanente:',
      steps: [
        'Tómelo por la corona, la parte blanca. No toque la raíz.',
        'Si está sucio, enjuáguelo un momento con agua fría corriente. No lo frote ni lo seque.',
        'Si la persona está despierta y puede, vuelva a colocarlo en su lugar y que muerda con suavidad un paño limpio.',
        'Si no puede colocarlo, guárdelo en leche fría. No use agua del grifo ni un pañuelo seco.',
        'Vaya aunque haya pasado más de una hora, y lleve el diente.',
        'Un diente de leche es distinto: nunca lo vuelva a poner. Puede dañar el diente permanente que viene debajo.',
      ],
    },
    'baby-tooth': {
      call: 'No vuelva a poner un diente de leche: vaya hoy al dentista, pero llame antes al {numbers} si hubo un golpe en la cabeza, un desmayo, mucho sangrado o dificultad para respirar.',
      steps: [
        'Deje el diente fuera. Volver a ponerlo puede dañar el diente permanente que viene debajo.',
        'Busque el diente y llévelo con usted.',
        'Si hay una herida en el labio o la lengua, presione con un paño limpio y ponga una compresa fría por fuera.',
        'Si no sabe si es de leche, guárdelo en leche fría y vaya de inmediato.',
      ],
    },
    bleeding: {
      call: 'Llame ahora al {numbers} si el sangrado es abundante o no para con presión firme.',
      steps: [
        'Si le sacaron un diente, muerda una gasa limpia y húmeda con presión firme y constante. No la levante a cada rato.',
        'Si la herida está en el labio o la lengua, presione con un paño limpio y ponga una compresa fría por fuera.',
        'Si cede, llame a su dentista el mismo día.',
        'Lleve una lista de sus medicinas, sobre todo si toma anticoagulantes.',
      ],
    },
    'jaw-injury': {
      call: 'Llame ahora al {numbers}, o pida que alguien le lleve a una sala de emergencias: una mandíbula que puede estar rota, o un golpe en la cabeza, es una emergencia médica.',
      steps: [
        'No espere una cita con el dentista.',
        'Si hay una herida en el labio o la lengua, presione con un paño limpio y ponga una compresa fría por fuera.',
        'Recoja un diente permanente por la parte blanca y guárdelo en leche fría.',
        'Si alguien pudo aspirar un diente, dígalo de inmediato.',
      ],
    },
    'child-trauma': {
      call: 'Llame ahora al {numbers} si el niño o la niña se desmayó, se golpeó la cabeza, sangra mucho, le cuesta respirar o pudo aspirar un diente.',
      otherwise: 'Sin esas señales, vaya hoy al dentista.',
      steps: [
        'Presione una herida en el labio o la lengua con un paño limpio y ponga una compresa fría por fuera.',
        'No vuelva a poner un diente de leche. Guarde un diente permanente, o los pedazos, en leche fría.',
        'Lleve el diente o los pedazos con usted.',
      ],
    },
    'chest-pain': {
      call: 'Llame ahora al {numbers}: el dolor en el pecho, o un dolor de mandíbula que pasa al brazo, puede no venir de un diente.',
      steps: [
        'No espere a ver si se pasa, ni a tener cita con el dentista.',
        'No conduzca. Lleve consigo sus medicinas.',
      ],
    },
    'swallowed-object': {
      call: 'Llame ahora al {numbers} si hay tos, atragantamiento o dificultad para respirar.',
      otherwise:
        'Sin esas señales, llame hoy a un médico o a su dentista. Pueden decirle si hay que buscarlo.',
      steps: [
        'Diga qué era, de qué tamaño, si tenía filo y cuándo pasó.',
        'Lleve con usted cualquier parte que quede.',
      ],
    },
    'anaesthesia-reaction': {
      call: 'Llame ahora al {numbers} si hay dificultad para respirar o tragar, desmayo, convulsiones o hinchazón de la cara, los labios o la lengua.',
      otherwise:
        'Si solo hay ronchas, picazón o sarpullido, llame hoy al dentista o médico que le dio la medicina, antes de usar más.',
      steps: ['Diga qué medicina fue y cuándo.', 'No conduzca.'],
    },
    overdose: {
      call: 'Llame ahora al {numbers}: demasiada medicina, o un producto tragado, puede ser peligroso antes de que se note.',
      steps: ['No provoque el vómito.', 'Guarde el envase y diga qué era, cuánto y cuándo.'],
    },
    'self-harm': {
      call: 'Llame ahora al {numbers} si puede hacerse daño: usted merece ayuda y no tiene que pasar por esto a solas.',
      steps: [
        'Quédese con alguien de confianza, o pida que le acompañe.',
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
