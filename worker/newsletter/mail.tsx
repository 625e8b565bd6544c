import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { colors } from '../../src/colors.ts'
import { site } from '../../src/content/site.ts'
import { texts } from '../../src/features/newsletter/texts.ts'
import { getText } from '../../src/i18n/index.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { href } from '../../src/routes.ts'
import type { NewsletterSettings } from '../services/settings.ts'
import type { Mail } from '../services/mail.ts'
import { listHeaders } from './headers.ts'
import { confirmHours, createToken } from './token.ts'

/** The purpose of a mail with a link. */
export type LinkPurpose = 'confirm' | 'unsubscribe'

type Letter = NewsletterSettings & {
  siteOrigin: string
  purpose: LinkPurpose
  locale: Locale
  to: string
  id: string
}

/** Without pictures or open tracking. */
export async function writeMail(letter: Letter): Promise<Mail> {
  const { siteOrigin, secret, purpose, locale, id } = letter
  const t = getText(locale, texts)
  const link = async (linkPurpose: LinkPurpose) => {
    const route = linkPurpose === 'confirm' ? 'newsletterConfirm' : 'newsletterUnsubscribe'
    const token = await createToken(secret, linkPurpose, id, confirmHours)
    return siteOrigin + href(route, locale, `?token=${token}`)
  }
  const [action, leave] = [await link(purpose), await link('unsubscribe')]
  const words = {
    brand: site.brand,
    site: new URL(siteOrigin).host,
    hours: confirmHours,
  }
  const subject = t(`mail.${purpose}.subject`, words)
  const before = [t('mail.hello'), t(`mail.${purpose}.why`, words), t(`mail.${purpose}.how`, words)]
  const after = t(`mail.${purpose}.notYou`, words)
  const deletion = t('mail.confirm.delete')
  const about = `${t('mail.about', words)} ${t('mail.quiet')}`
  const button = t(`mail.${purpose}.button`)
  const isConfirm = purpose === 'confirm'

  return {
    from: { name: site.brand, email: letter.from },
    to: letter.to,
    subject,
    text: [...before, action, after, ...(isConfirm ? [deletion, leave] : []), '--', about].join(
      '\n\n',
    ),
    html: toHtml(
      locale,
      subject,
      <>
        {before.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p style={{ margin: '28px 0' }}>
          <a href={action} style={buttonStyle}>
            {button}
          </a>
        </p>
        <p>{after}</p>
        {isConfirm && (
          <p>
            {deletion} <a href={leave}>{t('mail.unsubscribe.button')}</a>
          </p>
        )}
        <hr />
        <p>{about}</p>
      </>,
    ),
    headers: listHeaders(locale, leave),
  }
}

const bodyStyle = { font: '17px/1.5 sans-serif', maxWidth: '36em', margin: '24px' }
const buttonStyle = {
  display: 'inline-block',
  padding: '14px 24px',
  borderRadius: '8px',
  background: colors.noche,
  color: '#ffffff',
  fontWeight: 'bold',
  textDecoration: 'none',
}

function toHtml(locale: Locale, title: string, body: ReactNode): string {
  const html = renderToStaticMarkup(
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
      </head>
      <body style={bodyStyle}>{body}</body>
    </html>,
  )
  return `<!doctype html>${html}`
}
