import { testJourneys } from '../../support/no-script/journeys.ts'
import { messages } from '../../support/no-script/messages.ts'
import { reading } from '../../support/no-script/reading.ts'
import { tools } from '../../support/no-script/tools.ts'

for (const journeys of [reading, tools, messages]) testJourneys(journeys, true)
