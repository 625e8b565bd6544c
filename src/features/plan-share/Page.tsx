import { formatDollars } from '../../i18n/formats.ts'
import { getText } from '../../i18n/index.ts'
import { type Locale, localize } from '../../i18n/locales.ts'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { FeaturePage } from '../../sections/page/FeaturePage.tsx'
import { OtherLanguageLink } from '../../sections/page/OtherLanguageLink.tsx'
import { PrintButton } from '../../sections/page/PrintButton.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { ExampleForm, Figures } from './Figures.tsx'
import type { ShareForm } from './form.ts'
import { type Share, shareCost } from './share.ts'
import { PriceResult, ShareResult } from './ShareResult.tsx'
import { texts } from './texts.ts'

type Props = {
  form: ShareForm
  /** The figures are the site's own. */
  isExample?: boolean
}

/** What a dental plan pays of a bill, from the visitor's own figures. */
export function Page({ form, isExample }: Props) {
  const { locale, t } = usePage(texts)
  const { sent } = form
  const isInsured = form.network !== 'none'
  const share = sent && shareCost(sent.plan, sent.lines)
  return (
    <FeaturePage
      ground="menta"
      above={[{ label: t('payShare.tools'), href: href('tools', locale) }]}
      name={t('payShare.heading')}
      heading={share && sayResult(form, share, locale)}
      headingId={Object.keys(form.errors).length > 0 ? undefined : 'share'}
      lede={!share && t('payShare.lede')}
      low
    >
      <div className="wrap grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] gap-x-12 gap-y-9 items-start pt-6 pb-16">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
          {isExample && (
            <p className="rounded-m bg-g-maiz px-5 py-4 font-650">{t('payShare.exampleNote')}</p>
          )}
          {sent && share && (
            <>
              <div className="no-print flex flex-wrap gap-2.5">
                <PrintButton label={t('payShare.print')} />
                {form.lines && <BackToPlan lines={form.lines} />}
              </div>
              {isInsured ? (
                <ShareResult share={share} plan={sent.plan} />
              ) : (
                <PriceResult share={share} />
              )}
              <h2 className="no-print h-2">{t('payShare.change')}</h2>
            </>
          )}
          <div className="no-print">
            <Figures form={form} />
            <ExampleForm />
          </div>
        </div>
        <div className="grid gap-6">
          {isInsured && (
            <p className="rounded-m bg-g-rosa px-5 py-4 leading-normal">{t('payShare.limits')}</p>
          )}
          {isInsured && <Words />}
          <p className="no-print grid gap-2 justify-items-start">
            {!share && <OtherLanguageLink />}
            <MoreLink href={href('treatmentPlan', locale)}>{t('payShare.reader')}</MoreLink>
            {isInsured && (
              <MoreLink href={href('payingForCare', locale, '#ways')}>
                {t('payShare.cheaper')}
              </MoreLink>
            )}
            <MoreLink href={href('noAppointment', locale)}>{t('payShare.doors')}</MoreLink>
          </p>
        </div>
      </div>
    </FeaturePage>
  )
}

/** 'You pay 900 of 1,200': the page's heading and title. */
export function sayResult({ network }: ShareForm, { you, price }: Share, locale: Locale): string {
  const t = getText(locale, texts)
  return t(network === 'none' ? 'payShare.resultAlone' : 'payShare.result', {
    you: formatDollars(you, locale),
    price: formatDollars(price, locale),
  })
}

/** The plan's lines came along, because the server has not stored them. */
function BackToPlan({ lines }: { lines: string }) {
  const { locale, t } = usePage(texts)
  return (
    <form method="post" action={href('treatmentPlan', locale, '#plan')}>
      <input type="hidden" name="lines" value={lines} />
      <button className="btn btn-small btn-line">{t('payShare.back')}</button>
    </form>
  )
}

const terms = [
  'price',
  'allowed',
  'network',
  'deductible',
  'coinsurance',
  'maximum',
  'waiting',
  'balance',
] as const

function Words() {
  const { locale, t } = usePage(texts)
  return (
    <section aria-labelledby="words">
      <h2 className="h-3" id="words">
        {t('payShare.words')}
      </h2>
      <dl className="grid gap-3 mt-3 leading-normal">
        {terms.map((term) => (
          <div key={term}>
            <dt className="font-700">{t(`payShare.terms.${term}.name`)}</dt>
            <dd>{t(`payShare.terms.${term}.what`)}</dd>
          </div>
        ))}
      </dl>
      <p className="no-print grid justify-items-start mt-2">
        <MoreLink href={localize('/glossary', locale)}>{t('payShare.glossary')}</MoreLink>
        <MoreLink href={localize('/paying-for-care/united-states#buy', locale)}>
          {t('payShare.buying')}
        </MoreLink>
      </p>
    </section>
  )
}
