import { divide } from './cite.ts'
import { Cite, type Cited } from './Citations.tsx'

type Props = { text: string; cited?: Cited; caret?: boolean }

/**
 * Molly's reply: paragraphs and `- ` lists, with the numbers of its citations. Everything is text; no
 * markup is ever interpreted.
 */
export function ReplyText({ text, cited, caret = false }: Props) {
  const blocks = text.split(/\n\s*\n/).filter((block) => block.trim())
  return blocks.map((block, index) => (
    <Block
      // eslint-disable-next-line react/no-array-index-key -- text only ever grows at its end
      key={index}
      text={block}
      cited={cited}
      caret={caret && index === blocks.length - 1}
    />
  ))
}

function Block({ text, cited, caret }: Props) {
  const lines = text.split('\n')
  const intro = lines.filter((line) => !line.startsWith('- ')).join(' ')
  const items = lines.filter((line) => line.startsWith('- '))
  const cursor = caret ? <span className="chat-caret" aria-hidden="true" /> : undefined
  return (
    <>
      {intro && (
        <p className="not-first:mt-2">
          <Words text={intro} cited={cited} />
          {items.length === 0 && cursor}
        </p>
      )}
      {items.length > 0 && (
        <ul className="chat-list not-first:mt-2">
          {items.map((item, index) => (
            <li key={item}>
              <Words text={item.slice(2)} cited={cited} />
              {index === items.length - 1 && cursor}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Words({ text, cited }: Pick<Props, 'text' | 'cited'>) {
  if (!cited) return text
  return divide(text).map((part, index) =>
    typeof part === 'number' ? (
      // oxlint-disable-next-line react/no-array-index-key -- a finished text has fixed parts
      <Cite key={index} n={part} cited={cited} />
    ) : (
      part
    ),
  )
}
