import type { ReactNode } from 'react'
import { Motif } from '../../ui/Motif.tsx'
import { Molly } from '../../sections/frame/Molly.tsx'
import { PageBand } from '../../sections/page/PageBand.tsx'

/** A postcard: the text on the left, the stamp on the right. */
export function NewsletterCard({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <PageBand ground="cielo" className="py-[clamp(28px,5vw,80px)]">
      <div className="airmail relative grid md:grid-cols-[minmax(0,1fr)_auto] gap-x-[clamp(28px,5vw,88px)] gap-y-6 max-w-[1080px] mx-auto px-[clamp(20px,4vw,60px)] py-[clamp(28px,4vw,60px)]">
        <div className="grid gap-5 content-start">
          <h1 className="text-1 lg:text-article leading-none max-md:pr-24 max-md:min-h-24">
            {heading}
          </h1>
          {children}
        </div>
        <Addressed />
      </div>
    </PageBand>
  )
}

/** The right half: the stamp and the sender. */
function Addressed() {
  return (
    <div className="grid justify-items-end content-between gap-6 max-md:absolute max-md:top-5 max-md:right-5 md:border-0 md:border-l-2 md:border-dashed md:border-linea-form md:pl-[clamp(24px,4vw,60px)]">
      <div className="stamp-turn">
        <div className="stamp bg-g-turq p-2.5 md:p-3.5">
          <Motif
            name="mail"
            className="block w-18 md:w-36 h-auto aspect-[4/4.6] p-2 md:p-4.5 rounded-1 bg-maiz"
          />
        </div>
      </div>
      <Molly className="hidden md:block w-44 lg:w-60 h-auto -mb-[clamp(28px,4vw,60px)]" />
    </div>
  )
}
