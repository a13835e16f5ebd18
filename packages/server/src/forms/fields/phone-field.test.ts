import { keptMail } from '@vitrine/store/testing/kept-mail'
import { everyRow } from '@vitrine/store/testing/list-ask'
import { expect, it, onTestFinished } from 'vitest'
import { openShop } from '../../testing/open-shop.ts'
import { placeForm } from '../../testing/place-form.ts'

const open = async (language: string, timeZone: string) => {
  const shop = await openShop({
    storeSettings: { defaultCountry: '' },
    site: { language, timeZone, homeOrigin: 'https://home.example' },
  })
  onTestFinished(() => shop.close())
  const formId = await placeForm(shop, [
    { id: 'tel', type: 'phone', title: 'Tel' },
    { id: 'day', type: 'date', title: 'Day' },
  ])
  const form = await shop.store.forms.find(formId)
  if (form) await shop.store.forms.save({ ...form, settings: { ...form.settings, asksForCaptcha: false } })
  const visitor = await shop.visitor()
  const page = (await visitor.get('/about')).text
  const post = (inputs: Readonly<Record<string, string>>) =>
    visitor.submit('/api/form/SaveFormSubmission', { 'vt-form-id': formId, ...inputs })
  const stored = async () =>
    (await shop.store.submissions.list(everyRow({ sort: { key: 'created', isDescending: true } }))).rows[0]
      ?.values
  return { shop, page, post, stored }
}

it('takes a German number whole, and tells it as it was typed', async () => {
  const { shop, page, post, stored } = await open('de-DE', 'Europe/Berlin')
  expect(page).toMatch(/<input[^>]*type="tel"[^>]*name="tel\.1"/)
  expect(page).not.toMatch(/name="tel\.\d"[^>]*maxlength/)
  await post({ 'tel.1': '+49 (0) 341 / 1234567-89', 'day.1': '24', 'day.0': '12', 'day.2': '2026' })
  expect(await stored()).toEqual({ tel: ['', '+49 (0) 341 / 1234567-89', '', ''], day: ['12', '24', '2026'] })
  await shop.runJobs()
  const told = (await keptMail(shop.store)).map(({ text }) => text).join('\n')
  expect(told).toContain('+49 (0) 341 / 1234567-89')
  expect(told).toContain('24.12.2026')
})

it('cuts nothing of a number in three boxes, and refuses in words what is none', async () => {
  const { page, post, stored } = await open('en-US', 'America/New_York')
  expect(page).toMatch(/name="tel\.3"/)
  expect(page).not.toMatch(/name="tel\.\d"[^>]*maxlength/)
  const refused = await post({ 'tel.1': '341', 'tel.2': '1234567', 'tel.3': '1'.repeat(40) })
  expect(refused.text).toContain('Enter a valid phone number')
  await post({ 'tel.1': '+49 341', 'tel.2': '1234567' })
  expect(await stored()).toMatchObject({ tel: ['', '+49 341', '1234567', ''] })
})
