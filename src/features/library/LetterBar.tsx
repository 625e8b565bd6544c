import { letterId } from '../../content/letters.ts'
import { usePage } from '../../page-context.ts'
import { texts } from './texts.ts'

const alphabets = {
  en: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split(''),
  es: 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'.split(''),
}

/** Links to the letters that a list has; the others are plain text. */
export function LetterBar({ letters }: { letters: string[] }) {
  const { locale, t } = usePage(texts)
  return (
    <nav className="letter-bar no-print" aria-label={t('letters.label')}>
      <ul className="flex gap-1 lg:gap-0 lg:justify-between py-2">
        {alphabets[locale].map((letter) => (
          <li key={letter}>
            {letters.includes(letter) ? (
              <a
                className="letter rounded-3 bg-g-cielo font-700 hover:bg-cobalto hover:text-white"
                href={`#${letterId(letter)}`}
              >
                {letter}
              </a>
            ) : (
              <span className="letter text-tinta-2">{letter}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
