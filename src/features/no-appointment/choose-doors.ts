import { type Phrase, startingWith } from '../../content/phrase.ts'
import { type Door, doorCount, type doorLevels, type Need, type NoAppointment } from './data.ts'

type Ask = Omit<Need, 'level'> & { level: (typeof doorLevels)[number] }

/** The next doors, in order. */
export function chooseDoors({ doors, countries }: NoAppointment, need: Ask): Door[] {
  const { country, money, who, level } = need
  return countries[country]![money].map((id) => doors.find((door) => door.id === id)!)
    .filter((door) => (door.who ?? who) === who && (door.levels?.includes(level) ?? true))
    .slice(0, doorCount)
}

/** The text to send to a practice, in every language. */
export function writeMessage({ message }: NoAppointment, { level, who, money }: Ask): Phrase {
  const sentences = [
    message.levels[level],
    message.who[who],
    message.what,
    message.gap,
    ...(money === 'short' ? [message.money] : []),
    message.papers,
  ]
  const written = startingWith('en').map((code) => [
    code,
    sentences.map((sentence) => sentence[code]).join(' '),
  ])
  return Object.fromEntries(written) as Phrase
}

/** Emergencies need the doors of the same day once the danger is over. */
export function toAsk({ level, ...need }: Need): Ask {
  return { ...need, level: level === 'now' ? 'today' : level }
}
