import { testJourneys } from '../support/no-script/journeys.ts'
import { messages } from '../support/no-script/messages.ts'

testJourneys(messages)
