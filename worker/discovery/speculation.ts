import type { Context } from 'hono'
import { localeCodes, localize } from '../../src/i18n/locales.ts'
import { endpoints, routes } from '../../src/routes.ts'
import { respondWithText } from '../http/respond.ts'
import type { AppEnv } from '../services/types.ts'

/** Not prefetched: made for one visitor, or rarely opened after a hover. */
const excluded = [
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
      eagerness: 'moderate',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*\\?(.+)', '/*.*'] } },
          {
            not: {
              href_matches: localeCodes.flatMap((locale) =>
                excluded.map((path) => `${localize(path, locale)}{/*}?`),
              ),
            },
          },
          { not: { selector_matches: 'a[href*="#"], a[hreflang]' } },
        ],
      },
    },
  ],
})

export function getSpeculationRules(c: Context<AppEnv>): Response {
  return respondWithText(c, rules, 'application/speculationrules+json')
}
