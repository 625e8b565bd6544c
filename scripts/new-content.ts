import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chooseCover } from '../build/art/new-cover.ts'
import { readContent, toPath } from '../build/content/read.ts'
import { type PageType, pageTypes } from '../src/content/schema.ts'
import { runCommand } from './command.ts'

/** npm run content:new <type> <slug>: creates a draft in both languages. */

type Skeleton = {
  folder: string
  data?: Record<string, unknown>
  fields?: string
  sections: [id: string, en: string, es: string, box?: string][]
}

const fields = {
  signs: 'signs:\n  - "…"\n',
  urgency:
    'urgency:\n  now: { when: "…", items: ["…"] }\n  soon: { when: "…", items: ["…"] }\n  see: { when: "…", items: ["…"] }\n',
  doDont: 'doDont: { do: ["…"], dont: ["…"] }\n',
  suits: 'suits: { yes: ["…"], no: ["…"] }\n',
  steps: 'steps:\n  main:\n    - { title: "…", text: "…" }\n',
  questions: 'questions:\n  - "…"\n',
  takeaways: 'takeaways:\n  - "…"\n  - "…"\n  - "…"\n',
}

const treatment: Skeleton['sections'] = [
  ['who', 'Who it is for', 'Para quién es', '::suits'],
  ['steps', 'Step by step', 'Paso a paso', '::steps main'],
  ['risks', 'Risks', 'Riesgos'],
  ['after', 'Afterward', 'Después', '::urgency'],
  ['alternatives', 'Alternatives', 'Alternativas'],
]
const treatmentFields = fields.takeaways + fields.suits + fields.steps + fields.urgency
const plain: Skeleton['sections'] = [['first', 'First section', 'Primera sección']]
const pageList: Skeleton['sections'] = [['pages', 'Pages', 'Páginas', '::pages all']]

const skeletons: Record<PageType, Skeleton> = {
  article: {
    folder: 'article',
    data: { category: 'oral-health' },
    fields: fields.takeaways,
    sections: [
      ['what-it-is', 'What it is', 'Qué es'],
      ['what-to-do', 'What to do', 'Qué hacer'],
      ['when-to-get-help', 'When to get help', 'Cuándo pedir ayuda'],
      ['not-known', 'What is not known', 'Lo que no se sabe'],
    ],
  },
  condition: {
    folder: 'conditions',
    fields: fields.takeaways + fields.signs + fields.urgency + fields.doDont + fields.questions,
    sections: [
      ['check', 'Check if you have it', 'Revise si lo tiene', '::signs'],
      ['when-to-get-help', 'When to get help', 'Cuándo pedir ayuda', '::urgency'],
      ['dentist', 'What a dentist will do', 'Qué hará el dentista'],
      ['treatment', 'Treatment', 'Tratamiento'],
      ['causes', 'Causes and risks', 'Causas y riesgos'],
      ['complications', 'If it is left alone', 'Si no se trata'],
      ['prevention', 'Do and don’t', 'Qué hacer y qué evitar', '::do-dont'],
      ['not-known', 'What is not known', 'Lo que no se sabe'],
      ['questions', 'Questions to ask', 'Preguntas para la consulta', '::questions'],
    ],
  },
  service: {
    folder: 'services',
    fields: treatmentFields + fields.questions,
    sections: [
      ...treatment,
      ['cost', 'Who helps you pay', 'Quién ayuda a pagar'],
      ['questions', 'Questions to ask', 'Preguntas para la consulta', '::questions'],
    ],
  },
  'home-service': { folder: 'home-services', fields: treatmentFields, sections: treatment },
  product: {
    folder: 'products',
    data: {
      disclosure: 'affiliate',
      types: [{ id: 'first', motif: 'brush', evidence: 'some' }],
    },
    fields: `answer: "…"\n${fields.takeaways}types:\n  - { title: "…", text: "…", bestFor: "…", skipIf: "…", price: "…" }\nskip:\n  - "…"\n${fields.steps}`,
    sections: [
      ['how-we-choose', 'How we choose', 'Cómo elegimos'],
      ['compare', 'Side by side', 'Comparación'],
      ['types', 'Type by type', 'Tipo por tipo', '::types'],
      ['not-needed', 'What you don’t need', 'Lo que no necesita'],
      ['skip', 'Who can skip it', 'Quién no lo necesita', '::skip'],
      ['how-to-use', 'How to use it', 'Cómo se usa', '::steps main'],
    ],
  },
  video: {
    folder: 'video',
    data: { chapterMotifs: ['tooth'] },
    fields: fields.takeaways,
    sections: [['first', 'First chapter', 'Primer capítulo']],
  },
  category: { folder: '', data: { pages: { all: { tag: 'hygiene' } } }, sections: pageList },
  hub: { folder: '', data: { pages: { all: { type: 'article' } } }, sections: pageList },
  tourism: {
    folder: '',
    data: { disclosure: 'tourism' },
    fields: fields.takeaways,
    sections: plain,
  },
  guide: { folder: 'paying-for-care', fields: fields.takeaways, sections: plain },
  tool: { folder: 'tools', sections: plain },
  organization: { folder: '', fields: fields.takeaways, sections: plain },
  emergency: { folder: 'conditions', fields: 'callIf:\n  - "…"\n', sections: plain },
  quiz: { folder: 'article', data: { category: 'prevention' }, sections: plain },
  issue: {
    folder: '',
    data: { pages: { new: ['/article/root-canal'] } },
    sections: [
      ['new', 'What is new', 'Qué hay de nuevo', '::pages new'],
      ['letter', 'About this letter', 'Sobre esta carta'],
    ],
  },
}

