import { testJourneys } from '../support/no-script/journeys.ts'
import { tools } from '../support/no-script/tools.ts'

testJourneys(tools)
