import { describe, expect, test } from 'vitest'
import { openContext, openPage } from '../../support/browser.ts'
import { testServer } from '../../support/servers.ts'

const server = testServer('Node')

describe('how soon it needs help', () => {
  test('is found by keyboard alone, without a script', async () => {
    const { page, messages } = await openPage({ javaScriptEnabled: false })
    await page.goto(`${server.origin}/urgency`)
    const press = async (name: string) => {
      // Down to it, as somebody with a keyboard goes.
      for (let keys = 0; keys < 120; keys += 1) {
        await page.keyboard.press('Tab')
        const focused = page.locator(':focus')
        if ((await focused.textContent())?.includes(name)) return focused
      }
      throw new Error(`the keyboard does not reach "${name}"`)
    }
    await press('None of these')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Who is it for?' }).waitFor()
    await press('A baby, a child or a teenager')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'What is it about?' }).waitFor()
    await press('a tooth, the gum, the jaw')
    await page.keyboard.press('Space')

    const sign = page.getByRole('group', { name: 'And at these' })
    await sign.getByRole('checkbox', { name: 'A tooth hurts when you bite' }).press('Space')
    await sign.getByRole('checkbox', { name: /above 38 °C/ }).press('Space')
    await page.getByRole('button', { name: 'See how soon' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Get help today' }).waitFor()
    expect(page.url()).toBe(`${server.origin}/urgency?level=today&topic=child&who=child`)
    await page.getByText('Call a doctor or your country’s health line today.').waitFor()
    expect(messages).toEqual([])
  })

  test('is one step from the number when it is now, in the first view of a phone', async () => {
    const { page } = await openPage({ viewport: { width: 390, height: 844 } })
    await page.goto(`${server.origin}/es/urgency`)
    await page.getByRole('link', { name: 'Sangra mucho' }).click()
    await page.getByRole('heading', { level: 1, name: 'Busque ayuda ahora' }).waitFor()
    const call = page.getByRole('main').getByRole('link', { name: 'México 911' })
    expect(await call.getAttribute('href')).toBe('tel:911')
    const { y, height } = (await call.boundingBox())!
    expect(y + height).toBeLessThan(844)
    await page.goBack()
    await page.getByRole('heading', { name: '¿Pasa algo de esto ahora?' }).waitFor()
  })

  test('fits on one sheet of paper, without what is to be pressed', async () => {
    const { page } = await openPage()
    for (const path of [
      '/urgency?level=now&topic=injury',
      '/es/urgency?level=today&topic=sore',
      '/es/urgency?level=today&topic=pain',
    ]) {
      await page.goto(server.origin + path)
      const margin = { top: '15mm', right: '15mm', bottom: '15mm', left: '15mm' }
      const pdf = await page.pdf({ format: 'A4', margin })
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), path).toHaveLength(1)
    }
    await page.emulateMedia({ media: 'print' })
    const main = page.getByRole('main')
    expect(await main.getByRole('button').count()).toBe(0)
    expect(await main.getByRole('link', { name: 'Empezar de nuevo' }).count()).toBe(0)
  })

  test('begins without a network once it was opened, and then says honestly what it cannot', async () => {
    const { page, close } = await openContext({ serviceWorkers: 'allow' })
    try {
      await page.goto(`${server.origin}/urgency`)
      const isKept = () => page.evaluate(async () => Boolean(await caches.match('/urgency')))
      await expect.poll(isKept).toBe(true)
      await page.context().setOffline(true)
      await page.reload()
      await page.getByRole('link', { name: 'You have trouble breathing' }).click()
      await page.getByRole('heading', { name: 'Without a connection' }).waitFor()
      await page.getByRole('main').getByRole('link', { name: 'US 911' }).waitFor()
    } finally {
      await close()
    }
  })
})
