import type { Block } from '../content/blocks.ts'

/** A box of a page's anatomy. */
export function BlockBox({ block }: { block: Exclude<Block, { kind: 'tool' }> }) {
  return <pre>{block.kind}</pre>
}
