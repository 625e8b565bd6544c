import { describe, expect, test } from 'vitest'
import { parseSettings } from '../../worker/env.ts'

const url = 'https://llm.example/v1'

describe('settings of a model', () => {
  test('are none with the embedded Molly', () => {
    expect(parseSettings({})).toMatchObject({ mollyProvider: 'embedded', mollyMode: 'on' })
    expect(parseSettings({})).not.toHaveProperty('model')
  })

  test('are read with a key or without one', () => {
    const given = { MOLLY_PROVIDER: 'openai-compatible', MOLLY_LLM_MODEL: 'm' }
    expect(parseSettings({ ...given, MOLLY_LLM_URL: `${url}/`, MOLLY_LLM_KEY: 'k' }).model).toEqual(
      { name: 'm', url, key: 'k' },
    )
    expect(parseSettings({ ...given, MOLLY_LLM_URL: url }).model).toEqual({ name: 'm', url })
  })

  test.each([
    [{}, 'MOLLY_LLM_URL is not set'],
    [{ MOLLY_LLM_MODEL: 'm' }, 'MOLLY_LLM_URL is not set'],
    [{ MOLLY_LLM_URL: url }, 'MOLLY_LLM_MODEL is not set'],
  ])('openai-compatible with %j alone stops the start', (given, sentence) => {
    expect(() => parseSettings({ MOLLY_PROVIDER: 'openai-compatible', ...given })).toThrow(sentence)
    expect(() =>
      parseSettings({ MOLLY_PROVIDER: 'openai-compatible', MOLLY_MODE: 'embedded', ...given }),
    ).not.toThrow()
  })

  test.each([
    'llm.example/v1',
    'ftp://llm.example/v1',
    'https://llm.example',
    `${url}/chat/completions`,
    `${url}?key=x`,
  ])('MOLLY_LLM_URL=%s stops the start', (MOLLY_LLM_URL) => {
    expect(() => parseSettings({ MOLLY_LLM_URL })).toThrow(
      /^MOLLY_LLM_URL is ".*", but must be a base URL that ends in \/v1/,
    )
  })

  test('workers-ai needs its binding and a model', () => {
    const given = { MOLLY_PROVIDER: 'workers-ai', MOLLY_LLM_MODEL: '@cf/x/y' }
    expect(() => parseSettings(given)).toThrow('the binding AI is not there')
    expect(parseSettings({ ...given, AI: {} }).model).toEqual({ name: '@cf/x/y' })
    expect(() => parseSettings({ MOLLY_PROVIDER: 'workers-ai', AI: {} })).toThrow(
      'MOLLY_LLM_MODEL is not set',
    )
  })

  test('the calls of a day are a whole number, ten thousand unless said otherwise', () => {
    expect(parseSettings({}).modelCallsPerDay).toBe(10_000)
    expect(parseSettings({ MOLLY_DAILY_BUDGET: '0' }).modelCallsPerDay).toBe(0)
    for (const MOLLY_DAILY_BUDGET of ['-1', '1.5', '1e3', 'many', ' ', '9'.repeat(12)]) {
      expect(() => parseSettings({ MOLLY_DAILY_BUDGET })).toThrow(
        /^MOLLY_DAILY_BUDGET is ".*", but must be a whole number/,
      )
    }
  })

  test('a wrong provider is told what there is', () => {
    expect(() => parseSettings({ MOLLY_PROVIDER: 'oracle' })).toThrow(
      'must be "embedded" or "openai-compatible" or "workers-ai"',
    )
  })
})
