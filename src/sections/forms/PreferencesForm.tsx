import { type Locale, localeCodes, locales } from '../../i18n/locales.ts'
import { usePage } from '../../page-context.ts'

type Props = {
  action: string
  locale: Locale
  /** A day: until then no issue comes. */
  pausedUntil?: string
}

/** In which language issues come, and whether they do for now. */
export function PreferencesForm({ action, locale, pausedUntil }: Props) {
  const { t } = usePage()
  return (
    <form className="grid gap-5" method="post" action={action}>
      <fieldset className="grid gap-2 border-0 p-0 m-0">
        <legend className="font-700 p-0 mb-2">{t('preferences.language')}</legend>
        {localeCodes.map((code) => (
          <label
            key={code}
            className="choice flex gap-4 items-center min-h-13 px-4.5 max-w-[460px]"
          >
            <input
              className="w-6 h-6 m-0 flex-none accent-[var(--link)]"
              type="radio"
              name="locale"
              value={code}
              defaultChecked={code === locale}
            />
            <span lang={code}>{locales[code].name}</span>
          </label>
        ))}
      </fieldset>
      <div className="grid gap-2">
        <label className="font-700" htmlFor="pause">
          {t('preferences.pause')}
        </label>
        <select className="field max-w-[460px]" id="pause" name="months" defaultValue="">
          <option value="">{t(pausedUntil ? 'preferences.keep' : 'preferences.none')}</option>
          {pausedUntil && <option value="0">{t('preferences.end')}</option>}
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
