import type { Locale } from '../../i18n/locales.ts'
import { usePage } from '../../page-context.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import { texts } from './texts.ts'

type Props = {
  action: string
  locale: Locale
  /** A date: no issue is sent before it. */
  pausedUntil?: string
  /** What was chosen and could not be kept; 0 ends the pause. */
  months?: number
}

/** The language of the issues, and whether they are paused. */
export function PreferencesForm({ action, locale, pausedUntil, months }: Props) {
  const { t } = usePage(texts)
  return (
    <form className="grid gap-5" method="post" action={action}>
      <LanguageChoice legend={t('preferences.language')} chosen={locale} />
      <div className="grid gap-2">
        <label className="font-700" htmlFor="pause">
          {t('preferences.pause')}
        </label>
        <select
          className="field max-w-[460px]"
          id="pause"
          name="months"
          defaultValue={months ?? ''}
        >
          <option value="">{t(pausedUntil ? 'preferences.keep' : 'preferences.none')}</option>
          {(pausedUntil || months === 0) && <option value="0">{t('preferences.end')}</option>}
          {[1, 3, 6].map((count) => (
            <option key={count} value={count}>
              {t('preferences.months', count)}
            </option>
          ))}
        </select>
      </div>
      <button className="btn btn-rosa justify-self-start">{t('preferences.save')}</button>
    </form>
  )
}
