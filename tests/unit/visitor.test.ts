import { describe, expect, test } from 'vitest'
import { createCounters } from '../../worker/services/limits.ts'
import { hashNetwork, networkOf, widerNetworkOf } from '../../worker/http/visitor.ts'

describe('a visitor is counted by network', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    [' 203.0.113.9:50123 ', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
    ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2'],
    ['[2001:db8:1:2::9]:8080', '2001:db8:1:2'],
    ['2001:db8:1:2::9%eth0', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8:0:0:1::', '2001:db8:0:0'],
    ['fe80::1%3', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  test.each([
    ['2001:db8:1:2::9', '2001:db8:1'],
    ['2001:db8:1:ffff::', '2001:db8:1'],
    ['[2001:db8::1]:443', '2001:db8:0'],
    ['203.0.113.9', undefined],
    ['::ffff:203.0.113.9', undefined],
    ['nonsense', undefined],
  ])('%s is of the wider network %s', (address, wider) => {
    expect(widerNetworkOf(address)).toBe(wider)
  })

  test('what is no address shares one count', () => {
    const garbage = [
      undefined,
      '',
      'unknown',
      '1.2.3',
      '1.2.3.4.5',
      '1.2.3.4.',
      '010.0.0.1',
      '999.1.1.1',
      '1.2.3.4, 5.6.7.8',
      '0x7f000001',
      '2130706433',
      'gggg::1',
      '1:2:3:4:5:6:7:8:9',
      '::1::',
      '[2001:db8::1',
      '[]',
      '@2001:db8::1',
      '2001:db8::1/64',
      'evil.example',
      '1.2.3.4#',
      '１.２.３.４',
      `${'1'.repeat(5000)}.1.1.1`,
    ]
    expect(new Set(garbage.map(networkOf)).size).toBe(1)
  })

  test('the key shows no address, and another salt makes another', async () => {
    const key = await hashNetwork('203.0.113.9', 'salt')
    expect(key).toMatch(/^[\da-f]{64}$/)
    expect(await hashNetwork('203.0.113.9', 'salt')).toBe(key)
    expect(await hashNetwork('203.0.113.9', 'other')).not.toBe(key)
    expect(await hashNetwork('203.0.113.10', 'salt')).not.toBe(key)
  })
})

test('a visitor who goes on writing is not forgotten among many others', async () => {
  const allow = createCounters()
  for (let nth = 0; nth < 10; nth += 1) expect(await allow('write', 'me')).toBe(true)
  for (let other = 0; other < 60_000; other += 1) {
    await allow('write', String(other))
    if (other % 20_000 === 0) expect(await allow('write', 'me')).toBe(false)
  }
  expect(await allow('write', 'me')).toBe(false)
  // Who had written once, long before all these, begins anew: nothing is kept without bound.
  expect(await allow('write', '0')).toBe(true)
})
