import { describe, expect, test } from 'vitest'
import {
  listBlockers,
  listSecretWarnings,
  listSteps,
  listWarnings,
} from '../../scripts/deploy-checks.ts'

describe('npm run deploy', () => {
  const ready = {
    environment: 'production',
    databaseIds: ['6a1f0c1e-0000-4000-8000-000000000000'],
    siteOrigin: 'https://www.example.org',
    newsletterFrom: 'news@example.org',
    sendsMail: true,
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

  test('wants a mail that asks subscribers for their yes, unless a setting does without', () => {
    const { newsletterFrom: _, ...silent } = { ...ready, sendsMail: false }
    for (const optIn of [undefined, 'double']) {
      expect(listBlockers({ ...silent, optIn })).toEqual([
        expect.stringContaining('env.production in wrangler.toml has no binding EMAIL'),
      ])
    }
    expect(listBlockers({ ...silent, optIn: 'single' })).toEqual([])
    expect(listBlockers({ ...silent, sendsMail: true })).toEqual([
      expect.stringContaining('NEWSLETTER_FROM under env.production'),
    ])
  })

  test('copies the database before it migrates it, and deploys last', () => {
    const commands = listSteps('wrangler', false, ['--x']).map(({ args }) => args.join(' '))
    expect(commands).toEqual([
      'run --silent build',
      'scripts/backup.ts --remote',
      'wrangler d1 migrations apply DB --remote',
      'wrangler deploy --x',
    ])
    const rehearsed = listSteps('wrangler', true, ['--dry-run']).map(({ args }) => args.join(' '))
    expect(rehearsed).toEqual(['run --silent build', 'wrangler deploy --dry-run'])
  })

  test('warns of a salt that is missing, or that nobody can see', () => {
    expect(listSecretWarnings(['LIMIT_SALT', 'MAIL_KEY'])).toEqual([])
    for (const names of [['MAIL_KEY'], undefined]) {
      expect(listSecretWarnings(names)).toEqual([expect.stringContaining('LIMIT_SALT is not set')])
    }
  })

  test('warns of what content/site.json does not say', () => {
    const site = {
      legalName: 'Esmalte S. A.',
      contactEmail: '',
      jurisdiction: '',
      postalAddress: 'Calle 1, Bogotá',
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
