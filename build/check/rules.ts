import { compilePattern, extendGroups, type Groups } from '../../src/understanding/patterns.ts'
import { writtenPatterns } from '../../src/answering/written-patterns.ts'
import { messageOf } from '../content/error.ts'
import { readRules, type RuleFile } from '../content/rules.ts'
import type { Content } from '../content/read.ts'
import { urgencyFile } from '../content/urgency.ts'
import type { Finding } from './text.ts'

/** Checks content/rules; throws a ContentError for schema violations. */
export function checkRules({
  text,
  files,
  facts,
  urgency,
}: Pick<Content, 'text' | 'files' | 'facts' | 'urgency'>): Finding[] {
  if (!files.some((file) => file.startsWith('content/rules/'))) return []
  const findings: Finding[] = []
  const plain = open('plain-signs')
  const flags = open('red-flags')
  const emergencies = open('emergencies')
  const boundaries = open('boundaries')
  open('replies')
  open('translations')

  checkPlainSigns()
  checkRedFlags()
  checkEmergencies()
  checkBoundaries()
  return findings

  function open<Name extends RuleFile>(name: Name) {
    const { file, source, data } = readRules(text, name)
    const rows = source.split('\n')
    /** Reports on the first line with the quoted text. */
    const say = (quoted: string, problem: string, remedy: string) => {
      const line = rows.findIndex((row) => row.includes(JSON.stringify(quoted))) + 1 || 1
      findings.push({ file, line, problem, remedy })
    }
    return { data, say }
  }

  function checkPlainSigns(): void {
    const { data, say } = plain
    const { groups, signs, doubtful } = data
    checkPatterns(say, [...Object.values(signs).flat(), ...doubtful], groups)
    checkNames(say, Object.keys(signs), flags.data.signs, 'sign')
  }

  function checkRedFlags(): void {
    const { data, say } = flags
    const { signs, rules } = data
    const groups = extendGroups(plain.data.groups, data.groups)
    for (const { sign, plain: isPlain, patterns, unless } of rules) {
      checkPatterns(say, [...patterns, ...unless], groups)
      checkNames(say, [sign], signs, 'sign')
      if (isPlain) checkNames(say, [sign], plain.data.signs, 'plain sign')
      if (!isPlain && patterns.length === 0) say(sign, `a rule of "${sign}" is empty`, 'fill it')
    }
    for (const [sign, { emergency, level, urgency: row }] of Object.entries(signs)) {
      checkNames(say, [emergency], emergencies.data.replies, 'emergency')
      if (!rules.some((rule) => rule.sign === sign)) {
        say(sign, `no rule finds "${sign}"`, 'add one, or take the sign out')
      }
      if (urgency[row]?.level !== level) {
        const other = urgency[row] ? `"${urgency[row].level}"` : 'no such row'
        const problem = `says "${level}" of "${sign}", and ${urgencyFile} has ${other}`
        say(sign, problem, 'let both say the same')
      }
    }
  }

  function checkEmergencies(): void {
    const { data, say } = emergencies
    checkFacts(say, data.call.line.facts)
    checkPatterns(say, Object.values(data.teeth).flat(), {})
    for (const [id, { facts: ids, en, es }] of Object.entries(data.replies)) {
      checkFacts(say, ids)
      const [one, other] = [en, es].map(
        ({ steps, ...parts }) => `${Object.keys(parts).join()} ${steps.length}`,
      )
      if (one !== other) sayTheyDiffer(say, id)
    }
  }

  function checkBoundaries(): void {
    const { data, say } = boundaries
    checkFacts(say, data.facts)
    for (const { boundary, asWritten, firm, patterns, unless } of data.rules) {
      checkPatterns(say, [...firm, ...patterns, ...unless], data.groups)
      checkNames(say, [boundary], data.boundaries, 'boundary')
      if (asWritten) checkNames(say, [boundary], writtenPatterns, 'expressions')
      else if (firm.length + patterns.length === 0) {
        say(boundary, `a rule of "${boundary}" is empty`, 'fill it')
      }
    }
    for (const [id, { en, es }] of Object.entries(data.boundaries)) {
      if (en.length !== es.length) sayTheyDiffer(say, id)
    }
  }

  function checkFacts(say: Say, ids: string[]): void {
    for (const id of ids) {
      const fact = facts.get(id)
      if (!fact) say(id, `names the fact ${id}, which is not there`, 'name a row of facts.json')
      if (fact?.conf === 'X') say(id, `fact ${id} is marked X`, 'take it out, and what it says')
    }
  }
}

type Say = (quoted: string, problem: string, remedy: string) => void

function checkPatterns(say: Say, patterns: string[], groups: Groups): void {
  for (const pattern of patterns) {
    try {
      compilePattern(pattern, groups)
    } catch (error) {
      say(pattern, messageOf(error), 'name a group of this file, or add it')
    }
  }
}

function checkNames(say: Say, names: string[], known: object, what: string): void {
  for (const name of names) {
    const problem = `names the ${what} "${name}", which is not there`
    if (!(name in known)) say(name, problem, `name another ${what}, or add this one`)
  }
}

function sayTheyDiffer(say: Say, id: string): void {
  say(id, `the languages of "${id}" differ in their parts`, 'write the same in both')
}
