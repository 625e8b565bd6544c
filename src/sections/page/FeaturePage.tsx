import type { ReactNode } from 'react'
import { FeatureStyle, Stylesheet } from '../frame/Stylesheet.tsx'
import { Breadcrumb, type Crumb } from './Breadcrumb.tsx'
import type { Ground } from './grounds.ts'
import { PageBand } from './PageBand.tsx'

type Props = {
  /** Whose style.css the page needs. */
  feature?: string
  ground: Ground
  /** The pages between home and this one. */
  above?: Crumb[]
  /** The last item of the breadcrumb; the heading too, where there is no other. */
  name: string
  heading?: ReactNode
  headingId?: string
  lede?: ReactNode
  bandClass?: string
  ledeClass?: string
  /** A low band, for a form that should be seen at once. */
  low?: boolean
  /** Above the band. */
  alarm?: ReactNode
  /** In the band, below the lede. */
  band?: ReactNode
  children: ReactNode
}

/** A page of its own: a band with the breadcrumb, the heading and the lede, and what is below. */
export function FeaturePage(props: Props) {
  const { feature, ground, above, name, heading = name, headingId, lede, low } = props
  const { bandClass = '', ledeClass = '', alarm, band, children } = props
  return (
    <main id="main">
      <Stylesheet />
      {feature && <FeatureStyle feature={feature} />}
      {alarm}
      <PageBand
        ground={ground}
        className={`${low ? 'pt-5 pb-6 lg:pb-8' : 'pt-6 pb-8.5 lg:pb-10'} ${bandClass}`}
      >
        <Breadcrumb above={above} current={name} />
        <h1
          className={`text-1 [overflow-wrap:anywhere] ${low ? 'mt-2 mb-2' : 'mt-3 mb-4'}`}
          id={headingId}
          // The target of a form: the focus goes on from here.
          tabIndex={headingId ? -1 : undefined}
        >
          {heading}
        </h1>
        {lede && <p className={`text-lede max-w-[36em] ${ledeClass}`}>{lede}</p>}
        {band}
      </PageBand>
      {children}
    </main>
  )
}
