import rules from '../../content/rules/person.json' with { type: 'json' }
import { normalize } from './normalize.ts'
import { fold } from '../text/fold.ts'
import {
  findFacts,
  findPlans,
  findSlips,
  isDenied,
  isStop,
  isTaken,
  readAllergy,
  readCarried,
  readCondition,
  readSince,
} from './person/facts.ts'
import { createFinder, flatten, type Hit, startingIn, wordSet } from './person/phrases.ts'
import { type Place, readPlaces } from './person/places.ts'
import { type Age, readAges, readDurations, toDigits } from './person/spans.ts'
import { joinTeeth, isToothWord, readTooth, type Tooth, toothName } from './person/tooth.ts'

type Who = 'self' | 'baby' | 'child' | 'teen' | 'partner' | 'parent' | 'grandparent' | 'other'

/** What is known about the person whom the last message is about; nothing is guessed. */
export type Person = {
  who?: Who
  ageYears?: number
  ageMonths?: number
  /** false: denied, lost or born. */
  pregnant?: boolean
  /** Of the pregnancy, or `months`. */
  weeks?: number
  months?: number
  nursing?: boolean
  /** Where they live, ISO 3166 alpha-2. */
  country?: string
  city?: string
  /** Where they are now, for the emergency number: `country`, if nothing else was said. */
  here?: string
  conditions?: string[]
  medicines?: string[]
  tooth?: string
  since?: string
  money?: string
  /** The visitor says that it is about nobody. */
  general?: true
}

/** Somebody whom the visitor spoke of. */
type Known = Pick<
  Person,
  'who' | 'pregnant' | 'weeks' | 'months' | 'nursing' | 'since' | 'money'
> & {
  /** Tells a brother from a friend. */
  word?: string
  sex?: string
  age?: Age
  home?: Place
  now?: Place
  conditions: Set<string>
  medicines: Map<string, string>
  tooth?: Tooth
}

/** Who is spoken of from a word on: the visitor, somebody else, or nobody in particular. */
type Mark = { at: number; known?: Known; isDenied?: boolean; isAside?: boolean }

const { kin, pronoun, self, we, generic, nobody, noOne, general, strong } = rules
/** 'Dad's' is 'dads' by now. */
const kinNames = flatten({ kin }).map(([path, names]): [string, string] => [
  path,
  `${names}, ${names.replaceAll(',', 's,')}s`,
])
const findSubjects = createFinder([
  ...flatten({ noOne, generic, nobody, pronoun, self, we }),
  ...kinNames,
])
const findAsides = createFinder(flatten({ general, strong }))
const trouble = wordSet(rules.trouble)
const [
  owned,
  owners,
  plurals,
  not,
  opening,
  interrogative,
  correcting,
  adjectives,
  sayings,
  nouns,
] = [
  rules.owned,
  rules.owners,
  rules.plurals,
  rules.not,
  rules.opening,
  rules.interrogative,
  rules.correcting,
  rules.adjectives,
  rules.sayings,
  rules.nouns,
].map(wordSet) as [
  Set<string>,
  Set<string>,
  Set<string>,
  Set<string>,
  Set<string>,
  Set<string>,
  Set<string>,
  Set<string>,
  Set<string>,
  Set<string>,
]
const whole = (name: keyof typeof rules.patterns) => new RegExp(`^(?:${rules.patterns[name]})$`)
const within = (name: keyof typeof rules.patterns) => new RegExp(` (?:${rules.patterns[name]}) `)
const isMe = whole('me')
const isWe = whole('we')
const isOthers = whole('others')
const isOlder = whole('older')
const isYounger = whole('younger')
const again = within('again')
const dentist = within('dentist')
const hurtBefore = within('hurtBefore')
const isFine = new RegExp(`^ (?:${rules.patterns.fine}) `)

