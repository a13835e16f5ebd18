import { keptMail } from '@vitrine/store/testing/kept-mail'
import { expect, it, onTestFinished } from 'vitest'
import { fillCart, orderRequest, placeOrder } from '../testing/check-out.ts'
import { openShop } from '../testing/open-shop.ts'
import { saveForm } from '../testing/save-form.ts'

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
