import { expect, test } from 'vitest'
import { writeShard } from '../../build/content/files.ts'
import { Shard } from '../../src/content/shards.ts'

const written = writeShard([
  ['/es/encías', { título: '¿Sangran sus encías?' }],
  [7, 'seven'],
  ['numbers', Uint32Array.of(0, 4_294_967_295)],
  ['none', new Uint32Array()],
])
const shard = new Shard(new Uint8Array(written).buffer)

test('a shard gives back each entry by its key', () => {
  expect(shard.readJson('/es/encías')).toEqual({ título: '¿Sangran sus encías?' })
  expect(shard.readJson(7)).toBe('seven')
  expect(shard.readNumbers('numbers')).toEqual(Uint32Array.of(0, 4_294_967_295))
  expect(shard.readNumbers('none')).toEqual(new Uint32Array())
})

test('what a shard does not have is undefined', () => {
  expect(shard.readJson('título')).toBeUndefined()
  expect(shard.readNumbers('8')).toBeUndefined()
})
