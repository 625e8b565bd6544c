import type { ReactNode } from 'react'
import type { ProductType } from '../../content/blocks.ts'
import { usePage } from '../../page-context.ts'
import { Inline } from '../../ui/Inline.tsx'
import { Motif } from '../../ui/Motif.tsx'
import { Evidence } from './Evidence.tsx'

const grounds = ['bg-t-menta', 'bg-t-rosa', 'bg-t-agua', 'bg-t-barro', 'bg-t-jaca', 'bg-t-lima']

/** Each product type: a picture, whom it suits, who can skip it, the evidence and the price. */
export function ProductTypes({ types }: { types: ProductType[] }) {
  return (
    <div className="wide @container">
      <ul className="@[1000px]:columns-2 gap-x-14">
        {types.map((type, index) => (
          <li
            key={type.id}
            className="lines break-inside-avoid grid grid-cols-[84px_minmax(0,1fr)] sm:grid-cols-[148px_minmax(0,1fr)] sm:grid-rows-[auto_1fr] gap-x-4 sm:gap-x-6 gap-y-3 py-6.5"
          >
            <span
              className={`self-start sm:row-span-2 aspect-square rounded-4 sm:rounded-l p-2.5 sm:p-4.5 ${grounds[index % grounds.length]}`}
            >
              <Motif name={type.motif} className="w-full h-full" />
            </span>
            <div className="self-center sm:self-start">
              <h3 className="h-3">
                <Inline html={type.title} />
              </h3>
              <p className="mt-1 text-body leading-[1.45]">
                <Inline html={type.text} />
              </p>
            </div>
            <Facts type={type} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Facts({ type }: { type: ProductType }) {
  const { t } = usePage()
  return (
    <dl className="col-span-2 sm:col-span-1 grid gap-y-2 text-body leading-[1.45]">
      <Fact label={t('blocks.bestFor')}>
        <Inline html={type.bestFor} />
      </Fact>
      <Fact label={t('blocks.skipIf')}>
        <Inline html={type.skipIf} />
      </Fact>
      <Fact label={t('blocks.evidence')}>
        <Evidence grade={type.evidence} />
      </Fact>
      <Fact label={t('blocks.price')}>
        <Inline html={type.price} />
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-3">
      <dt className="flex-[0_1_7.75em] font-700">{label}</dt>
      <dd className="flex-[1_1_6em]">{children}</dd>
    </div>
  )
}
