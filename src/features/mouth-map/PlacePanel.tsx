import type { ReactNode } from 'react'
import { type Age, capitalize, listSystems, type Place } from '../../content/mouth.ts'
import { startingWith } from '../../content/phrase.ts'
import { locales } from '../../i18n/locales.ts'
import { usePage } from '../../page-context.ts'
import { factHref, href } from '../../routes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import type { PlaceGroup } from './data.ts'
import { mouthBox, shapeId } from './areas.ts'
import { texts } from './texts.ts'

type Props = { group: PlaceGroup; place: Place }

/** The description of the selected place, with a marker in the drawing. */
export function PlacePanel({ group, place: { id, words, tooth } }: Props) {
  const { locale, t } = usePage(texts)
  const systems = listSystems(locale)
  return (
    <section
      className={group.set === 'baby' ? 'mouth-place mouth-baby' : 'mouth-place'}
      id={id}
      aria-labelledby={`${id}-name`}
    >
      <svg className="mouth-mark" viewBox={mouthBox} aria-hidden="true">
        <use href={`#${shapeId(id)}`} />
      </svg>
      <div className="grid gap-5 panel shadow-cut">
        <h2 className="h-2" id={`${id}-name`}>
          {tooth ? t('mouth.tooth', { number: tooth[systems[0]] }) : group.title}
        </h2>
        <div>
          <h3 className="text-base mb-2">{t('mouth.say')}</h3>
          <div
            className="large grid sm:grid-cols-2 rounded-m border-2 border-solid border-linea overflow-hidden"
            id={`${id}-large`}
          >
            {startingWith(locale).map((code, at) => (
              <p key={code} className={`px-5 py-3.5 ${at ? 'bg-g-cielo' : ''}`} lang={code}>
                <span className="block text-fine text-tinta-2">{locales[code].name}</span>
                <b className="text-[1.375rem] font-650 leading-[1.3]">
                  {capitalize(words[code], code)}
                </b>
              </p>
            ))}
            <div className="large-steps">
              <a className="btn btn-small btn-line" href={`#${id}`}>
                <Icon name="ph-x-bold" />
                {t('mouth.small')}
              </a>
            </div>
          </div>
        </div>
        {tooth && (
          <div className="grid sm:grid-cols-2 gap-x-5 gap-y-4">
            <dl>
              <Row name={t('mouth.numbers')}>
                {systems.map((name) => (
                  <ToothNumber key={name} number={tooth[name]} system={t(`mouth.${name}`)} />
                ))}
              </Row>
            </dl>
            <dl className="grid gap-3 content-start">
              <AgeRow name={t('mouth.comesIn')} age={tooth.comesIn} />
              {tooth.fallsOut && <AgeRow name={t('mouth.fallsOut')} age={tooth.fallsOut} />}
            </dl>
          </div>
        )}
        <div className="grid sm:grid-cols-2 gap-5">
          <LinkList title={t('mouth.questions')} links={group.questions} />
          <LinkList title={t('mouth.pages')} links={group.pages} />
        </div>
        <p className="no-print flex flex-wrap gap-2.5 items-center">
          <a
            className="btn btn-small btn-cobalto"
            href={href('askDentist', locale, `?place=${id}`)}
          >
            <Icon name="ph-pencil-simple-bold" />
            {t('mouth.sheet')}
          </a>
          <a className="btn btn-small btn-line" href={`#${id}-large`}>
            <Icon name="ph-arrows-out-bold" />
            {t('mouth.large')}
          </a>
          <a
            className="btn btn-small btn-line lg:hidden"
            href={`#${group.set === 'baby' ? 'baby' : 'adult'}-teeth`}
          >
            {t('mouth.back')}
          </a>
        </p>
        <p className="no-print">
          <MoreLink href={href('phrases', locale, '#pain')}>{t('mouth.phrases')}</MoreLink>
        </p>
      </div>
    </section>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-700 mb-1.5">{name}</dt>
      {children}
    </div>
  )
}

function ToothNumber({ number, system }: { number: number | string; system: string }) {
  return (
    <dd className="flex gap-3 items-center mb-2">
      <b className="grid place-items-center min-w-13 h-11 rounded-m bg-g-maiz font-display text-[1.5rem] font-800">
        {number}
      </b>
      <span>{system}</span>
    </dd>
  )
}

function AgeRow({ name, age: { text, fact, publisher } }: { name: string; age: Age }) {
  const { locale, t } = usePage(texts)
  return (
    <Row name={name}>
      <dd>
        {text}
        <a
          className="block min-h-6 text-fine text-link underline underline-offset-3"
          href={factHref(fact, locale)}
        >
          {t('mouth.source', { publisher })}
        </a>
      </dd>
    </Row>
  )
}

function LinkList({ title, links }: { title: string; links: PlaceGroup['pages'] }) {
  return (
    <div>
      <h3 className="text-base">{title}</h3>
      <ul>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a
              className="inline-block py-1 text-link font-600 underline underline-offset-3"
              href={href}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
