import { Island } from '../../client/Island.tsx'
import { diaryLength } from '../../content/diary.ts'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { UrgentLine } from '../../sections/frame/UrgentLine.tsx'
import { FeaturePage } from '../../sections/page/FeaturePage.tsx'
import { OtherLanguageLink } from '../../sections/page/OtherLanguageLink.tsx'
import { PrintButton } from '../../sections/page/PrintButton.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { texts } from './texts.ts'

const columns = ['day', 'score', 'trigger', 'helped'] as const
const steps = ['one', 'two', 'three', 'four'] as const
/** What fits on a page below the instructions. */
const blankRows = Array.from({ length: 12 }, (_, row) => row)

/** A diary that the browser keeps, and a blank one for paper and for browsers without JavaScript. */
export function Page() {
  const { locale, t } = usePage(texts)
  return (
    <FeaturePage
      feature="symptom-diary"
      ground="jaca"
      above={[{ label: t('diary.tools'), href: href('tools', locale) }]}
      name={t('diary.heading')}
      lede={t('diary.lede')}
      ledeClass="no-print"
    >
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-9 pt-7 pb-16">
        <div className="no-print">
          <UrgentLine text={t('hub.urgent')} />
        </div>
        <Island name="SymptomDiary" props={{ maxLength: diaryLength }} />
        <noscript>
          <p className="no-print rounded-m bg-g-maiz px-5 py-4 leading-normal">
            {t('diary.noScript')}
          </p>
        </noscript>
        <section className="max-w-[46em]" aria-labelledby="how">
          <h2 className="h-2" id="how">
            {t('diary.how')}
          </h2>
          <div className="prose text-body mt-3">
            <ul>
              {steps.map((step) => (
                <li key={step}>{t(`diary.steps.${step}`)}</li>
              ))}
            </ul>
            <p>{t('diary.limits')}</p>
          </div>
        </section>
        <BlankDiary />
        <p className="no-print flex flex-wrap gap-2.5">
          <PrintButton label={t('diary.print')} />
          <OtherLanguageLink />
        </p>
        <p className="no-print flex flex-wrap gap-x-6">
          <MoreLink href={href('urgency', locale)}>{t('diary.urgency')}</MoreLink>
          <MoreLink href={href('mouthMap', locale)}>{t('diary.map')}</MoreLink>
          <MoreLink href={href('askDentist', locale, '#prepare')}>{t('diary.sheet')}</MoreLink>
          <MoreLink href={href('privacySettings', locale)}>{t('diary.kept')}</MoreLink>
        </p>
      </div>
    </FeaturePage>
  )
}

function BlankDiary() {
  const { t } = usePage(texts)
  return (
    <section className="diary-blank" aria-labelledby="blank">
      <h2 className="h-2 mb-3" id="blank">
        {t('diary.blank')}
      </h2>
      <div className="prose diary-table diary-blank-table">
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`diary.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {blankRows.map((row) => (
              <tr key={row}>
                {columns.map((column) => (
                  <td key={column} data-label={t(`diary.columns.${column}`)}>
                    {'\u00A0'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
