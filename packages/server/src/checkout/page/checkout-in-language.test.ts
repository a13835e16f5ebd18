import { selectOptionsText } from '@vitrine/domain/cart/messages'
import { visitorWords } from '@vitrine/site/words/visitor-words'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { byCard, cards, fillCart, orderRequest } from '../../testing/check-out.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { translator } from '../../testing/translate.ts'
import type { Visitor } from '../../testing/visit.ts'

let shop: OpenShop
let visitor: Visitor
beforeAll(async () => {
  shop = await openShop()
  const owner = await translator(shop)
  await owner.setLanguages([{ code: 'de-DE', slugPrefix: '/de' }])
  visitor = await shop.visitor()
})
afterAll(() => shop.close())

it('keeps a buyer in the language in which they read the shop, from the checkout to the page of the order', async () => {
  const token = await fillCart(visitor, shop.mug.id, { sku: 'MUG-RED' })
  const { text } = await visitor.get(`/de/checkout?cartToken=${token}`)
  // Scripts of the page call by the prefix at its root, and forms without scripts are sent there.
  expect(text).toContain('data-language-prefix="/de"')
  expect(text).toContain('action="/de/checkout"')
  expect(text).not.toMatch(/<(?:a|form) [^>]*(?:href|action)="\/(?:checkout|cart)[?"]/)

  const declined = orderRequest(token, { payment: byCard(cards.declined) })
  const refused = await visitor.send('POST', '/de/api/2/commerce/orders', declined)
  expect(refused.json).not.toEqual({ message: 'Your card was declined.' })
  const placed = await visitor.send('POST', '/de/api/2/commerce/orders', orderRequest(token))
  const { confirmationUrl } = placed.json as { confirmationUrl: string }
  expect(confirmationUrl).toMatch(/^\/de\/checkout\/order-confirmed\?/)
  const page = await visitor.get(confirmationUrl)
  expect([page.text.includes('<html lang="de-DE"'), page.text.includes('Vielen Dank')]).toEqual([true, true])
})

it('says in that language which options are missing, and from which price something is sold', () => {
  const { say, sayComposed } = visitorWords('de-DE')
  expect(sayComposed(selectOptionsText(['Farbe']))).toBe('Bitte wählen Sie die Option Farbe.')
  expect(sayComposed(selectOptionsText(['Farbe', 'Maß']))).toBe(
    'Bitte wählen Sie die Optionen Farbe und Maß.',
  )
  expect(say('from {lowest}', { lowest: '28 €' })).toBe('ab 28 €')
})

it('carries no prefix in the language of the site itself', async () => {
  const token = await fillCart(visitor, shop.mug.id, { sku: 'MUG-RED' })
  const { text } = await visitor.get(`/checkout?cartToken=${token}`)
  expect([text.includes('data-language-prefix'), text.includes('action="/checkout"')]).toEqual([false, true])
})
