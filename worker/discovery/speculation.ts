import type { Context } from 'hono'
import { localeCodes, localize } from '../../src/i18n/locales.ts'
import { endpoints, routes } from '../../src/routes.ts'
import { respondWithText } from '../http/respond.ts'
import type { AppEnv } from '../services/types.ts'

/** Pages that are made for one visitor, or are rarely what a link is hovered for. */
const apart = [
  routes.search,
  routes.askMolly,
  routes.subscribe,
  routes.privacySettings,
  endpoints.newsletter,
]

/** https://html.spec.whatwg.org/multipage/speculative-loading.html */
const rules = JSON.stringify({
  prefetch: [
    {
      source: 'document',
      // When a pointer rests on a link, or presses it.
      eagerness: 'moderate',
      where: {
        and: [
          { href_matches: '/*' },
          // With a query, or a file.
          { not: { href_matches: ['/*\\?(.+)', '/*.*'] } },
          {
            not: {
              href_matches: localeCodes.flatMap((locale) =>
                apart.map((path) => `${localize(path, locale)}{/*}?`),
              ),
            },
          },
          // Places on the same page, and the same page in the other language.
          { not: { selector_matches: 'a[href*="#"], a[hreflang]' } },
        ],
      },
    },
  ],
})

export function getSpeculationRules(c: Context<AppEnv>): Response {
  return respondWithText(c, rules, 'application/speculationrules+json')
}
