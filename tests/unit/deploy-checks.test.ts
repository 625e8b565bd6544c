import { describe, expect, test } from 'vitest'
import { listBlockers, listWarnings } from '../../scripts/deploy-checks.ts'

describe('npm run deploy', () => {
  const ready = {
    environment: 'production',
    databaseIds: ['6a1f0c1e-0000-4000-8000-000000000000'],
    siteOrigin: 'https://www.example.org',
  }

  test('refuses nothing that is set up', () => {
    expect(listBlockers(ready)).toEqual([])
  })

  test('names everything that wrangler.toml lacks', () => {
    const found = listBlockers({
      ...ready,
      databaseIds: ['00000000-0000-0000-0000-000000000000'],
      siteOrigin: 'https://esmalte.example',
    })
    expect(found).toEqual([
      expect.stringContaining('env.production in wrangler.toml has no database_id'),
      expect.stringContaining('SITE_ORIGIN under env.production'),
    ])
  })

  test('warns of what content/site.json does not say', () => {
    const site = {
      legalName: 'Esmalte S. A.',
      contactEmail: '',
      jurisdiction: '',
      social: [
        { name: 'X', href: 'https://x.com/' },
        { name: 'YouTube', href: 'https://www.youtube.com/@esmalte' },
      ],
    }
    expect(listWarnings(site)).toEqual([
      'content/site.json: "contactEmail" is empty.',
      'content/site.json: "jurisdiction" is empty.',
      'content/site.json: the link to X is no account, just https://x.com/',
    ])
  })
})
