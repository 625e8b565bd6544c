type Deployment = {
  environment: string
  databaseIds: (string | undefined)[]
  siteOrigin: string
  /** NEWSLETTER_OPT_IN */
  optIn?: string
  newsletterFrom?: string
  /** Whether the EMAIL binding exists. */
  sendsMail: boolean
}

/** Messages about missing settings in wrangler.toml that block a deployment. */
export function listBlockers({
  environment,
  databaseIds,
  siteOrigin,
  optIn,
  newsletterFrom,
  sendsMail,
}: Deployment): string[] {
  const place = `env.${environment} in wrangler.toml`
  return [
    databaseIds.some((id) => !id || /^[0-]+$/.test(id)) &&
      `${place} has no database_id yet: npx wrangler d1 create.`,
    siteOrigin.endsWith('.example') && `SITE_ORIGIN under ${place} is not your own address yet.`,
    !sendsMail &&
      optIn !== 'single' &&
      `${place} has no binding EMAIL, so anybody could sign up anybody: uncomment [[env.${environment}.send_email]], or set NEWSLETTER_OPT_IN to "single".`,
    sendsMail &&
      !newsletterFrom &&
      `NEWSLETTER_FROM under ${place} is not set: it is the sender of mails.`,
  ].filter((blocker) => blocker !== false)
}

type Step = { command: string; args: string[] }

/** Steps of `npm run deploy`; the first failure ends it. A rehearsal uploads nothing. */
export function listSteps(wrangler: string, isRehearsal: boolean, options: string[]): Step[] {
  const node = (...args: string[]) => ({ command: process.execPath, args })
  const build = { command: 'npm', args: ['run', '--silent', 'build'] }
  // Wrangler finds the build, and rejects one made for another environment.
  const deploy = node(wrangler, 'deploy', ...options)
  if (isRehearsal) return [build, deploy]
  return [
    build,
    node('scripts/backup.ts', '--remote'),
    node(wrangler, 'd1', 'migrations', 'apply', 'DB', '--remote'),
    deploy,
  ]
}

/** What the deployed worker should have among its secrets. `names`: undefined if nobody can tell. */
export function listSecretWarnings(names: string[] | undefined): string[] {
  if (names?.includes('LIMIT_SALT')) return []
  return [
    'The secret LIMIT_SALT is not set: whoever knows the build could tell addresses from the counters, and use up the share of others. openssl rand -hex 32 | npx wrangler secret put LIMIT_SALT',
  ]
}

type Site = {
  legalName: string
  contactEmail: string
  jurisdiction: string
  postalAddress: string
  social: { name: string; href: string }[]
}

/** Messages about missing data in content/site.json that visitors should see. */
export function listWarnings({ social, ...texts }: Site): string[] {
  const names = ['legalName', 'contactEmail', 'jurisdiction', 'postalAddress'] as const
  return [
    ...names.filter((name) => !texts[name]).map((name) => `content/site.json: "${name}" is empty.`),
    ...social
      .filter(({ href }) => new URL(href).pathname === '/')
      .map(
        ({ name, href }) => `content/site.json: the link to ${name} is no account, just ${href}`,
      ),
  ]
}