const meet = (who?: Who, word?: string): Known => ({
  ...(who && { who }),
  ...(word && { word }),
  conditions: new Set(),
  medicines: new Map(),
})
/** true of somebody of whom nothing is known, too. */
const isMinor = (who: Who = 'child') => who === 'baby' || who === 'child' || who === 'teen'
const isYoung = ({ who, age }: Known) => isMinor(who) && !(age?.unit === 'years' && age.count >= 18)

/** true: a word tells of a trouble, such as pain or a blow. */
export function hasTrouble(words: string): boolean {
  return normalize(words)
    .split(' ')
    .some((word) => trouble.has(word))
}

/** Reads the visitor's messages, oldest first; a newer one corrects what older ones said. */
export function readPerson(turns: string[]): Person {
  const visitor = meet('self')
  /** The one spoken of last is last. */
  const others: Known[] = []
  let focus: Known | undefined
  let isGeneral = false
  let hasDentist = false
  for (const turn of turns) readTurn(turn)
  if (isGeneral) return { general: true }
  return focus ? describe(focus, visitor) : {}

  function readTurn(turn: string): void {
    const tokens = toDigits(normalize(prepare(turn)).split(' '))
    const join = (from: number, to: number) => ` ${tokens.slice(Math.max(0, from), to).join(' ')} `
    const text = join(0, tokens.length)
    const asides = findAsides(tokens)
    const named = findFacts(tokens)
    const facts = [...named, ...findSlips(tokens, named)].sort((a, b) => a.start - b.start)
    const plans = findPlans(tokens)
    const siblings = readSiblings(text)
    const ages = readAges(tokens).filter(
      ({ start }) => !siblings.some(({ age }) => age.start === start),
    )
    const durations = readDurations(tokens)
    const subjects = findSubjects(tokens).filter(
      ({ tag, start }) =>
        !tag.startsWith('kin') || !facts.some((fact) => start >= fact.start && start < fact.end),
    )
    const spoken = new Set(subjects.flatMap(({ start, end }) => [start, end - 1]))
    const before = focus
    const asTyped = rememberTyped(turn)
    isGeneral = asides.some(({ tag }) => tag === 'general')
    if (isGeneral) focus = undefined
    const isNursing = facts.some(({ tag }) => tag === 'nursing true')
    const marks: Mark[] = []
    let denied: Known | undefined

    for (const one of siblings) touch({ ...meet('child', 'child'), ...one })
    for (const sentence of splitAt(tokens, 0, tokens.length, /^\.$/)) {
      const isTrouble = tokens.slice(...sentence).some((token) => trouble.has(token))
      const isQuestion = isGeneralQuestion(...sentence)
      for (const [start, end] of splitAt(tokens, ...sentence, /^(?:,|and|but|y|e|pero)$/))
        readClause(start, end, isQuestion ? sentence[0] : undefined, isTrouble)
    }
    hasDentist ||= dentist.test(text)
    for (const place of readPlaces(tokens, (at) => spoken.has(at))) {
      const from = Math.max(tokens.lastIndexOf('.', place.at), tokens.lastIndexOf(',', place.at))
      const mark = marks.findLast(({ at }) => at < place.at && at > from)
      const known = mark
        ? mark.known
        : (focus ?? (marks.length === 0 && tokens.length < 9 ? visitor : undefined))
      if (known === visitor) focus ??= visitor
      if (known) setHome(known, place.city ? { ...place, city: asTyped(place.city) } : place)
    }
    if (focus) isGeneral = false
    if (!focus || !before || focus === before) return
    const isMoved = denied === before || tokens.some((token) => correcting.has(token))
    // Said of the wrong person, or true of both.
    if (before.tooth && (isMoved || again.test(text))) focus.tooth ??= before.tooth
    if (isMoved && before.since) focus.since ??= before.since
    if (denied === before && tokens.some((token) => correcting.has(token)))
      for (const [medicine, typed] of before.medicines) focus.medicines.set(medicine, typed)
    if (isMoved && before.pregnant && !isMinor(focus.who)) focus.pregnant ??= true

    function readClause(
      start: number,
      end: number,
      questionAt: number | undefined,
      isTrouble: boolean,
    ): void {
      const found = startingIn(subjects, start, end).flatMap((hit) => readSubject(hit, start))
      for (const age of startingIn(ages, start, end))
        if (isNoun(age, found))
          found.push({
            ...meetKin('child', 'child', undefined, age.start, age.start),
            isAside: isNursing || isFine.test(join(age.end, age.end + 4)),
          })
      for (let at = start; at < end; at++) {
        const known =
          /^(?:the|el|la|mi|my|[.,])$/.test(tokens[at - 1] ?? '.') && findSibling(tokens[at]!)
        if (known) found.push({ at, known })
      }
      found.sort((a, b) => a.at - b.at)
      const isMute = found.length === 0
      if (isMute && opening.has(tokens[start]!) && (!focus || focus === visitor))
        found.push({ at: start, known: visitor })
      denied = found.find((mark) => mark.isDenied)?.known ?? denied
      const live = found.filter((mark) => !mark.isDenied)
      marks.push(...live)
      const lastAt = marks.findLast((mark) => mark.known)?.at ?? -1
      const isAsked = isMute && questionAt !== undefined && lastAt < questionAt
      let saidAt = startingIn(asides, start, end).findLast(isStrong)?.start ?? -1
      const subjectAt = (at: number): Known | undefined => {
        const mark = live.findLast((one) => one.at <= at) ?? live[0]
        return mark ? mark.known : isAsked ? undefined : (focus ?? visitor)
      }
      readFacts(start, end, isAsked, isTrouble, subjectAt, (known, at) => {
        if (known === visitor)
          saidAt = Math.max(saidAt, live.findLast((one) => one.at <= at)?.at ?? at)
      })
      const other = live.findLast(({ known, isAside }) => known && known !== visitor && !isAside)
      if (other && other.at > saidAt) focus = other.known
      else if (saidAt >= 0) focus = visitor
      else if (live.some(({ known }) => known === visitor)) focus ??= visitor
    }

    function readFacts(
      start: number,
      end: number,
      isAsked: boolean,
      isTrouble: boolean,
      subjectAt: (at: number) => Known | undefined,
      onSaid: (known: Known, at: number) => void,
    ): void {
      const tell = (at: number, change: (known: Known) => void) => {
        const known = subjectAt(at)
        if (!known) return
        change(known)
        onSaid(known, at)
      }
      for (const age of startingIn(ages, start, end)) {
        const kinMark = marks.findLast(
          ({ at, known }) => at > age.start && at <= age.end + 1 && known !== visitor,
        )
        const known = kinMark?.known ?? subjectAt(age.start)
        if (age.unit === 'years' || isMinor(known?.who)) {
          if (kinMark?.known) kinMark.known.age = age
          else tell(age.start, (one) => (one.age = age))
        }
      }
      const spans = startingIn(durations, start, end)
      const carried = readCarried(tokens, spans, start, end, subjectAt(start)?.pregnant)
      for (const { at, unit, count, isPast } of carried) {
        if (isYoung(subjectAt(at) ?? visitor)) continue
        tell(at, (known) => {
          known.pregnant = !isPast
          if (!isPast) known[unit] = count
        })
      }
      for (const hit of isAsked ? [] : startingIn(facts, start, end)) {
        const isNot = isDenied(tokens, start, hit.start)
        const [group, value] = hit.tag.split(' ') as [string, string]
        if (group === 'pregnancy' && value !== 'maybe')
          tell(hit.start, (known) => {
            const one = isYoung(known) ? visitor : known
            one.pregnant = value === 'true' && !isNot
            if (!one.pregnant) delete one.weeks
          })
        if (group === 'nursing')
          tell(
            hit.start,
            (known) => ((isYoung(known) ? visitor : known).nursing = value === 'true' && !isNot),
          )
        if (group === 'condition')
          tell(hit.start, (known) => {
            const meant = readCondition(tokens, hit)
            if (meant && (!isNot || value === 'none')) known.conditions.add(meant)
            else known.conditions.delete(value)
          })
        const allergy = group === 'medicine' && readAllergy(tokens, hit)
        if (allergy && !isNot) tell(hit.start, (known) => known.conditions.add(allergy))
        if (group === 'medicine' && !isNot && isTaken(tokens, hit, facts))
          tell(hit.start, (known) => {
            known.medicines.set(hit.words, asTyped(hit.words))
            if (value !== 'plain') known.conditions.add(value)
          })
      }
      for (const { tag, start: at } of startingIn(plans, start, end)) {
        const [country, money] = tag.split(' ') as [string, string]
        const isPoor = money === 'none' || money === 'uninsured'
        if (isPoor ? isAsked : isDenied(tokens, start, at)) continue
        const isOurs =
          money === 'none' || tokens.slice(start, end).some((token) => isWe.test(token))
        for (const known of new Set(isOurs ? [visitor, ...others] : [subjectAt(at)])) {
          if (!known) continue
          known.money = money
          if (country !== '-') setHome(known, { countries: [country!], level: 2, isNow: false, at })
        }
      }
      const clause = join(start, end)
      const tooth = isAsked || hurtBefore.test(clause) ? undefined : readTooth(clause)
      if (tooth) {
        const at = tokens.slice(start, end).findLastIndex((token) => isToothWord.test(token))
        tell(
          at < 0 ? end - 1 : start + at,
          (known) => (known.tooth = joinTeeth(known.tooth, tooth)),
        )
      }
      const isBirth = startingIn(facts, start, end).some((hit) => hit.tag === 'pregnancy false')
      const taken = [...ages, ...carried.map(({ at }) => ({ start: at }))]
      const free = spans.filter(
        (span) => !isBirth && !taken.some((one) => one.start === span.start),
      )
      const isLasting = startingIn(facts, start, end).some((hit) => hit.tag.startsWith('condition'))
      const since = readSince(tokens, free, start, end, { isTrouble, isLasting })
      if (since && !ages.some((age) => age.end === since.at))
        tell(since.at, (known) => (known.since = since.said))
    }

    /** 'A 6 year old', 'my 8 yr old'. */
    function isNoun({ count, start, end }: Age, found: Mark[]): boolean {
      const previous = tokens[start - 1] ?? '.'
      const isOld = /^(?:olds?|yo|o)$/.test(tokens[end - 1] ?? '')
      const isNear = found.some(({ at }) => at >= end && at <= end + 1)
      return (
        isOld &&
        !isNear &&
        /^(?:a|an|the|my|our|for|his|her|other|[.,])$/.test(previous) &&
        (!isStop(previous) || (tokens[end - 1] === 'old' && count < 18)) &&
        found.every(({ at }) => at !== start - 1)
      )
    }

    /** 'About me', but not 'a mi hijo', or 'not for me'. */
    function isStrong({ tag, start, end }: Hit): boolean {
      if (tag !== 'strong' || not.has(tokens[start - 1] ?? '')) return false
      return (
        tokens[end - 1] !== 'mi' ||
        !subjects.some(
          (one) => one.tag.startsWith('kin') && one.start >= end && one.start < end + 2,
        )
      )
    }

    /** true: the sentence asks something, and names nobody. */
    function isGeneralQuestion(start: number, end: number): boolean {
      const [first = '', second = ''] = tokens.slice(start, end)
      const isAsking = interrogative.has(first) && !/^(?:una?|\d+)$/.test(second)
      const isNamed = ({ tag, start: at }: Hit) =>
        at >= start && at < end && /^(?:self|we|pronoun)/.test(tag)
      return (
        (isAsking || tokens[end - 1] === 'qm') && !startingIn(subjects, start, end).some(isNamed)
      )
    }

    function readSubject(hit: Hit, clauseStart: number): Mark[] {
      const { start, end, words } = hit
      const near = startingIn(subjects, start - 8, end + 8)
      const nearAges = startingIn(ages, start - 4, end + 4)
      const [group, who, sex] = hit.tag.split(' ') as [string, Who, string]
      const [earlier = '.', previous = '.'] = [tokens[start - 2], tokens[start - 1]]
      const isNot =
        not.has(previous) || (/^(?:my|mi|a|de|of|for|la|el)$/.test(previous) && not.has(earlier))
      if (group === 'noOne') return []
      if (group === 'nobody') return [{ at: start }]
      if (group === 'generic') {
        const isMine = plurals.has(words) && /^(?:my|our|mis?|nuestros)$/.test(previous)
        const isAged = tokens[end] === 'de' && nearAges.some((age) => age.start === end + 1)
        return [isMine || isAged ? meetKin('child', words, undefined, start, end) : { at: start }]
      }
      if (group === 'pronoun') {
        const isSpeaker = hasDentist && sayings.has(tokens[end] ?? '') && others.length === 0
        const known = isSpeaker ? undefined : resolve(who)
        return known
          ? [{ at: start, known, isDenied: isNot, isAside: isFine.test(join(end, end + 4)) }]
          : []
      }
      if (group !== 'kin') {
        const next = near.find(({ start: at }) => at > start)
        const isKin =
          next &&
          /^(?:kin|generic)/.test(next.tag) &&
          next.start - start <= 4 &&
          !tokens.slice(start, next.start).some(isStop)
        const isAged = nearAges.some((age) => age.start === start + 1 && isNoun(age, []))
        if (/^(?:my|our|mis?)$/.test(words) && (isKin || isAged)) return []
        return [
          {
            at: start,
            known: visitor,
            isDenied: isNot && /^(?:me|mi|yo)$/.test(words) && `${previous} ${words}` !== 'no me',
          },
        ]
      }
      const isKin = (one: Hit) => one.tag.startsWith('kin')
      // 'My neighbor's daughter', 'la nena de mi vecina': who is named first in Spanish is meant.
      if (
        near.some(
          (one) =>
            isKin(one) &&
            (one.start === end || (one.end === start - 2 && earlier === 'de' && previous === 'mi')),
        )
      )
        return []
      const isOwned =
        owners.has(previous) ||
        (owners.has(earlier) && adjectives.has(previous)) ||
        nearAges.some((age) => age.end === start || (age.start >= end && age.start <= end + 1))
      // 'Soy una mujer', 'a un señor'.
      const isSome = /^(?:un|una|an?)$/.test(previous)
      if (isSome && /^(?:soy|im|am|es|s?hes)$/.test(earlier)) return []
      if (isSome && (who === 'partner' || who === 'parent'))
        return [meetKin('other', words, sex, start, end)]
      const isFirst = start === clauseStart && !nouns.has(tokens[end] ?? '')
      if (owned.has(words) && !isOwned && !isFirst) return []
      const isUnborn =
        who === 'baby' &&
        (focus ?? visitor).pregnant === true &&
        /^(?:the|el|la|al)$/.test(previous)
      if (isUnborn) return []
      const isNursed =
        isMinor(who) &&
        startingIn(facts, start - 8, start).some(
          ({ tag, start: at }) => tag === 'nursing true' && at < start && start - at < 8,
        )
      const rest = tokens.slice(end, end + 9)
      const isSaying =
        sayings.has(rest[0] ?? '') &&
        rest.some((token) => isMe.test(token)) &&
        !rest.some((token) => isOthers.test(token))
      // 'For me and my husband'.
      const isJoined = /^(?:y|and)$/.test(earlier) && /^(?:mi|me|yo)$/.test(tokens[start - 3] ?? '')
      const isWith = /^(?:with|con|at|by)$/.test(earlier)
      const isAside = isWith || isNursed || isSaying || isJoined || isFine.test(join(end, end + 4))
      const meetOne = (one: string | undefined) => ({
        ...meetKin(who, words, one, start, end),
        isDenied: isNot,
        isAside,
      })
      const isPair = sex === 'n' && (who === 'parent' || who === 'grandparent')
      return isPair ? [meetOne('f'), meetOne('m')] : [meetOne(sex === 'n' ? undefined : sex)]
    }

    function meetKin(
      who: Who,
      said: string,
      sex: string | undefined,
      start: number,
      end: number,
    ): Mark {
      const age = startingIn(ages, start - 4, end + 4).find(
        (one) =>
          one.start === end ||
          ((one.end === start || one.end === start - 1) && !isStop(tokens[start - 1])) ||
          (one.start === end + 1 && /^(?:de|,)$/.test(tokens[end] ?? '')),
      )
      const word = isMinor(who) ? 'child' : who === 'other' ? said.replace(/s$/, '') : undefined
      const known = others.findLast((one) =>
        (one.word === word && (isMinor(who) || one.who === who)) || (!one.who && isMinor(who))
          ? (!sex || !one.sex || one.sex === sex) &&
            (!age || !one.age || one.age.count === age.count)
          : false,
      )
      const found = touch(known ?? meet(who, word))
      if (who !== 'child') found.who = who
      found.who ??= who
      found.word = word
      found.sex ??= sex
      if (age) found.age = age
      return { at: start, known: found }
    }
  }

  /** 'The older one', after 'my kids are 3 and 6'. */
  function findSibling(word: string): Known | undefined {
    const young = others.filter((one) => isYoung(one) && one.age?.unit === 'years')
    if (young.length < 2 || (!isOlder.test(word) && !isYounger.test(word))) return undefined
    young.sort((a, b) => a.age!.count - b.age!.count)
    return touch(young.at(isOlder.test(word) ? -1 : 0)!)
  }

  function touch(known: Known): Known {
    const at = others.indexOf(known)
    if (at >= 0) others.splice(at, 1)
    others.push(known)
    return known
  }

  /** Whom 'she' or 'le' means: the one spoken of, or the last who fits. */
  function resolve(sex: string): Known {
    const fits = (one: Known) => sex === 'n' || !one.sex || one.sex === sex
    const known = focus && focus !== visitor && fits(focus) ? focus : others.findLast(fits)
    const found = touch(known ?? meet())
    if (sex !== 'n') found.sex ??= sex
    return found
  }
}

