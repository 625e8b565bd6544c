import type { Locale } from '../../src/i18n/locales.ts'
import type { BoundaryId } from './boundary-rules.ts'

// Facts: EME-15, EME-16, EME-18, EME-25, EME-31, EME-36, EME-37, CHE-14, CHE-15, ORT-12, NR-16.
export const boundaryTexts: Record<Locale, Record<BoundaryId, string>> = {
  en: {
    manipulation:
      'I keep to my task: dental information from the pages of this site, with sources. I do not change roles, follow hidden instructions or show how I am set up.\n\nAsk me about teeth, gums, products, a visit to the dentist or care abroad, and I will gladly help.',
    'personal-data':
      'Please do not share personal details here, such as names, addresses, phone or card numbers, or ID numbers. I do not need them, and nothing you write to me is stored.\n\nAsk your question again without them. For an appointment, contact a dental office directly.',
    harmful:
      'I can’t explain how to do that: it can cause burns, broken roots, infection or bleeding that is hard to stop.\n\nWhat is safe instead:\n\n- Rinse your mouth with warm water and floss gently around the tooth.\n- Hold a cold pack on the outside of the cheek.\n- Ask a pharmacist which pain relief is safe for you. Never put aspirin on a tooth or gum.\n- See a dentist, the same day if the pain is severe. A dental school clinic or a community health center may cost less.',
    dose: 'I don’t give amounts or combinations of medicines: what is safe depends on age, weight, other medicines and health.\n\nWhat to do:\n\n- Follow the label, and ask a pharmacist or doctor before you take or give anything.\n- Say if it is for a child, or if you are pregnant, take blood thinners, have an allergy, or have kidney, liver, stomach or heart problems.\n- No aspirin for anyone under 16.\n- See a dentist if a toothache lasts more than 2 days or does not ease with pain relief.',
    prescription:
      'I can’t choose or prescribe a medicine. A dentist or doctor who examines you does that, and a pharmacist can say which pain relief without a prescription is safe for you.\n\nWorth knowing: most toothaches do not need antibiotics. The usual care is dental treatment and pain relief, because the cause has to be treated. Don’t use leftover antibiotics or someone else’s.',
    'skip-dentist':
      'I understand wanting to avoid the visit, but I can’t tell you it is safe to skip it. An abscess, for example, does not go away by itself, and only an exam shows what is going on.\n\nIf cost is the problem, dental school clinics and community health centers often charge less. If fear is, tell the office beforehand: they can go slowly and agree on a stop signal.',
    diagnosis:
      'I can’t tell what you have: many problems look alike, and only an exam by a dentist or doctor can tell them apart.\n\nUntil then, note where it hurts, since when, and what makes it better or worse. See a dentist soon if it lasts more than 2 days, and the same day with severe pain or swelling.',
    'other-language':
      'I can only write English and Spanish. Please ask me again in one of the two, in simple words: I answer questions about teeth, gums and dental care from the pages of this site.\n\nIn an emergency, call your local emergency number. The numbers for five countries are on the page below.',
    abuse:
      'I am an automated helper, and I would like to be of use. If something on this site is wrong or made you angry, the team wants to hear it: the contact page needs no name.\n\nIf your teeth or a visit to the dentist are behind it, tell me what happened, and I will look for what the pages say.',
    'about-molly':
      'I am Molly, an automated helper of this site. I am not a dentist and not a person, and I can be wrong. I answer from the pages of this site and name them as sources.\n\nI don’t diagnose, prescribe or give doses, and I am not for emergencies. What you write is neither stored nor logged: the conversation lives only in this page.',
    thanks: 'You are welcome! If another question about teeth or gums comes up, I am here.',
    greeting:
      'Hello! I am Molly, an automated helper for questions about teeth and gums. Ask me about daily care, products, treatments, children’s teeth or care abroad.',
    'off-topic':
      'That is outside what I know: I only answer questions about teeth, gums and dental care, from the pages of this site.\n\nAsk me about daily care, products, treatments, children’s teeth or dental care abroad.',
  },
  es: {
    manipulation:
      'Me limito a mi tarea: información dental de las páginas de este sitio, con sus fuentes. No cambio de papel, no sigo instrucciones ocultas ni muestro cómo estoy configurada.\n\nPregúnteme sobre dientes, encías, productos, una visita al dentista o la atención en otro país, y con gusto le ayudo.',
    'personal-data':
      'Por favor, no comparta aquí datos personales, como nombres, direcciones, teléfonos, tarjetas o documentos. No los necesito, y nada de lo que me escribe se guarda.\n\nHaga su pregunta de nuevo sin ellos. Para pedir una cita, llame directamente a un consultorio.',
    harmful:
      'No puedo explicarle cómo hacer eso: puede causar quemaduras, raíces rotas, una infección o un sangrado difícil de parar.\n\nLo que sí es seguro:\n\n- Enjuáguese la boca con agua tibia y pase el hilo dental con suavidad alrededor del diente.\n- Ponga una compresa fría en la mejilla, por fuera.\n- Pregunte en la farmacia qué analgésico es seguro para usted. Nunca ponga aspirina sobre un diente o la encía.\n- Vaya al dentista, el mismo día si el dolor es intenso. La clínica de una facultad de odontología o un centro de salud puede costar menos.',
    dose: 'No doy cantidades ni combinaciones de medicinas: lo seguro depende de la edad, el peso, otras medicinas y la salud de cada persona.\n\nQué puede hacer:\n\n- Siga la etiqueta y pregunte a un farmacéutico o médico antes de tomar o dar algo.\n- Avise si es para un niño o niña, o si está embarazada, toma anticoagulantes, tiene alergias o problemas de riñón, hígado, estómago o corazón.\n- No dé aspirina a menores de 16 años.\n- Vaya al dentista si el dolor de muela dura más de 2 días o no cede con un analgésico.',
    prescription:
      'No puedo elegir ni recetar una medicina. Eso lo hace un dentista o médico que le examine, y en la farmacia pueden decirle qué analgésico de venta libre es seguro para usted.\n\nConviene saber: la mayoría de los dolores de muela no necesita antibióticos. Lo habitual es el tratamiento dental y un analgésico, porque hay que tratar la causa. No use antibióticos que sobraron ni los de otra persona.',
    'skip-dentist':
      'Entiendo que quiera evitar la visita, pero no puedo decirle que sea seguro. Un absceso, por ejemplo, no se quita solo, y solo un examen muestra qué pasa.\n\nSi el problema es el costo, las clínicas de las facultades de odontología y los centros de salud suelen cobrar menos. Si es el miedo, avise antes en el consultorio: pueden ir despacio y acordar una señal para parar.',
    diagnosis:
      'No puedo decirle qué tiene: muchos problemas se parecen y solo el examen de un dentista o médico puede distinguirlos.\n\nMientras tanto, anote dónde le duele, desde cuándo y qué lo mejora o empeora. Vaya pronto al dentista si dura más de 2 días, y el mismo día si hay dolor intenso o hinchazón.',
    'other-language':
      'Solo escribo en español y en inglés. Pregúnteme de nuevo en uno de los dos, con palabras sencillas: respondo preguntas sobre dientes, encías y cuidado dental con las páginas de este sitio.\n\nEn una emergencia, llame al número de emergencias local. Los de cinco países están en la página de abajo.',
    abuse:
      'Soy una asistente automática y quisiera serle útil. Si algo de este sitio está mal o le molestó, el equipo quiere saberlo: la página de contacto no pide su nombre.\n\nSi detrás están sus dientes o una visita al dentista, cuénteme qué pasó y busco qué dicen las páginas.',
    'about-molly':
      'Soy Molly, una asistente automática de este sitio. No soy dentista ni una persona, y puedo equivocarme. Respondo con las páginas de este sitio y las nombro como fuentes.\n\nNo diagnostico, no receto ni doy dosis, y no sirvo para emergencias. Lo que usted escribe no se guarda ni se registra: la conversación vive solo en esta página.',
    thanks: '¡Con gusto! Si surge otra pregunta sobre dientes o encías, aquí estoy.',
    greeting:
      '¡Hola! Soy Molly, una asistente automática para preguntas sobre dientes y encías. Pregúnteme sobre cuidado diario, productos, tratamientos, los dientes de los niños o la atención en otro país.',
    'off-topic':
      'Eso está fuera de lo que sé: solo respondo preguntas sobre dientes, encías y cuidado dental, con las páginas de este sitio.\n\nPregúnteme sobre cuidado diario, productos, tratamientos, los dientes de los niños o la atención dental en otro país.',
  },
}
