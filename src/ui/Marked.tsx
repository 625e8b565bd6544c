import type { ReactNode } from 'react'

type Props = { text: string; isMarked: (word: string) => boolean }

/** A text with some words highlighted. The text between them stays in one piece. */
export function Marked({ text, isMarked }: Props) {
  const parts: ReactNode[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu)) {
    if (!isMarked(word)) continue
    parts.push(text.slice(end, index), <mark key={index}>{word}</mark>)
    end = index + word.length
  }
  return [...parts, text.slice(end)]
}