function setHome(known: Known, place: Place): void {
  const { home } = known
  if (place.isNow) known.now = place
  else if (home && place.level < home.level) {
    if (place.countries.includes(home.countries[0]!)) home.city ??= place.city
  } else {
    // 'En Córdoba' is in the country that is known already.
    const shared = home?.countries.filter((code) => place.countries.includes(code)) ?? []
    known.home =
      shared.length === 0 ? place : { ...place, countries: shared, city: place.city ?? home!.city }
  }
}

function describe(known: Known, visitor: Known): Person {
  const { age, pregnant, weeks, months, nursing, conditions, medicines, tooth, since } = known
  const years =
    age && (age.unit === 'years' ? age.count : age.count / (age.unit === 'months' ? 12 : 52))
  const minor =
    years === undefined || years >= 18
      ? undefined
      : years < 2
        ? 'baby'
        : years < 13
          ? 'child'
          : 'teen'
  const grown = years !== undefined && isMinor(known.who) ? 'other' : known.who
  const home =
    known.home && (known.home.level > 1 || !visitor.home)
      ? known.home
      : (visitor.home ?? known.home)
  const country = home?.countries.length === 1 ? home.countries[0] : undefined
  const isElsewhere = known.home && known.home.level > 1
  const money = known.money ?? (isMinor(known.who) ? visitor.money : undefined)
  if (conditions.size > 1) conditions.delete('none')
  const person: Person = {
    who: known === visitor ? 'self' : (minor ?? grown),
    ageYears: age?.unit === 'years' ? age.count : undefined,
    ageMonths: age?.unit === 'months' ? age.count : undefined,
    pregnant,
    weeks,
    months,
    nursing: nursing || undefined,
    country,
    city: country && home?.city,
    here: (known.now ?? (isElsewhere ? undefined : visitor.now))?.countries[0] ?? country,
    conditions: conditions.size > 0 ? [...conditions] : undefined,
    medicines: medicines.size > 0 ? [...medicines.values()] : undefined,
    tooth: tooth && toothName(tooth),
    since,
    money,
  }
  return Object.fromEntries(Object.entries(person).filter(([, value]) => value !== undefined))
}

