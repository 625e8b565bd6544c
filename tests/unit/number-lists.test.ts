import { expect, test } from 'vitest'
import { NumberLists } from '../../build/index/number-lists.ts'

test('lists that grow side by side keep their numbers, in order, up to the largest', () => {
  const lists = new NumberLists()
  const added = new Map<string, number[]>([['none', []]])
  lists.open('none')
  for (let count = 0; count < 100_000; count++) {
    // A few long ones, and many short ones.
    const key = count % 3 === 0 ? `long ${count % 5}` : `short ${count % 9973}`
    const number = 2 ** 32 - 1 - count
    lists.add(lists.open(key), number)
    const list = added.get(key)
    if (list) list.push(number)
    else added.set(key, [number])
  }
  expect([...lists].map(([key, numbers]) => [key, [...numbers]])).toEqual([...added])
})
