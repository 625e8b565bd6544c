import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RedFlagId } from '../../src/understanding/signs/rules.ts'

/** The messages of a file of tests/support/messages, one a line, below the [name] of their group. */
function readMessages<Group extends string>(file: string): Record<Group, string[]> {
  const groups: Record<string, string[]> = {}
  let group: string[] = []
  const text = readFileSync(join(import.meta.dirname, 'messages', file), 'utf8')
  for (const line of text.split('\n')) {
    const name = /^\[(.+)\]$/.exec(line)?.[1]
    if (name) group = groups[name] = []
    else if (line && !line.startsWith('#')) group.push(line)
  }
  return groups as Record<Group, string[]>
}

export const emergencies = readMessages<RedFlagId>('emergencies.txt')
export const { ordinary } = readMessages<'ordinary'>('ordinary.txt')
export const { inAirway, choking, poisoned, swallowedCalmly, calmSwallows } = readMessages<
  'inAirway' | 'choking' | 'poisoned' | 'swallowedCalmly' | 'calmSwallows'
>('swallowed.txt')
