import { downloadOf, type Film, toClock } from '../../content/film.ts'
import type { Card, Page as Written, Section } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { Body, type Tools } from '../../sections/blocks/Body.tsx'
import { FilmFacts } from './FilmFacts.tsx'
import { Player } from './Player.tsx'
import { ShortPlayer } from './ShortPlayer.tsx'
import { VideoHead } from './VideoHead.tsx'
import { ContentsColumn } from '../../sections/page/Contents.tsx'
import { FeatureStyle, Stylesheet } from '../../sections/frame/Stylesheet.tsx'
import { PageBadges } from '../../sections/page/PageBadges.tsx'
import { PageEnd } from '../../sections/page/PageEnd.tsx'
import { PageFoot } from '../../sections/page/PageFoot.tsx'
import { RankedLink } from '../../sections/article/RankedLink.tsx'
import { SideList } from '../../sections/article/SideList.tsx'
import { Takeaways } from '../../sections/page/Takeaways.tsx'
import { Arch } from '../../ui/Arch.tsx'
import { Cover } from '../../ui/Cover.tsx'
import { texts } from './texts.ts'

type Props = { page: Written; tools: Tools; videos?: Card[] }

/** A video with chapters and the full script. A draft may have no video file. */
export function Page({ page, tools, videos }: Props) {
  const { t } = usePage(texts)
  const chapters = page.sections.filter(({ id }) => id)
  const opening = page.sections.filter(({ id }) => !id)
  return (
    <main id="main">
      <VideoHead page={page}>
        <Stylesheet />
        <FeatureStyle feature="video" />
        <Screen page={page} chapters={chapters} />
      </VideoHead>
      <div className="wrap grid justify-between lg:grid-cols-[minmax(0,760px)_clamp(240px,28vw,352px)] gap-[clamp(40px,5vw,96px)] py-10 lg:pt-16 lg:pb-24">
        <article className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          {page.takeaways.length > 0 && (
            <Takeaways items={page.takeaways} title={t('video.keyPoints')} />
          )}
          <Body sections={opening} tools={tools} />
          <h2 className="text-[2rem] leading-[1.1] mt-3">{t('video.fullScript')}</h2>
          <div className="script grid gap-10 lg:gap-12">
            {chapters.map((chapter, index) => (
              <div
                key={chapter.id}
                className="grid grid-cols-[minmax(0,1fr)] sm:grid-cols-[160px_minmax(0,1fr)] gap-x-7 gap-y-4"
              >
                <div className="no-print w-28 sm:w-auto">
                  <Arch motif={page.chapterMotifs[index] ?? 'tv'} place={index} />
                </div>
                <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
                  <Body sections={[chapter]} tools={tools} />
                </div>
              </div>
            ))}
          </div>
          <PageEnd page={page} />
        </article>
        <Sidebar page={page} videos={videos} />
      </div>
      <PageFoot page={page} />
    </main>
  )
}

/** The short film first, and below it the whole one with its chapters. */
function Screen({ page, chapters }: { page: Written; chapters: Section[] }) {
  const { t } = usePage(texts)
  const { film, path, title } = page
  const intro = (
    <div>
      {page.lede && <p className="mt-4 text-lg text-on-dark max-w-[40em]">{page.lede}</p>}
      <PageBadges page={page} />
    </div>
  )
  if (!film) {
    return (
      <div className={columns}>
        <div>
          <Cover path={path} crop="wide" eager className="aspect-video rounded-xl" />
          {intro}
        </div>
        <Chapters chapters={chapters} />
      </div>
    )
  }
  const shortTitle = t('video.short', { count: Math.round(film.short.seconds) })
  return (
    <>
      <section className={`${columns} mb-10 lg:mb-14`} aria-labelledby="short">
        <div>
          <h2 className="text-2xl mb-3.5" id="short">
            {shortTitle}
          </h2>
          <ShortPlayer film={film.short} title={`${title}: ${shortTitle}`} />
        </div>
        {intro}
      </section>
      <div className={columns}>
        <div>
          <h2 className="text-2xl mb-3.5">
            {t('video.whole', { time: toClock(film.seconds).replace(/^0/, '') })}
          </h2>
          <Player film={film} path={path} title={title} />
          <FilmFacts film={film} />
        </div>
        <Chapters chapters={chapters} film={film} />
      </div>
    </>
  )
}

const columns =
  'grid lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] gap-x-[clamp(24px,3.4vw,56px)] gap-y-8 items-start'

/** They start the video there; without JavaScript they open its file at that second. */
function Chapters({ chapters, film }: { chapters: Section[]; film?: Film }) {
  const { t } = usePage(texts)
  const file = film && downloadOf(film).href
  const startOf = (id?: string) => film?.chapters.starts.find((chapter) => chapter.id === id)?.start
  return (
    <nav className="no-print" aria-labelledby="chapters">
      <h2 className="text-2xl mb-3.5" id="chapters">
        {t('video.chapters')}
      </h2>
      <ol className="overflow-hidden rounded-l border border-solid border-hairline">
        {chapters.map(({ id, title }, index) => (
          <li key={id} className="border-0 not-first:border-t border-solid border-hairline">
            <a
              className="grid grid-cols-[2.2rem_minmax(0,1fr)] gap-1 items-center min-h-14 px-4.5 py-3 font-600 leading-[1.3] hover:bg-[#26347A] aria-[current]:bg-[#26347A]"
              href={file ? `${file}#t=${startOf(id)}` : `#${id}`}
              data-seek={startOf(id)}
            >
              <span
                className="font-display font-800 text-[1.375rem] leading-none text-maiz"
                aria-hidden="true"
              >
                {index + 1}
              </span>
              <span>
                {title}
                {film && (
                  <span className="block mt-0.5 font-500 text-[.9375rem] text-on-dark [font-variant-numeric:tabular-nums]">
                    {toClock(startOf(id)!)}
                  </span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Sidebar({ page, videos }: Omit<Props, 'tools'>) {
  const { t } = usePage()
  const others = (videos ?? []).filter(({ path }) => path !== page.path)
  return (
    <aside
      className="no-print grid lg:grid-rows-[auto_1fr] content-start gap-9 text-[1.0313rem]"
      aria-label={t('sidebar.label')}
    >
      <SideList title={t('videos.title')}>
        {others.map((card, index) => (
          <RankedLink key={card.path} card={card} rank={index + 1} />
        ))}
      </SideList>
      <ContentsColumn page={page} className="hidden lg:block" />
    </aside>
  )
}
