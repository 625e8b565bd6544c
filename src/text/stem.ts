// Longest first: the first ending that leaves a long enough stem is removed.
const endings =
  'amientos imientos amiento imiento aciones adores adoras idades acion andose iendose ador adora idad iones arse erse irse arme erme irme arte irte arlo arla arlos arlas ando iendo ados adas idos idas ings mente ivity ado ada ido ida ing ies ers ity ive ion ed er es ar ir an en as os a e o s y'.split(
    ' ',
  )

const irregular = new Map([
  ['teeth', 'tooth'],
  ['children', 'child'],
  ['duele', 'dolor'],
  ['duelen', 'dolor'],
  ['doler', 'dolor'],
  ['dolores', 'dolor'],
])

export function stem(word: string): string {
  const known = irregular.get(word)
  if (known) return known
  const once = cut(word)
  return once.length > 5 ? cut(once) : once
}

function cut(word: string): string {
  for (const ending of endings) {
    const rest = word.length - ending.length
    const enough = rest >= (ending === 's' ? 3 : 4)
    if (enough && word.endsWith(ending) && !(ending === 's' && word.endsWith('ss'))) {
      return word.slice(0, rest)
    }
  }
  return word
}
