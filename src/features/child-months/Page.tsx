import { localize } from '../../i18n/locales.ts'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { FeaturePage } from '../../sections/page/FeaturePage.tsx'
import { OtherLanguageLink } from '../../sections/page/OtherLanguageLink.tsx'
import { PrintButton } from '../../sections/page/PrintButton.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { BirthForm, type SentBirth } from './BirthForm.tsx'
import { findChild, maxChildren } from './child.ts'
import { ChildCard } from './ChildCard.tsx'
import type { ChildMonths } from './data.ts'
import { texts } from './texts.ts'

type Props = {
  data: ChildMonths
  /** Valid months of birth. */
  births: string[]
  sent: SentBirth
}

/** What is due for each child, from the month of birth alone. */
export function Page({ data, births, sent }: Props) {
  const { locale, t, today } = usePage(texts)
  const hasChildren = births.length > 0
  return (
    <FeaturePage
      ground="turq"
      above={[{ label: t('childMonths.tools'), href: href('tools', locale) }]}
      name={t('childMonths.heading')}
      heading={hasChildren ? t('childMonths.result') : undefined}
      headingId="child"
      lede={!hasChildren && t('childMonths.lede')}
      low
    >
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 pb-16 max-w-[920px]">
        {hasChildren && (
          <div className="no-print">
            <PrintButton label={t('childMonths.print')} />
          </div>
        )}
        {births.map((birth) => (
          <ChildCard
            key={birth}
            child={findChild(data, birth, today)}
            varies={data.facts}
            births={births}
          />
        ))}
        {births.length < maxChildren && <BirthForm births={births} sent={sent} />}
        <Kept births={births} />
        <p className="rounded-m bg-g-rosa px-5 py-4 leading-normal">{t('childMonths.limits')}</p>
        <p className="no-print grid gap-2 justify-items-start">
          {!hasChildren && <OtherLanguageLink />}
          <MoreLink href={localize('/article/baby-teeth-timeline', locale)}>
            {t('childMonths.timeline')}
          </MoreLink>
          <MoreLink href={localize('/home-services/kids-care', locale)}>
            {t('childMonths.care')}
          </MoreLink>
          <MoreLink href={href('firstVisit', locale)}>{t('childMonths.firstVisit')}</MoreLink>
          <MoreLink href={href('fridgeSheet', locale)}>{t('childMonths.fridge')}</MoreLink>
        </p>
      </div>
    </FeaturePage>
  )
}

/** What kept.client.ts makes work: the children kept in this browser, and nowhere else. */
function Kept({ births }: Pick<Props, 'births'>) {
  const { locale, t } = usePage(texts)
  const button = 'btn btn-small btn-line'
  return (
    <section
      className="no-print panel media-[(scripting:none)]:hidden"
      aria-labelledby="kept"
      data-kept={births.join(' ')}
    >
      <h2 className="h-3" id="kept">
        {t('childMonths.kept')}
      </h2>
      <p className="mt-2 leading-normal">{t('childMonths.keptNote')}</p>
      <form
        className="flex flex-wrap gap-2.5 mt-4"
        method="post"
        action={href('childMonths', locale, '#child')}
      >
        <input type="hidden" name="births" />
        <button className={button} type="button" name="keep" hidden>
          {t('childMonths.keep')}
        </button>
        <button className={button} name="show" hidden>
          {t('childMonths.show')}
        </button>
        <button className={button} type="button" name="file" hidden>
          {t('childMonths.file')}
        </button>
        <button className={button} type="button" name="forget" hidden>
          {t('childMonths.forget')}
        </button>
      </form>
      <p
        className="mt-3 font-650"
        role="status"
        tabIndex={-1}
        data-keep={t('childMonths.done.keep')}
        data-file={t('childMonths.done.file')}
        data-forget={t('childMonths.done.forget')}
      />
    </section>
  )
}
