import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Img } from '@react-email/img'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { shareHref, shareSize } from '../../../src/art/share-href.ts'
import { issueMarks } from '../../../src/content/issues.ts'
import { originMark } from '../../../src/content/origin-mark.ts'
import type { Card, Page, Part, Reference } from '../../../src/content/schema.ts'
import { site } from '../../../src/content/site.ts'
import { texts } from '../../../src/features/newsletter/texts.ts'
import { getText } from '../../../src/i18n/index.ts'
import { type Locale, locales, localize } from '../../../src/i18n/locales.ts'
import { darkStyles, inlineStyles, styles, widthPx } from './styles.ts'

/** Selects Outlook's rendering mode. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** The HTML of an issue; `page` has texts in HTML. */
export function writeIssueHtml(page: Page, locale: Locale): string {
  const t = getText(locale, texts)
  const address = originMark + localize(page.path, locale)
  const mail = h(
    Html,
    { lang: locales[locale].lang },
    h(
      Head,
      null,
      h('title', null, page.title),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('style', { dangerouslySetInnerHTML: { __html: darkStyles } }),
    ),
    h(Preview, null, page.excerpt),
    h(
      Body,
      { style: styles.body, className: 'ground' },
      h(
        Container,
        { style: styles.card, className: 'card' },
        h(Img, {
          src: originMark + shareHref(page.path, locale),
          width: widthPx,
          height: Math.round((widthPx * shareSize.height) / shareSize.width),
          alt: t('site.shareImage', { title: page.title }),
          style: styles.picture,
        }),
        h(Heading, { as: 'h1', style: styles.title }, page.title),
        h(Text, { style: styles.lede }, page.lede),
        ...page.sections.flatMap(({ parts }) =>
          parts.map((part) => writePart(part, locale, address)),
        ),
        h(
          Section,
          { style: styles.action },
          h(Button, { href: address, style: styles.button, className: 'button' }, t('issue.read')),
        ),
        page.references.length > 0 && writeSources(page.references, t('article.references')),
        h(Section, { style: styles.lineSpace }, h(Hr, { style: styles.line })),
        writeEnd(locale),
      ),
    ),
  )
  // React adds a preload link, which mail clients do not use.
  return doctype + renderToStaticMarkup(mail).replace(/<link rel="preload"[^>]*>/, '')
}

function writePart(part: Part, locale: Locale, address: string): ReactNode {
  if (part.kind === 'html') {
    const html = toMailHtml(part.html, address)
    return h(Section, { key: html }, h('div', { dangerouslySetInnerHTML: { __html: html } }))
  }
  if (part.kind === 'pages') return writeCards(part.cards, locale)
  throw new Error(`an issue has no box "${part.kind}": mail clients would not keep it`)
}

/** Mail clients have no stylesheet and no origin. */
function toMailHtml(html: string, address: string): string {
  return html
    .replace(/ (?:id|role)="[^"]*"/g, '')
    .replaceAll('href="#', `href="${address}#`)
    .replaceAll('href="/', `href="${originMark}/`)
    .replace(/<(\w+)(?=[ >])/g, (tag, name: string) => {
      const style = inlineStyles[name]
      return style ? `${tag} style="${style}"` : tag
    })
}

function writeCards(cards: Card[], locale: Locale): ReactNode {
  return cards.map(({ path, title, excerpt }) =>
    h(
      Section,
      { key: path, style: styles.page },
      h(
        Text,
        { style: styles.pageTitle },
        h(Link, { href: originMark + localize(path, locale), style: styles.link }, title),
      ),
      h(Text, { style: styles.pageText }, excerpt),
    ),
  )
}

function writeSources(references: Reference[], title: string): ReactNode {
  return h(
    Section,
    null,
    h(Heading, { as: 'h2', style: styles.smallTitle }, title),
    ...references.map(({ organisation, title: name, year, url, lang }, index) =>
      h(
        Text,
        { key: url, style: styles.small },
        `${index + 1}. ${organisation}. `,
        h(Link, { href: url, style: styles.link, lang }, name),
        year && ` (${year})`,
      ),
    ),
  )
}

/** Sender, reason for the mail and how to unsubscribe, without tracking. */
function writeEnd(locale: Locale): ReactNode {
  const t = getText(locale, texts)
  const link = (href: string, label: string) => h(Link, { href, style: styles.link }, label)
  return h(
    Section,
    null,
    h(Text, { style: styles.small }, t('site.notice')),
    h(
      Text,
      { style: styles.small },
      `${t('issue.why', { brand: site.brand })} ${t('issue.untracked')}`,
    ),
    h(
      Text,
      { style: styles.small },
      link(issueMarks.leave, t('issue.leave')),
      ' · ',
      link(issueMarks.preferences, t('issue.preferences')),
    ),
    h(Text, { style: styles.small }, `${site.legalName || site.brand}, ${issueMarks.address}`),
  )
}