/** 'Two kids, 4 and 9', 'uno de 6 y una de 10'. */
function readSiblings(text: string): { age: Age; sex?: string }[] {
  const pair =
    / (?:kids|children|hij[oa]s|ninos|boys|girls|sons|daughters|2) (?:[a-z,]+ ){0,4}?(\d\d?) (?:anos )?(?:and|y|e) (?:(?:de|(?:una?|uno|el|la|otr[oa]) de) )?(\d\d?) (?!meses|months|weeks|y o|year|yr)/d.exec(
      text,
    )
  return [1, 2].flatMap((group) => {
    const index = pair?.indices?.[group]?.[0]
    if (index === undefined) return []
    const at = text.slice(1, index).split(' ').length - 1
    const before = text.slice(0, index)
    const sex = / (?:una|la|otra) de $/.test(before)
      ? 'f'
      : / (?:uno|el|otro) de $/.test(before)
        ? 'm'
        : undefined
    return [
      {
        age: { count: Number(pair![group]), unit: 'years' as const, start: at, end: at + 1 },
        ...(sex && { sex }),
      },
    ]
  })
}

/** The parts between the words that `between` matches. */
function splitAt(
  tokens: string[],
  start: number,
  end: number,
  between: RegExp,
): [start: number, end: number][] {
  const parts: [number, number][] = []
  let from = start
  for (let at = start; at <= end; at++) {
    if (at < end && !between.test(tokens[at]!)) continue
    if (at > from) parts.push([from, at])
    from = at + 1
  }
  return parts
}

