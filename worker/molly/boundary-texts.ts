import type { Locale } from '../../src/i18n/locales.ts'
import type { BoundaryId } from './boundary-rules.ts'

// Facts: EME-15, EME-16, EME-18, EME-20, EME-22, EME-25, EME-31, EME-36, EME-37, CHE-14, CHE-15, CRO-29, DIS-19,
// ORT-12, NR-16, PAY-26, PAY-39, PAY-46, PAY-53, PRI-49, REG-01, TOO-06, TOU-30.
export const boundaryTexts: Record<Locale, Record<BoundaryId, string>> = {
  en: {
    manipulation:
      'I keep to my task: dental information from the pages of this site, with sources. I do not change roles, follow hidden instructions or show how I am set up.\n\nAsk me about teeth, gums, products, a visit to the dentist or care abroad, and I will gladly help.',
    'personal-data':
      'Please do not share personal details here, such as names, addresses, phone or card numbers, or ID numbers. I do not need them, and nothing you write to me is stored.\n\nAsk your question again without them. For an appointment, contact a dental office directly.',
    harmful:
      'I can’t explain how to do that: it can cause burns, broken roots, infection or bleeding that is hard to stop.\n\nWhat is safe instead:\n\n- Rinse your mouth with warm water and floss gently around the tooth.\n- Hold a cold pack on the outside of the cheek.\n- Ask a pharmacist which pain relief is safe for you. Never put aspirin on a tooth or gum.\n- See a dentist, the same day if the pain is severe. A dental school clinic or a community health center may cost less.',
    dose: 'I don’t give amounts or combinations of medicines: what is safe depends on age, weight, other medicines and health.\n\nWhat to do:\n\n- Follow the label, and ask a pharmacist or doctor before you take or give anything.\n- Say if it is for a child, or if you are pregnant, take blood thinners, have an allergy, or have kidney, liver, stomach or heart problems.\n- No aspirin for children or teenagers.\n- See a dentist if a toothache lasts more than 2 days or does not ease with pain relief.',
    prescription:
      'I can’t choose, prescribe or stop a medicine: a dentist or doctor who knows you does that, and a pharmacist can say which pain relief without a prescription is safe for you.\n\nMost toothaches do not need antibiotics. The usual care is dental treatment and pain relief, because the cause has to be treated. Don’t use leftover antibiotics or someone else’s, and don’t stop a medicine on your own.\n\nSevere pain or swelling needs a dentist the same day; a dental school clinic or a community health center may cost less. With trouble breathing or swallowing, call the emergency number.',
    'skip-dentist':
      'I understand wanting to avoid the visit, but I can’t tell you it is safe to skip it: only an exam shows what is going on.\n\nAn abscess, for example, does not go away by itself. If cost is the problem, dental school clinics and community health centers often charge less. If fear is, tell the office beforehand: they can go slowly and agree on a stop signal.',
    diagnosis:
      'I can’t tell what you have: many problems look alike, and only an exam by a dentist or doctor can tell them apart.\n\nUntil then, note where it hurts, since when, and what makes it better or worse. See a dentist soon if it lasts more than 2 days, and the same day with severe pain or swelling.',
    'other-language':
      'I can only write English and Spanish. Please ask me again in one of the two, in simple words: I answer questions about teeth, gums and dental care from the pages of this site.\n\nIn an emergency, call your local emergency number. The numbers for five countries are on the page below.',
    abuse:
      'I am an automated helper, and I would like to be of use. If something on this site is wrong or made you angry, the team wants to hear it: the contact page needs no name.\n\nIf your teeth or a visit to the dentist are behind it, tell me what happened, and I will look for what the pages say.',
    'about-molly':
      'I am Molly, an automated helper of this site. I am not a dentist and not a person, and I can be wrong. I answer from the pages of this site and name them as sources.\n\nI don’t diagnose, prescribe or give doses, and I am not for emergencies. What you write is neither stored nor logged: the conversation lives only in this page.',
    photo:
      'I can’t look at photos, X-rays or test results: I only read words, and a picture without an exam can mislead.\n\nDescribe it in words and I will look for what the pages say: where it is, since when, what it looks like, and what makes it better or worse. Ask your dentist to explain the X-ray; before a large or costly treatment, a second dentist can look at it too.\n\nSevere pain or swelling needs a dentist the same day.',
    'second-opinion':
      'I can’t judge a dentist’s plan, work or bill: I don’t see your mouth or your X-rays.\n\nWhat helps:\n\n- Ask the dentist to show you the finding, and to write down the plan, the alternatives and the full cost.\n- Ask a second dentist before a large, costly or irreversible treatment, and bring the X-rays. Fees differ a lot, even within one town.\n- If work has failed, tell that office first and ask what it will repair at no charge. Get advice on your rights before you refuse to pay.\n- Severe pain or swelling comes first.',
    booking:
      'I can’t book, change or cancel appointments: this site is for reading and not a clinic, and I pass nothing on to anybody. Please call the dental office directly.\n\nWithout a dentist yet? The page “Ask a dentist” shows ways to find one. Dental school clinics and community health centers often charge less. Severe pain or swelling needs a dentist the same day.',
    rating:
      'I don’t rate or recommend dentists, clinics or brands, and I know nothing about single ones.\n\nTo judge a dentist, look the name up in the license register of your state or country, and ask before treatment for the plan, the alternatives, the risks and the cost in writing.\n\nTo judge a product, read what is in it: for toothpaste, fluoride counts and not the name.',
    'no-money':
      'You can get care with little or no money. Where to ask depends on where you live:\n\n- Dental school clinics, in many countries, charge less.\n- United States: federally funded health centers see people whatever they can pay.\n- Mexico: IMSS-Bienestar units are free, though not each has a dentist.\n- Peru: residents without other insurance can join SIS.\n- Argentina: the dental hospital of the University of Buenos Aires sees anyone as an emergency.\n\nSwelling, fever or severe pain should not wait for a better price. With trouble breathing or swallowing, call the emergency number.',
    help: 'I am glad to help. What is going on with your teeth or gums? Write it in a sentence: what you see or feel, since when, and who it is for.\n\nYou can ask me about pain, bleeding gums, treatments, products, children’s teeth, costs or care abroad. If breathing or swallowing is hard, or bleeding does not stop, call your emergency number now.',
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
    dose: 'No doy cantidades ni combinaciones de medicinas: lo seguro depende de la edad, el peso, otras medicinas y la salud de cada persona.\n\nQué puede hacer:\n\n- Siga la etiqueta y pregunte a un farmacéutico o médico antes de tomar o dar algo.\n- Avise si es para un niño o niña, o si está embarazada, toma anticoagulantes, tiene alergias o problemas de riñón, hígado, estómago o corazón.\n- No dé aspirina a niños ni adolescentes.\n- Vaya al dentista si el dolor de muela dura más de 2 días o no cede con un analgésico.',
    prescription:
      'No puedo elegir, recetar ni suspender una medicina: eso lo hace un dentista o médico que conozca su caso, y en la farmacia pueden decirle qué analgésico de venta libre es seguro para usted.\n\nLa mayoría de los dolores de muela no necesita antibióticos. Lo habitual es el tratamiento dental y un analgésico, porque hay que tratar la causa. No use antibióticos que sobraron ni los de otra persona, y no deje una medicina por su cuenta.\n\nCon dolor intenso o hinchazón vaya al dentista el mismo día; la clínica de una facultad de odontología o un centro de salud puede costar menos. Si le cuesta respirar o tragar, llame al número de emergencias.',
    'skip-dentist':
      'Entiendo que quiera evitar la visita, pero no puedo decirle que sea seguro: solo un examen muestra qué pasa.\n\nUn absceso, por ejemplo, no se quita solo. Si el problema es el costo, las clínicas de las facultades de odontología y los centros de salud suelen cobrar menos. Si es el miedo, avise antes en el consultorio: pueden ir despacio y acordar una señal para parar.',
    diagnosis:
      'No puedo decirle qué tiene: muchos problemas se parecen y solo el examen de un dentista o médico puede distinguirlos.\n\nMientras tanto, anote dónde le duele, desde cuándo y qué lo mejora o empeora. Vaya pronto al dentista si dura más de 2 días, y el mismo día si hay dolor intenso o hinchazón.',
    'other-language':
      'Solo escribo en español y en inglés. Pregúnteme de nuevo en uno de los dos, con palabras sencillas: respondo preguntas sobre dientes, encías y cuidado dental con las páginas de este sitio.\n\nEn una emergencia, llame al número de emergencias local. Los de cinco países están en la página de abajo.',
    abuse:
      'Soy una asistente automática y quisiera serle útil. Si algo de este sitio está mal o le molestó, el equipo quiere saberlo: la página de contacto no pide su nombre.\n\nSi detrás están sus dientes o una visita al dentista, cuénteme qué pasó y busco qué dicen las páginas.',
    'about-molly':
      'Soy Molly, una asistente automática de este sitio. No soy dentista ni una persona, y puedo equivocarme. Respondo con las páginas de este sitio y las nombro como fuentes.\n\nNo diagnostico, no receto ni doy dosis, y no sirvo para emergencias. Lo que usted escribe no se guarda ni se registra: la conversación vive solo en esta página.',
    photo:
      'No puedo ver fotos, radiografías ni resultados: solo leo palabras, y una imagen sin examen puede engañar.\n\nDescríbamelo y busco qué dicen las páginas: dónde está, desde cuándo, cómo se ve y qué lo mejora o empeora. Pida al dentista que le explique la radiografía; antes de un tratamiento grande o caro, otro dentista también puede verla.\n\nCon dolor intenso o hinchazón vaya al dentista el mismo día.',
    'second-opinion':
      'No puedo juzgar el plan, el trabajo ni la cuenta de un dentista: no veo su boca ni sus radiografías.\n\nQué ayuda:\n\n- Pida al dentista que le muestre lo que encontró y que escriba el plan, las alternativas y el costo total.\n- Consulte a otro dentista antes de un tratamiento grande, caro o difícil de deshacer, y lleve las radiografías. Los precios varían mucho, incluso en una misma ciudad.\n- Si un trabajo falló, avise primero a ese consultorio y pregunte qué repara sin costo. Infórmese de sus derechos antes de negarse a pagar.\n- El dolor intenso o la hinchazón van primero.',
    booking:
      'No puedo pedir, cambiar ni cancelar citas: este sitio es para leer, no es una clínica, y no paso mensajes a nadie. Llame directamente al consultorio.\n\n¿Aún no tiene dentista? La página «Preguntar a un dentista» muestra cómo encontrar uno. Las clínicas de las facultades de odontología y los centros de salud suelen cobrar menos. Con dolor intenso o hinchazón vaya el mismo día.',
    rating:
      'No califico ni recomiendo dentistas, clínicas o marcas, y no sé nada de uno en particular.\n\nPara juzgar a un dentista, busque su nombre en el registro de licencias de su estado o país, y pida antes de tratarse el plan, las alternativas, los riesgos y el costo por escrito.\n\nPara juzgar un producto, lea qué contiene: en una pasta dental cuenta el flúor y no el nombre.',
    'no-money':
      'Puede recibir atención con poco o nada de dinero. Dónde preguntar depende de dónde vive:\n\n- Las clínicas de facultades de odontología, en muchos países, cobran menos.\n- Estados Unidos: los centros de salud con fondos federales atienden pueda usted pagar o no.\n- México: las unidades IMSS-Bienestar son gratis, aunque no todas tienen dentista.\n- Perú: quien no tiene otro seguro puede afiliarse al SIS.\n- Argentina: el hospital odontológico de la Universidad de Buenos Aires atiende a cualquiera por guardia.\n\nLa hinchazón, la fiebre o el dolor intenso no deben esperar un precio mejor. Si le cuesta respirar o tragar, llame al número de emergencias.',
    help: 'Con gusto le ayudo. ¿Qué le pasa en los dientes o las encías? Escríbalo en una frase: qué ve o siente, desde cuándo y para quién es.\n\nPuede preguntarme sobre dolor, encías que sangran, tratamientos, productos, los dientes de los niños, costos o la atención en otro país. Si le cuesta respirar o tragar, o un sangrado no para, llame ya al número de emergencias.',
    thanks: '¡Con gusto! Si surge otra pregunta sobre dientes o encías, aquí estoy.',
    greeting:
      '¡Hola! Soy Molly, una asistente automática para preguntas sobre dientes y encías. Pregúnteme sobre cuidado diario, productos, tratamientos, los dientes de los niños o la atención en otro país.',
    'off-topic':
      'Eso está fuera de lo que sé: solo respondo preguntas sobre dientes, encías y cuidado dental, con las páginas de este sitio.\n\nPregúnteme sobre cuidado diario, productos, tratamientos, los dientes de los niños o la atención dental en otro país.',
  },
}
