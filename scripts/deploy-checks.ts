type Deployment = {
  environment: string
  databaseIds: (string | undefined)[]
  siteOrigin: string
}

/** Sentences about what wrangler.toml lacks: without it, nothing may be deployed. */
export function listBlockers({ environment, databaseIds, siteOrigin }: Deployment): string[] {
  const blockers: string[] = []
  if (databaseIds.some((id) => !id || /^[0-]+$/.test(id))) {
    blockers.push(
      `env.${environment} in wrangler.toml has no database_id yet: npx wrangler d1 create.`,
    )
  }
  if (siteOrigin.endsWith('.example')) {
    blockers.push(
      `SITE_ORIGIN under env.${environment} in wrangler.toml is not your own address yet.`,
    )
  }
  return blockers
}

type Site = {
  legalName: string
  contactEmail: string
  jurisdiction: string
  social: { name: string; href: string }[]
}

/** Sentences about what content/site.json does not say yet, and visitors should know. */
export function listWarnings({ social, ...texts }: Site): string[] {
  const names = ['legalName', 'contactEmail', 'jurisdiction'] as const
  return [
    ...names.filter((name) => !texts[name]).map((name) => `content/site.json: "${name}" is empty.`),
    ...social
      .filter(({ href }) => new URL(href).pathname === '/')
      .map(
        ({ name, href }) => `content/site.json: the link to ${name} is no account, just ${href}`,
      ),
  ]
}
