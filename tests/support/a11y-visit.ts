import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { findTargets, listHeadingFaults, runAxe } from './a11y-page.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export const widths = [1440, 390]
export const schemes = ['light', 'dark'] as const

export type Fault = { check: Check; where: string; fault: string }
export type Check =
  | 'axe'
  | 'heading order'
  | 'targets of 24 px or more'
  | 'no sideways scrolling at 320 px'

/** Checks the open page in every size, and in the colour schemes of `has`; needs reduced motion. */
export async function findFaults(
  page: Page,
  has: (width: number, colorScheme: string) => boolean = () => true,
): Promise<{ looked: Check[]; faults: Fault[]; small: string[] }> {
  const looked: Check[] = []
  const faults: Fault[] = []
  const small: string[] = []
  const note = (check: Check, where: string, found: string[]) => {
    looked.push(check)
    faults.push(...found.map((fault) => ({ check, where, fault })))
  }

  await page.evaluate(axe)
  note('heading order', 'everywhere', await page.evaluate(listHeadingFaults))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of schemes.filter((scheme) => has(width, scheme))) {
      await page.emulateMedia({ colorScheme })
      note('axe', `at ${width}, ${colorScheme}`, await page.evaluate(runAxe))
    }
    const targets = await page.evaluate(findTargets)
    note('targets of 24 px or more', `at ${width}`, targets.tooSmall)
    small.push(...targets.small.map((target) => `${width} ${target}`))
  }
  await page.setViewportSize({ width: 320, height: 640 })
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  note('no sideways scrolling at 320 px', 'at 320', over > 0 ? [`${over} px too wide`] : [])
  return { looked, faults, small }
}
