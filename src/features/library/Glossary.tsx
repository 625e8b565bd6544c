import { type GlossaryEntry, termOf } from '../../content/glossary.ts'
import type { LetterGroup } from '../../content/letters.ts'
import { usePage } from '../../page-context.ts'
import { LetterGroups } from './LetterGroups.tsx'
import { texts } from './texts.ts'

/** The terms in both languages side by side, from A to Z. */
export function Glossary({ groups }: { groups: LetterGroup<GlossaryEntry>[] }) {
  return (
    <LetterGroups groups={groups}>
      {(entries) => (
        <dl className="lg:columns-2 gap-x-12">
          {entries.map((entry) => (
            <Term key={entry.id} entry={entry} />
          ))}
        </dl>
      )}
    </LetterGroups>
  )
}

function Term({ entry }: { entry: GlossaryEntry }) {
  const { locale, t } = usePage(texts)
  const [main, ...variants] = entry.spanish
  const term = termOf(entry, locale)
  return (
    <div className="break-inside-avoid border-0 border-b border-solid border-linea py-3 leading-[1.45]">
      <dt className="heading font-750 text-xl leading-[1.25]">
        {term[0]!.toLocaleUpperCase(locale) + term.slice(1)}
        {locale === 'es' && main.note && (
          <span className="block font-text text-meta font-500 tracking-normal text-tinta-2">
            {main.note}
          </span>
        )}
      </dt>
      <dd>
        <span className="sr-only">{t('glossary.other')}: </span>
        {locale === 'en' ? (
          <SpanishName {...main} />
        ) : (
          <span className="font-600" lang="en">
            {entry.english}
          </span>
        )}
        {variants.length > 0 && (
          <span className="block">
            <span className="text-meta text-tinta-2">{t('glossary.variants')}:</span>{' '}
            {variants.map((variant, index) => (
              <span key={variant.name}>
                {index > 0 && '; '}
                <SpanishName {...variant} />
              </span>
            ))}
          </span>
        )}
      </dd>
    </div>
  )
}

function SpanishName({ name, note }: GlossaryEntry['spanish'][number]) {
  return (
    <>
      <span className="font-600" lang="es">
        {name}
      </span>
      {note && <span className="text-meta text-tinta-2"> ({note})</span>}
    </>
  )
}
