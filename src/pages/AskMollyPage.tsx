import { artHref } from '../art/href.ts'
import { usePage } from '../i18n/index.ts'
import { Island } from '../Island.tsx'
import type { IslandProps } from '../islands/index.ts'
import { Picture } from '../ui/Picture.tsx'

/** What the conversation starts with: a question to send, or an exchange sent without a script. */
type Props = Omit<IslandProps<'MollyChat'>, 'place'>

export function AskMollyPage(initial: Props) {
  const { t } = usePage()
  return (
    <main id="main" className="bg-g-maiz">
      <div className="wrap grid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] gap-[clamp(24px,4vw,64px)] items-start py-[clamp(32px,5vw,72px)]">
        <div className="grid gap-3.5">
          <Picture
            className="w-28 lg:w-[min(260px,70%)] h-auto lg:-ml-3"
            src={artHref('molly/listening.svg')}
            width={200}
            height={200}
          />
          <h1 className="text-1">{t('molly.heading')}</h1>
          <p className="text-[1.1875rem] leading-normal">{t('mollyBlock.lede')}</p>
          <p className="text-fine text-tinta-2 leading-[1.45]">{t('mollyBlock.fine')}</p>
        </div>
        <Island name="MollyChat" props={{ place: 'page', ...initial }} />
      </div>
    </main>
  )
}
