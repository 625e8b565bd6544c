import { artHref } from '../../art/href.ts'

type Props = { className: string; eager?: boolean }

/** Molly herself: src/client/molly.ts wakes her up. */
export function Molly({ className, eager = false }: Props) {
  return (
    <img
      className={className}
      src={artHref('molly/hello.svg')}
      width={258}
      height={236}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      data-molly
    />
  )
}
