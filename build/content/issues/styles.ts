import type { CSSProperties } from 'react'
import { colors } from '../../../src/colors.ts'

/** Mail clients show this width without horizontal scrolling. */
export const widthPx = 560

const font = 'Figtree, "Helvetica Neue", Helvetica, Arial, sans-serif'
const text: CSSProperties = { fontFamily: font, color: 'inherit', margin: '0 0 16px' }

export const styles = {
  body: { margin: 0, padding: '24px 12px', backgroundColor: '#efe9dc', fontFamily: font },
  card: {
    maxWidth: `${widthPx}px`,
    padding: '0 0 24px',
    backgroundColor: colors.cal,
    color: colors.tinta,
    fontFamily: font,
    fontSize: '17px',
    lineHeight: '1.55',
  },
  picture: { display: 'block', width: '100%', height: 'auto', marginBottom: '24px' },
  title: { ...text, fontSize: '30px', lineHeight: '1.15', padding: '0 24px' },
  lede: { ...text, fontSize: '19px', lineHeight: '1.5', padding: '0 24px' },
  page: { padding: '0 24px 8px' },
  pageText: { ...text, fontSize: '15px', lineHeight: '1.5', margin: '0 0 8px' },
  pageTitle: { ...text, fontSize: '18px', fontWeight: 700, margin: '0 0 2px' },
  action: { padding: '12px 24px 20px' },
  button: {
    padding: '14px 24px',
    borderRadius: '8px',
    backgroundColor: colors.noche,
    color: '#ffffff',
    fontFamily: font,
    fontWeight: 700,
    textDecoration: 'none',
  },
  link: { color: colors.cobalto, textDecoration: 'underline' },
  lineSpace: { padding: '8px 24px 16px' },
  line: { borderColor: '#c9c2b0', margin: 0 },
  small: { ...text, fontSize: '15px', lineHeight: '1.5', margin: '0 0 10px', padding: '0 24px' },
  smallTitle: { ...text, fontSize: '17px', padding: '0 24px', margin: '8px 0 8px' },
} as const satisfies Record<string, CSSProperties>

/** For compiled Markdown, by tag. */
export const inlineStyles: Record<string, string> = {
  h2: 'margin:28px 0 8px;padding:0 24px;font-size:22px;line-height:1.2',
  h3: 'margin:20px 0 6px;padding:0 24px;font-size:18px;line-height:1.25',
  p: 'margin:0 0 16px;padding:0 24px',
  ul: 'margin:0 0 16px;padding:0 24px 0 44px',
  ol: 'margin:0 0 16px;padding:0 24px 0 44px',
  li: 'margin:0 0 8px',
  a: `color:${colors.cobalto};text-decoration:underline`,
  sup: 'font-size:12px;line-height:0',
}

/** For clients that support dark mode and <style>. */
export const darkStyles = `@media (prefers-color-scheme: dark) {
.ground, .ground > table > tbody > tr > td { background-color: ${colors.nocheDark} !important }
.card { background-color: ${colors.noche} !important; color: #f6f3ea !important }
.card a { color: #b9c8ff !important }
.card a.button { background-color: #b9c8ff !important; color: ${colors.nocheDark} !important }
}`
