import { expect, test } from 'vitest'
import { pageTypes } from '../../src/content/schema.ts'
import { routes } from '../../src/routes.ts'
import {
  allPaths,
  codePaths,
  contentPaths,
  listFeatures,
  samplePaths,
  statePaths,
} from '../support/paths.ts'

test('no path is listed twice', () => {
  expect(allPaths).toEqual([...new Set(allPaths)])
  expect(samplePaths).toEqual([...new Set(samplePaths)])
})

test('the sample has every page type and every box of the site', () => {
  const listFor = (paths: string[]) => new Set(paths.flatMap(listFeatures))
  const sampled = listFor(samplePaths.filter((path) => contentPaths.includes(path)))
  expect(sampled).toEqual(listFor(contentPaths))
  for (const type of pageTypes) expect(sampled).toContain(`type ${type}`)
})

test('the sample has every page that only the code knows', () => {
  expect(samplePaths).toEqual(expect.arrayContaining(codePaths))
  expect(codePaths).toContain(routes.home)
  expect(codePaths).toContain(routes.offline)
})

test('each state is that of a page, or of an address without one', () => {
  for (const state of statePaths) {
    const path = state.replace(/[?#].*/, '')
    expect([...codePaths, ...contentPaths, '/no-such-page', '/article/no-such-article']).toContain(
      path,
    )
  }
})
