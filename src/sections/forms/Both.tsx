import { Fragment } from 'react'
import { type Phrase, startingWith } from '../../content/phrase.ts'
import { usePage } from '../../page-context.ts'

/** A text in both languages side by side, in a box of class `both`: the reader's own first. */
export function Both({ text }: { text: Phrase }) {
  const { locale } = usePage()
  return startingWith(locale).map((code) => (
    <Fragment key={code}>
      <span lang={code === locale ? undefined : code}>{text[code]}</span>{' '}
    </Fragment>
  ))
}