async function write(type: PageType, slug: string): Promise<string> {
  const { folder, data = {}, fields: texts = '', sections } = skeletons[type]
  const today = new Date().toISOString().slice(0, 10)
  const isIssue = type === 'issue'
  const name = isIssue
    ? join('content/issues', `${today}-${slug}`)
    : join('content/pages', folder, slug)
  if (existsSync(name)) throw new Error(`${name} exists already`)
  const shared = {
    type,
    // Not last: deleting it must not leave a trailing comma.
    draft: true,
    ...data,
    published: today,
    ...(!isIssue && {
      tags: ['hygiene'],
      cover: await chooseCover(readContent(process.cwd()), toPath(name)),
      checked: today,
      nextCheck: `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`,
    }),
    changes: [
      { on: today, en: { what: 'First published.' }, es: { what: 'Primera publicación.' } },
    ],
  }
  const text = (column: 1 | 2) =>
    [
      `---\ntitle: "…"\nshortTitle: "…"\ndescription: "…"\nexcerpt: "…"\nlede: "…"\n${texts}---`,
      '…',
      ...sections.flatMap((section) => [
        `\n## ${section[column]} {#${section[0]}}`,
        '…',
        ...(section[3] ? [`\n${section[3]}`] : []),
      ]),
      '',
    ].join('\n')
  mkdirSync(name, { recursive: true })
  writeFileSync(join(name, 'data.json'), `${JSON.stringify(shared, null, 2)}\n`)
  writeFileSync(join(name, 'en.md'), text(1))
  writeFileSync(join(name, 'es.md'), text(2))
  return name
}

function describePage(folder: string): string {
  const path = toPath(folder)
  const port = process.env['PORT'] ?? 8787
  return `${folder}: data.json, en.md and es.md are drafts.

1. Fill in every "…" in both languages, and "tags" in data.json. content/README.md explains the rest.
2. "cover" in data.json is a first choice: content/README.md says what else it can be.
3. Where people find it: a list in content/lists.json, a topic in content/topics.json, or a link in
   another text.
4. How people ask for it: asked.json beside the texts. Search and Molly know these questions.
5. npm run dev shows it at http://localhost:${port}${path};
   npm run content:check -- ${path.slice(1)} says what is missing, and with --fix writes "facts".
6. When it is ready, delete "draft" in data.json.`
}

function describeIssue(folder: string, slug: string): string {
  return `${folder}: data.json, en.md and es.md are drafts.

1. Write both languages; the title is the mail's subject. An issue has text and "::pages" boxes.
2. npm run issue:preview -- ${slug} shows both mails; npm run content:check -- ${folder} says what is
   missing.
3. When it is ready, delete "draft" in data.json, deploy, and send it: docs/newsletter.md.`
}

await runCommand(async () => {
  const [name, slug = ''] = process.argv.slice(2)
  const type = pageTypes.find((known) => known === name)
  if (!type || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    throw new Error(
      `npm run content:new <type> <slug>\n  type: ${pageTypes.join(', ')}\n  slug: small letters, digits and hyphens`,
    )
  }
  const folder = await write(type, slug)
  console.log(type === 'issue' ? describeIssue(folder, slug) : describePage(folder))
})
