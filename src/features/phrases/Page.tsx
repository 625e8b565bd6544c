import { localize } from '../../i18n/locales.ts'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { UrgentLine } from '../../sections/frame/UrgentLine.tsx'
import { FeaturePage } from '../../sections/page/FeaturePage.tsx'
import { OtherLanguageLink } from '../../sections/page/OtherLanguageLink.tsx'
import { PrintButton } from '../../sections/page/PrintButton.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import type { Situation } from './data.ts'
import { ListenNames, PhraseList } from './PhraseList.tsx'
import { texts } from './texts.ts'

type Props = { data: Situation[] }

/** Phrases for the dentist, by situation, in both languages. */
export function Page({ data: situations }: Props) {
  const { locale, t } = usePage(texts)
  return (
    <FeaturePage
      feature="phrases"
      ground="turq"
      name={t('phrases.heading')}
      lede={t('phrases.lede')}
      ledeClass="no-print"
      band={<PrintLine />}
    >
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-11 pt-7 pb-16">
        <JumpLinks data={situations} />
        {situations.map(({ id, title, urgent, phrases }) => (
          <section key={id} aria-labelledby={id}>
            <h2 className="h-2" id={id}>
              {title[locale]}
            </h2>
            {urgent.length > 0 && (
              <>
                <div className="mt-4">
                  <UrgentLine text={t('phrases.urgent')} />
                </div>
                <PhraseList phrases={urgent} id={`${id}-urgent`} urgent />
              </>
            )}
            <PhraseList phrases={phrases} id={id} />
          </section>
        ))}
        <ListenNames />
        <p className="no-print flex flex-wrap gap-x-6">
          <MoreLink href={href('mouthMap', locale)}>{t('phrases.map')}</MoreLink>
          <MoreLink href={href('askDentist', locale, '#prepare')}>{t('phrases.sheet')}</MoreLink>
          <MoreLink href={localize('/article/immigrants-and-dental-care', locale)}>
            {t('phrases.interpreter')}
          </MoreLink>
        </p>
      </div>
    </FeaturePage>
  )
}

function PrintLine() {
  const { t } = usePage(texts)
  return (
    <div className="no-print mt-5">
      <p className="flex flex-wrap gap-2.5">
        <PrintButton label={t('phrases.print')} />
        <OtherLanguageLink />
      </p>
      <p className="mt-3 text-meta">
        {t('phrases.fold')}{' '}
        <span className="media-[(scripting:none)]:hidden">{t('phrases.offline')}</span>
      </p>
    </div>
  )
}

function JumpLinks({ data: situations }: Props) {
  const { locale, t } = usePage(texts)
  return (
    <nav className="no-print" aria-label={t('phrases.jump')}>
      <ul className="flex flex-wrap gap-2">
        {situations.map(({ id, title }) => (
          <li key={id}>
            <a className="pill text-base" href={`#${id}`}>
              {title[locale]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
