export type Range = { start: number; end: number }

/**
 * Parses 'bytes=100-', 'bytes=100-199' or 'bytes=-100'. undefined: several ranges, another unit or
 * no range at all, which RFC 9110 wants ignored; 'beyond': no byte of the file is in it.
 */
export function parseRange(text: string, size: number): Range | 'beyond' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(text.trim()) ?? []
  if (!first && !last) return undefined
  if (first && last && Number(first) > Number(last)) return undefined
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  return start <= end ? { start, end } : 'beyond'
}
