import { type GlossaryEntry, type SpanishName, termOf } from '../../src/content/glossary.ts'
import { letterId, type LetterGroup } from '../../src/content/letters.ts'
import { texts } from '../../src/features/library/texts.ts'
import { getText } from '../../src/i18n/index.ts'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import type { Translate } from '../../src/i18n/translate.ts'
import type { Passage } from '../../src/search/format.ts'
import { groupByLetter } from './letters.ts'

type LibraryText = Translate<typeof texts.en>

export const glossaryPath = '/glossary'

/** The rows of content/glossary.csv, without its header. */
export function parseGlossary(glossary: string): string[][] {
  const [, ...rows] = glossary.trim().split('\n')
  return rows.map(parseRow)
}

function parseRow(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, inQuotes, plain]) => inQuotes?.replaceAll('""', '"') ?? plain ?? '',
  )
}

/** Rows for the site's own UI texts, and one whose variants mean something else. */
const editorsOnly = new Set(
  'g015 g018 g035 g040 g070 g097 g098 g105 g111 g116 g127 g128 g155 g160 g171 g174 g178 g180 g181 g201 g211'.split(
    ' ',
  ),
)

/** The terms of content/glossary.csv for readers, without editors' notes. */
export function listGlossary(glossary: string, locale: Locale): LetterGroup<GlossaryEntry>[] {
  const t = getText(locale, texts)
  const regions = new Intl.DisplayNames(locales[locale].lang, { type: 'region' })
  const noteOf = ({ places, register }: FoundName) =>
    [
      ...places.map((code) => regions.of(code)),
      ...(register ? [t(`glossary.${register}`)] : []),
    ].join(', ') || undefined

  const entries = parseGlossary(glossary)
    .filter(([id]) => !editorsOnly.has(id!))
    .map(([id = '', english = '', spanish = '', notes = '']) => {
      const names = merge([...readNames(spanish, t), ...readNotes(notes)])
      const named = names.map((found): SpanishName => ({ name: found.name, note: noteOf(found) }))
      return { id, english, spanish: named as GlossaryEntry['spanish'] }
    })
  return groupByLetter(entries, (entry) => termOf(entry, locale), locale)
}

type FoundName = { name: string; places: string[]; register?: 'formal' | 'plain' }

const countries = /\b(?:US|MX|CO|PE|AR)\b/g
const codesIn = (text = '') => text.match(countries) ?? []

/** 'chupete (AR, PE) / chupón (MX)' -> names with countries. */
function readNames(cell: string, t: LibraryText): FoundName[] {
  return cell.split(/\s*\/\s*(?![^()]*\))/).flatMap((part) => {
    const [, name = '', inside = ''] = /^(.*?)(?: \((.*)\))?$/.exec(part.replaceAll('"', ''))!
    if (inside.includes('calque')) return []
    const places = codesIn(inside)
    const remark = readRemark(inside, t)
    return [{ name: (places.length > 0 ? name : name + remark).replace(',-a', '/a'), places }]
  })
}

/** The text in parentheses after a Spanish name: a completion, or an English remark. */
function readRemark(inside: string, t: LibraryText): string {
  if (!inside || ['chemical', 'popular'].includes(inside)) return ''
  const sides = ['front', 'back', 'lower', 'upper'] as const
  const side = sides.find((word) => word === inside)
  return ` (${side ? t(`glossary.sides.${side}`) : inside})`
}

/** The names quoted in a note: by country, formal or plain. Skips advice for editors. */
function readNotes(notes: string): FoundName[] {
  return notes.split(/;\s*/).flatMap((note) => {
    if (/calque|avoid|brand|different|role|as synonym for|[=\d]/.test(note)) return []
    const shape = note.replace(/"[^"]*"/g, '""').replace(/\([^)]*\)/g, '')
    const register = /^formal|formal$/.test(note)
      ? ('formal' as const)
      : /^(?:plain|explain)\b|in plain text$/.test(note)
        ? ('plain' as const)
        : undefined
    const isName =
      register || /^(?:(?:[A-Z/]{2,}|popular|older|noun):? )?(?:also )?""/.test(shape.trim())
    if (!isName || /\b(?:use|add|common|sounds|default|ok)\b/.test(shape)) return []
    return [...note.matchAll(/"([^"]+)"(?: \(([^)]*)\))?/g)].map(([, name, own]) => ({
      name: name!,
      places: codesIn(own).length > 0 ? codesIn(own) : codesIn(shape),
      register,
    }))
  })
}

/** One entry per name: a term and the notes of two countries may repeat 'pasta dental'. */
function merge(found: FoundName[]): FoundName[] {
  const byName = new Map<string, FoundName>()
  for (const { name, places, register } of found) {
    const known = byName.get(name)
    byName.set(name, {
      name,
      places: [...new Set([...(known?.places ?? []), ...places])],
      register: known?.register ?? register,
    })
  }
  return [...byName.values()]
}

/** Molly's answers to 'How do you say … in Spanish?'. */
export function toGlossaryPassages(
  groups: LetterGroup<GlossaryEntry>[],
  { path, title, type }: Pick<Passage, 'path' | 'title' | 'type'>,
  locale: Locale,
): Passage[] {
  const t = getText(locale, texts)
  return groups.flatMap(({ letter, items }) =>
    items.map(({ id, english, spanish }) => {
      const term = termOf({ id, english, spanish }, locale)
      const names = spanish.map(({ name, note }) => (note ? `${name} (${note})` : name))
      return {
        path,
        title,
        type,
        kind: 'term' as const,
        section: { id: letterId(letter), title: term },
        text: t('glossary.inWords', { term, other: locale === 'en' ? names.join(', ') : english }),
      }
    }),
  )
}
