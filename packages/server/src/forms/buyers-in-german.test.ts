import { keptMail } from '@vitrine/store/testing/kept-mail'
import { expect, it, onTestFinished } from 'vitest'
import { fillCart, orderRequest, placeOrder } from '../testing/check-out.ts'
import { openShop } from '../testing/open-shop.ts'
import { saveForm } from '../testing/save-form.ts'
import { signInAs } from '../testing/sign-in.ts'

it('asks buyers in the language of the site, and tells their answers in it', async () => {
  const shop = await openShop({
    site: { language: 'de-DE', homeOrigin: 'https://home.example' },
    storeSettings: { checkoutFormId: 'more' },
  })
  onTestFinished(() => shop.close())
  const likert = { id: 'mood', type: 'likert', title: 'Stimmung', options: ['Gut'] } as const
  await saveForm(shop.store, 'engraving', [
    { id: 'who', type: 'name', title: 'Wer', isRequired: true },
    { id: 'where', type: 'address', title: 'Wo' },
    likert,
  ])
  await saveForm(shop.store, 'more', [likert, { id: 'where', type: 'address', title: 'Wo' }], 'Fragen')
  await shop.store.transaction(async (tables) => {
    await tables.products.save({ ...shop.mug, additionalFieldsFormId: 'engraving' })
    await tables.site.raiseRevision()
  })
  const visitor = await shop.visitor()
  const form = { 'vt-item': shop.mug.id, 'vt-sku': 'MUG-RED', 'vt-quantity': '1' }
  const refused = await visitor.submit('/cart/form', form)
  for (const text of ['Vorname', 'Bundesland', 'Stimme voll zu', '>Erforderlich<', '>Zurück<'])
    expect(refused.text).toContain(text)

  const cartToken = await fillCart(visitor, shop.lastOne.id)
  const checkoutForm = JSON.stringify({ mood: { Gut: ['2'] } })
  await placeOrder(visitor, orderRequest(cartToken, { email: 'ada@example.com', checkoutForm }))
  await shop.runJobs()
  const told = (await keptMail(shop.store)).map(({ text }) => text).join('\n')
  expect(told).toContain('Gut: Stimme voll zu')
})

it.each([
  ['de-DE', 'Tag: 24.12.2026', 'Wort: k. A.'],
  ['en-GB', 'Tag: 24/12/2026', 'Wort: N/A'],
])('writes a day as its reader does, from the cart to the confirmation (%s)', async (language, day, word) => {
  const shop = await openShop({ site: { language, homeOrigin: 'https://home.example' } })
  onTestFinished(() => shop.close())
  await saveForm(shop.store, 'visit', [
    { id: 'day', type: 'date', title: 'Tag' },
    { id: 'word', type: 'text', title: 'Wort' },
  ])
  await shop.store.transaction(async (tables) => {
    await tables.products.save({ ...shop.lastOne, additionalFieldsFormId: 'visit' })
    await tables.site.raiseRevision()
  })
  const visitor = await shop.visitor()
  const additionalFields = JSON.stringify({ day: ['12', '24', '2026'], word: '' })
  const cartToken = await fillCart(visitor, shop.lastOne.id, { additionalFields })
  const cart = await visitor.get(`/api/3/commerce/cart/${cartToken}`)
  const told = [day, word].map((line) => line.split(': ')[1])
  expect(JSON.stringify(cart.json)).toContain(`"lines":["${told[0]}"]`)
  expect(JSON.stringify(cart.json)).toContain(`"lines":["${told[1]}"]`)

  const placed = await placeOrder(visitor, orderRequest(cartToken, { email: 'ada@example.com' }))
  const { confirmationUrl } = placed.json as { readonly confirmationUrl: string }
  const page = (await visitor.get(confirmationUrl)).text.replaceAll('<!-- -->', '')
  expect(page).toContain(told[0])
  expect(page).toContain(told[1])
  await shop.runJobs()
  const mails = (await keptMail(shop.store)).map(({ text }) => text).join('\n')
  expect(mails).toContain(day)

  const owner = await shop.visitor()
  await signInAs(owner, shop.store, ['storeManager'])
  await owner.send('PUT', '/api/panel/account/language', { language: 'de' })
  expect((await owner.get('/api/panel/orders')).text).toContain('Tag: 24.12.2026; Wort: k. A.')
  expect((await owner.get('/api/panel/orders.csv?cols=answers')).text).toContain('Tag: 2026-12-24; Wort: N/A')
})
