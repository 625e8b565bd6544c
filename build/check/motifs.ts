import type { Source } from '../content/read.ts'
import type { Found } from './text.ts'

/** What makes light of a disease or an emergency. */
const glad = new Set(['smile', 'sandglass', 'sticker', 'farewell'])
const grave = new Set(['condition', 'emergency'])

/** Drawings of one subject, and the pages they may stand on. */
const subjects: Record<string, RegExp> = {
  abscess: /abscess|emergency|toothache|gum|root-canal/,
  blood: /emergency|extraction|bleeding|gum/,
  burning: /burning-mouth/,
  coldsore: /cold-sores/,
  braces: /orthodontics|braces|aligner|retainer|paying/,
  bridge: /bridge|missing|denture|implant|advanced/,
  cavity: /cavit|decay|prevention|sugar|sealant/,
  denture: /denture|older|caring|missing|implant|thrush|paying/,
  gumsore: /gum|bleeding|pregnan|mouthwash|floss|interdental|deep-cleaning|whitening|teens/,
  milk: /emergency|chipped|cracked|tongue-tie|food|kids/,
  whiten: /whit|stain|discolored|toothpaste|cosmetic/,
}

/** Finds motifs whose subject is not that of their page. */
export function checkMotifs(sources: Source[]): Found[] {
  return sources.flatMap(({ path, folder, data }) => {
    const { type, cover, takeawayMotifs, problems } = data
    const shown = new Set([
      ...(cover?.motifs ?? []),
      ...takeawayMotifs,
      ...problems.map(({ motif }) => motif),
    ])
    return [...shown].flatMap((motif): Found[] => {
      const isGlad = grave.has(type) && glad.has(motif)
      if (!isGlad && (subjects[motif]?.test(path) ?? true)) return []
      return [
        {
          file: `${folder}/data.json`,
          at: `"${motif}"`,
          problem: isGlad
            ? `shows "${motif}", which makes light of a disease`
            : `shows "${motif}", which is not its subject`,
          remedy: 'choose a motif of its own subject, or draw one in src/art/motifs',
        },
      ]
    })
  })
}
