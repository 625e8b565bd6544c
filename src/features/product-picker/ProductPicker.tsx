import type { Page } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { RadioRow } from '../../ui/RadioRow.tsx'
import { ResultItem } from '../../sections/page/ResultItem.tsx'
import { texts } from './texts.ts'

type Props = { picker: Page['picker']; need?: string }

/** Leads from a need to the guides about it. An unknown need is ignored. */
export function ProductPicker({ picker, need }: Props) {
  const { locale, t, path } = usePage(texts)
  const picked = picker.find(({ id }) => id === need)
  return (
    <div className="grid gap-7">
      <form className="own-form grid gap-5 panel" action={`${localize(path, locale)}#picked`}>
        <fieldset>
          <legend className="p-0 mb-3 font-700">{t('picker.legend')}</legend>
          <div className="grid sm:grid-cols-2 gap-2.5">
            {picker.map(({ id, label }) => (
              <RadioRow key={id} name="need" value={id} checked={id === need} required>
                {label}
              </RadioRow>
            ))}
          </div>
        </fieldset>
        <button className="btn btn-cobalto justify-self-start">{t('picker.submit')}</button>
        <p className="text-fine text-tinta-2">{t('picker.note')}</p>
      </form>
      <div id="picked">
        {picked && (
          <section aria-labelledby="picked-title">
            <h3 className="h-3" id="picked-title">
              {t('picker.result', { need: picked.label })}
            </h3>
            <p
              className="mt-2 mb-4 max-w-[38.5em]"
              dangerouslySetInnerHTML={{ __html: picked.why }}
            />
            <ul>
              {picked.cards.map((card) => (
                <ResultItem
                  key={card.path}
                  result={{ ...card, href: localize(card.path, locale) }}
                />
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}