/** Keeps what `normalize` would lose: decimals, 'él', '?', '#19', '46f'. */
function prepare(turn: string): string {
  return (
    turn
      .replace(/(?<!\p{L})él(?!\p{L})/giu, 'elm')
      // 'Tomó' is not 'tomo'.
      .replace(/\b(tom|us|dej|fum|llev|trabaj|necesit)ó(?!\p{L})/giu, '$1a')
      .replace(/(\d)[.,:/](?=\d)/g, '$1x')
      .replace(/#\s?(?=\d)/g, ' number ')
      .replace(/(?<!east |south )\bLA\b/g, (name) => (/[a-z]/.test(turn) ? 'los angeles' : name))
      .replace(/[+&]/g, ' and ')
      .replace(/\?/g, ' qm ?')
      .replace(/\${2,}/g, ' money ')
      .replace(/\b(st|sta|ft|cd|mt)\./gi, '$1 ')
      .replace(/\b(\d+)(yo|yrs?|mo|mos|months?|wks?|weeks?|days?|hrs?|mins?)\b/gi, '$1 $2')
      .replace(/\b([1-9]\d)[ -]?[fm]\b/gi, '$1 years')
  )
}

/** Creates a function that gives words as the visitor wrote them. */
function rememberTyped(turn: string) {
  let at: Map<string, number> | undefined
  let typed: string[] = []
  return function asTyped(said: string): string {
    if (!at) {
      typed = turn.match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? []
      at = new Map(typed.map((word, index) => [fold(word).replace(/['’]/g, ''), index]))
    }
    const words = said.split(' ')
    const last = at.get(words.at(-1)!)
    const phrase =
      last === undefined ? [] : typed.slice(Math.max(0, last - words.length + 1), last + 1)
    return fold(phrase.join(' ')) === said ? phrase.join(' ') : said
  }
}
