const en = {
  codes: {
    title: 'Dental codes: ICD-10 and CDT, and the pages behind them',
    description:
      'A code on a dental bill or record, such as K02 or S02.5, and the page that explains its subject in English and Spanish. For people and for clinics’ software.',
    heading: 'What is this code about?',
    lede: 'Bills and records name a problem or a treatment by a code. Type it, and we lead you to our page about its subject.',
    field: 'The code',
    hint: 'Such as K02.51, S02.5 or D2740',
    submit: 'Look it up',
    print: 'Print the list',
    not: 'A code says what an office wrote down, often for the insurer. It does not say how bad it is, and it can be wrong. Ask the office what it stands for in your mouth.',
    kept: 'What you type is in the address and nowhere else: we neither store nor log it.',
    groups: {
      mouth: 'Teeth and mouth (ICD-10, K00 to K14)',
      injuries: 'Injuries (ICD-10, S and T)',
      others: 'Elsewhere in ICD-10',
      cdt: 'Treatments on US bills (CDT)',
    },
    code: 'Code',
    subject: 'Subject, in our words',
    page: 'Our page',
    only: {
      'icd-10': 'not in the US edition',
      'icd-10-cm': 'US edition (ICD-10-CM) only',
    },
    near: 'the nearest that we have',
    which: 'Which lists, and which not',
    lists: {
      icd: 'ICD-10 names diseases and injuries. The World Health Organization keeps it; the United States use an edition of their own, ICD-10-CM. A longer code, such as K02.51, leads where its category leads. The titles are ours.',
      cdt: 'CDT names treatments on bills in the United States. Its names and texts belong to the American Dental Association, so we say in our own words only what a range of its codes is about.',
      snomed:
        'SNOMED CT is not here: its use needs a license, and we know of no free list that leads from it to our subjects and that we could check.',
    },
    programs: 'For a clinic’s software',
    connect:
      'A portal or record that asks MedlinePlus Connect can ask us in the same way: only the address changes. It gets our pages for codes of ICD-10 and ICD-10-CM as XML or JSON.',
    link: 'Or link to a code, in English or Spanish:',
    of: '{{code}} ({{system}})',
    codeTitle: '{{code}} in {{system}}: {{name}}',
    codeDescription: 'Our page about the subject of {{code}}, in English and Spanish.',
    belongs: '{{code}} belongs to {{category}}.',
    nearNote: 'We have no page about just this. The nearest that we have:',
    read: 'Read about it',
    other: 'In Spanish',
    all: 'All codes that we know',
    urgent: 'This can be an emergency.',
    unknown: 'We don’t know the code {{code}}',
    unknownText:
      'It may be of another list, or about something else than teeth and mouth. Check it letter by letter, or ask the office that wrote it.',
    nearest: 'The nearest that we know:',
  },
}

const es: typeof en = {
  codes: {
    title: 'Códigos dentales: CIE-10 y CDT, y sus páginas',
    description:
      'Un código de una factura o un expediente dental, como K02 o S02.5, y la página que explica el tema en español e inglés. Para personas y programas.',
    heading: '¿De qué trata este código?',
    lede: 'Las facturas y los expedientes nombran un problema o un tratamiento con un código. Escríbalo y le llevamos a nuestra página sobre ese tema.',
    field: 'El código',
    hint: 'Por ejemplo, K02.51, S02.5 o D2740',
    submit: 'Buscar',
    print: 'Imprimir la lista',
    not: 'Un código dice qué anotó un consultorio, muchas veces para el seguro. No dice qué tan grave es y puede estar equivocado. Pregunte al consultorio qué significa en su boca.',
    kept: 'Lo que escribe queda en la dirección y en ningún otro lugar: no lo guardamos ni lo registramos.',
    groups: {
      mouth: 'Dientes y boca (CIE-10, de K00 a K14)',
      injuries: 'Lesiones (CIE-10, S y T)',
      others: 'Otras partes de la CIE-10',
      cdt: 'Tratamientos en facturas de EE. UU. (CDT)',
    },
    code: 'Código',
    subject: 'Tema, en nuestras palabras',
    page: 'Nuestra página',
    only: {
      'icd-10': 'no está en la edición de EE. UU.',
      'icd-10-cm': 'solo en la edición de EE. UU. (ICD-10-CM)',
    },
    near: 'lo más cercano que tenemos',
    which: 'Qué listas están y cuáles no',
    lists: {
      icd: 'La CIE-10 (ICD-10 en inglés) nombra enfermedades y lesiones. Es de la Organización Mundial de la Salud; Estados Unidos usa una edición propia, ICD-10-CM. Un código más largo, como K02.51, lleva a donde lleva su categoría. Los títulos son nuestros.',
      cdt: 'CDT nombra tratamientos en las facturas de Estados Unidos. Sus nombres y textos son de la Asociación Dental Americana; por eso solo decimos, en nuestras palabras, de qué trata cada grupo de códigos.',
      snomed:
        'SNOMED CT no está: su uso requiere una licencia, y no conocemos una lista libre que lleve de sus códigos a nuestros temas y que podamos comprobar.',
    },
    programs: 'Para el programa de una clínica',
    connect:
      'Un portal o expediente que consulta MedlinePlus Connect puede consultarnos igual: solo cambia la dirección. Recibe nuestras páginas para los códigos de CIE-10 e ICD-10-CM en XML o JSON.',
    link: 'O enlace a un código, en inglés o en español:',
    of: '{{code}} ({{system}})',
    codeTitle: '{{code}} en {{system}}: {{name}}',
    codeDescription: 'Nuestra página sobre el tema de {{code}}, en español e inglés.',
    belongs: '{{code}} pertenece a {{category}}.',
    nearNote: 'No tenemos una página sobre esto en particular. Lo más cercano que tenemos:',
    read: 'Leer sobre el tema',
    other: 'En inglés',
    all: 'Todos los códigos que conocemos',
    urgent: 'Esto puede ser una emergencia.',
    unknown: 'No conocemos el código {{code}}',
    unknownText:
      'Puede ser de otra lista, o de algo que no son los dientes ni la boca. Revíselo letra por letra o pregunte al consultorio que lo escribió.',
    nearest: 'Lo más cercano que conocemos:',
  },
}

export const texts = { en, es }

/** As the lists are called. */
export const systemLabels = {
  en: { 'icd-10': 'ICD-10', cdt: 'CDT' },
  es: { 'icd-10': 'CIE-10', cdt: 'CDT' },
} as const
