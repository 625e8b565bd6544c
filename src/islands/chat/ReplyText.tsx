import { useChatText } from '../../i18n/island-text.ts'
import { splitSentences } from '../../text/sentences.ts'
import { divide } from './cite.ts'
import { Cite, type Cited } from './Citations.tsx'

type Props = {
  text: string
  cited?: Cited
  caret?: boolean
  /** The first sentence is the verdict: bold, and the others on lines of their own. */
  hasVerdict?: boolean
}

/** Of two cards each is under its question, which is one line however many sentences it has. */
const isQuestion = /^.+\?$/

/**
 * Molly's reply: paragraphs and `- ` lists, with the numbers of its citations. Everything is text; no
 * markup is ever interpreted.
 */
export function ReplyText({ text, cited, caret = false, hasVerdict = false }: Props) {
  const blocks = text.split(/\n\s*\n/).filter((block) => block.trim())
  return blocks.map((block, index) => (
    <Block
      // eslint-disable-next-line react/no-array-index-key -- text only ever grows at its end
      key={index}
      text={block}
      cited={cited}
      caret={caret && index === blocks.length - 1}
      inLines={hasVerdict && !isQuestion.test(block)}
      isBold={hasVerdict && (index === 0 || isQuestion.test(block))}
    />
  ))
}

type BlockProps = Pick<Props, 'text' | 'cited' | 'caret'> & { inLines: boolean; isBold: boolean }

function Block({ text, cited, caret, inLines, isBold }: BlockProps) {
  const { locale } = useChatText()
  const lines = text.split('\n')
  const intro = lines.filter((line) => !line.startsWith('- ')).join(' ')
  const items = lines.filter((line) => line.startsWith('- '))
  const cursor = caret ? <span className="chat-caret" aria-hidden="true" /> : undefined
  const sentences = inLines ? listLines(intro, locale) : [intro].filter(Boolean)
  return (
    <>
      {sentences.map((sentence, index) => (
        <p
          // oxlint-disable-next-line react/no-array-index-key -- text only ever grows at its end
          key={index}
          className={isBold && index === 0 ? 'chat-verdict not-first:mt-4' : 'not-first:mt-2'}
        >
          <Words text={sentence} cited={cited} />
          {items.length === 0 && index === sentences.length - 1 && cursor}
        </p>
      ))}
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

/** The sentences, each with the marks of citations that follow it. */
function listLines(text: string, locale: string): string[] {
  const starts = splitSentences(text, locale).map(({ start }) => start)
  return starts.map((start, at) => {
    const marks = /^[\ue000-\uf8ff]*/.exec(text.slice(start))![0].length
    return text.slice(at ? start + marks : start, nextStart(text, starts[at + 1])).trim()
  })
}

/** Marks at the start of a sentence belong to the one before. */
function nextStart(text: string, start = text.length): number {
  return start + /^[\ue000-\uf8ff]*/.exec(text.slice(start))![0].length
}

/** Each text alone in an element: a translator replaces text, and what React still changes must last. */
function Words({ text, cited }: Pick<Props, 'text' | 'cited'>) {
  const parts = cited ? divide(text) : [text]
  return parts.map((part, index) =>
    typeof part === 'number' ? (
      // oxlint-disable-next-line react/no-array-index-key -- a finished text has fixed parts
      <Cite key={index} n={part} cited={cited!} />
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- text only ever grows at its end
      <span key={index}>{part}</span>
    ),
  )
}
