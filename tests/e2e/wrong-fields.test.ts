import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { testServer } from '../support/servers.ts'

const server = testServer('Node')

test.each([
  ['/subscribe', 'main form', 'Subscribe', 'Please fill this in.'],
  ['/es/subscribe', 'main form', 'Suscribirse', 'Escriba aquí, por favor.'],
  ['/es/about', 'footer form', 'Suscribirse', 'Escriba aquí, por favor.'],
  ['/es/contact', 'main form', /Enviar/, 'Elija una opción, por favor.'],
  ['/es/tools/savings-calculator', 'main form', 'Hacer la cuenta', 'Escriba aquí, por favor.'],
] as const)(
  'an empty form of %s (%s) says what is missing in the page’s language, at the first field',
  async (path, form, button, words) => {
    const { page } = await openPage()
    await page.goto(server.origin + path)
    const box = page.locator(form).first()
    for (const field of await box.getByRole('textbox').all()) await field.fill('')
    await box.getByRole('button', { name: button }).click()
    await box.getByText(words).first().waitFor()
    expect(page.url()).toContain(path)
    const first = box.locator(':is(input, textarea):invalid').first()
    expect(await first.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await first.getAttribute('aria-invalid')).toBe('true')
  },
)

test.each([
  ['/es/contact', 'Página de la que se trata', 'aquí', 'Enviar el mensaje'],
  ['/tools/savings-calculator', 'Your quote at home', '9999999999', 'Work it out'],
  ['/es/tools/what-will-i-pay', 'El seguro paga, en porcentaje', '500', 'Hacer la cuenta'],
])(
  '%s refuses a wrong field with a link to it, where the focus is',
  async (path, name, text, button) => {
    const { page } = await openPage()
    await page.goto(server.origin + path)
    const main = page.getByRole('main')
    const field = main.getByLabel(name)
    for (const box of await main.locator('form :is(input[inputmode], textarea)[required]').all()) {
      await box.fill('1')
    }
    await main.getByRole('radio').last().check()
    await field.fill(text)
    await main.getByRole('button', { name: button }).click()
    const alert = main.getByRole('alert')
    await alert.waitFor()
    const hasFocus = (element: Element) => element === document.activeElement
    expect(await alert.evaluate(hasFocus)).toBe(true)
    await alert.getByRole('link', { name }).click()
    expect(await field.evaluate(hasFocus)).toBe(true)
    expect(await field.inputValue()).toBe(text)
  },
)

test('the words leave as soon as the field is right', async () => {
  const { page } = await openPage()
  await page.goto(`${server.origin}/es/subscribe`)
  const form = page.locator('main form').first()
  await form.getByRole('textbox').fill('ana')
  await form.getByRole('button', { name: 'Suscribirse' }).click()
  const message = form.getByText('Escriba un correo electrónico')
  await message.waitFor()
  await form.getByRole('textbox').fill('ana@example.com')
  expect(await message.count()).toBe(0)
})
