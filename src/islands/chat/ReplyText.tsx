/** Molly's reply: paragraphs and `- ` lists. Everything is text: no markup is ever interpreted. */
export function ReplyText({ text, caret = false }: { text: string; caret?: boolean }) {
  const blocks = text.split(/\n\s*\n/).filter((block) => block.trim())
  return blocks.map((block, index) => (
    <Block
      // eslint-disable-next-line react/no-array-index-key -- text only ever grows at its end
      key={index}
      text={block}
      caret={caret && index === blocks.length - 1}
    />
  ))
}

function Block({ text, caret }: { text: string; caret: boolean }) {
  const lines = text.split('\n')
  const intro = lines.filter((line) => !line.startsWith('- ')).join(' ')
  const items = lines.filter((line) => line.startsWith('- '))
  const cursor = caret ? <span className="chat-caret" aria-hidden="true" /> : undefined
  return (
    <>
      {intro && (
        <p className="not-first:mt-2">
          {intro}
          {items.length === 0 && cursor}
        </p>
      )}
      {items.length > 0 && (
        <ul className="chat-list not-first:mt-2">
          {items.map((item, index) => (
            <li key={item}>
              {item.slice(2)}
              {index === items.length - 1 && cursor}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
