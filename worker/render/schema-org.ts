import type { Page } from '../../src/content/schema.ts'
import { site } from '../../src/content/site.ts'
import type { Text } from '../../src/i18n/index.ts'
import { type Locale, localeCodes, localize } from '../../src/i18n/locales.ts'
import { href } from '../../src/routes.ts'

/** A schema.org object. */
export type Thing = { '@type': string; [property: string]: unknown }

export type SchemaContext = {
  locale: Locale
  t: Text
  /** Prefixes a path with the site's origin. */
  absolute: (address: string) => string
}

/** The publisher in short; the home page adds details (`organization`). */
export function publisher({ absolute }: SchemaContext): Thing {
  return {
    '@type': 'Organization',
    '@id': absolute('/#organization'),
    name: site.brand,
    url: absolute('/'),
  }
}

/** Omits the accounts in content/site.json, which aren't our profiles yet. */
export function organization(context: SchemaContext): Thing {
  const { locale, t, absolute } = context
  return {
    ...publisher(context),
    ...(site.legalName && { legalName: site.legalName }),
    ...(site.contactEmail && { email: site.contactEmail }),
    logo: image(absolute('/icon.svg')),
    description: t('site.description'),
    publishingPrinciples: absolute(href('contentIntegrity', locale)),
  }
}

export function webSite({ absolute }: SchemaContext): Thing {
  return {
    '@type': 'WebSite',
    '@id': absolute('/#website'),
    url: absolute('/'),
    name: site.brand,
    inLanguage: localeCodes,
  }
}

export function searchAction({ locale, absolute }: SchemaContext): Thing {
  return {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absolute(href('search', locale))}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
}

/** The site's byline, which names no person. */
export function editors({ locale, t, absolute }: SchemaContext): Thing {
  return {
    '@type': 'Organization',
    name: t('article.author'),
    url: absolute(href('about', locale)),
  }
}

export function image(url: string, size?: { width: number; height: number }): Thing {
  return { '@type': 'ImageObject', url, ...size }
}

/** For health pages. Claims no more about the review than the page's badge. */
export function medical({ type, shortTitle, review }: Page, context: SchemaContext) {
  return {
    about: { '@type': type === 'condition' ? 'MedicalCondition' : 'Thing', name: shortTitle },
    specialty: 'https://schema.org/Dentistry',
    audience: { '@type': 'MedicalAudience', audienceType: 'Patient' },
    ...(review && {
      lastReviewed: review.on,
      reviewedBy:
        review.kind === 'clinician'
          ? { '@type': 'Person', name: review.by, jobTitle: review.credential }
          : editors(context),
    }),
  }
}

/** `links`: as the page shows them, with paths on this site. */
export function listItems(links: { label: string; href: string }[], { absolute }: SchemaContext) {
  return links.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(href),
  }))
}

export function addressOf(path: string, { locale, absolute }: SchemaContext): string {
  return absolute(localize(path, locale))
}
