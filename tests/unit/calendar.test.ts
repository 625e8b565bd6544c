import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** What a calendar on a device in the process's own time zone makes of a file written there. */
const program = `
import ICAL from 'ical.js'
import { readDataFile } from './build/content/data.ts'
import { readContent } from './build/content/read.ts'
import { reminders } from './src/features/reminders/data.ts'
import { writeCalendar } from './worker/features/calendar.ts'

const rings = readDataFile(readContent(process.cwd()), reminders).flatMap((reminder) => {
  const schedule = { date: '2027-02-26', months: reminder.months[0] }
  const file = writeCalendar(reminder, schedule, 'en', 'https://esmalte.example')
  if (!/[^\\n]\\r\\n$/.test(file)) throw new Error('The last line has no end.')
  const calendar = new ICAL.Component(ICAL.parse(file))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const trigger = component.getFirstSubcomponent('valarm').getFirstProperty('trigger')
    const event = new ICAL.Event(component)
    const from = trigger.getParameter('related') === 'END' ? event.endDate : event.startDate
    const alarm = from.clone()
    // A whole day has no hours to add to.
    alarm.isDate = false
    alarm.addDuration(trigger.getFirstValue())
    const at = alarm.toJSDate()
    const day = reminder.entries[calendar.getAllSubcomponents('vevent').indexOf(component)].day
    const meant = new Date(2027, 1, 26 + day)
    return [meant.toDateString() === at.toDateString(), at.getHours(), at.getMinutes()].join(' ')
  })
})
console.log(JSON.stringify(rings))
`

test.each(['UTC', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
  'every reminder rings at 9 in the morning of its day in %s',
  (zone) => {
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    })
    const rings = JSON.parse(output) as string[]
    expect(rings.length).toBeGreaterThan(5)
    expect(new Set(rings)).toEqual(new Set(['true 9 0']))
  },
)
