import type { CheckoutPageProps } from '@vitrine/contract/checkout/page-props'
import { selectOptionsText } from '@vitrine/domain/cart/messages'
import { noLegalTexts } from '@vitrine/domain/website/settings/legal-texts'
import { visitorWords } from '@vitrine/site/words/visitor-words'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { byCard, cards, fillCart, orderRequest, sampleAddress } from '../../testing/check-out.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { makeAccount } from '../../testing/selling/make-account.ts'
import { translator } from '../../testing/translate.ts'
import type { Visitor } from '../../testing/visit.ts'

let shop: OpenShop
let visitor: Visitor
beforeAll(async () => {
  shop = await openShop({
    site: { homeOrigin: 'https://home.example', legal: { ...noLegalTexts, terms: '<p>AGB</p>' } },
    storeSettings: { hasAccounts: true },
  })
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

it('tells the script of the page addresses in that language: of the terms, of saved addresses, and of the ways out', async () => {
  const member = await makeAccount(shop, 'bo@example.com')
  await member.submit('/account/addresses', { ...sampleAddress })
  const token = await fillCart(member, shop.mug.id, { sku: 'MUG-RED' })
  const propsAt = async (address: string) => {
    const { text } = await member.get(address)
    const json = /id="checkout-page-props"[^>]*>([^<]*)</.exec(text)?.[1] ?? ''
    return JSON.parse(json) as CheckoutPageProps
  }
  const { policies, site, savedAddresses, cart } = await propsAt(`/de/checkout?cartToken=${token}`)
  expect(policies).toEqual({ termsUrl: '/de/legal/terms', returnsUrl: '', privacyUrl: '' })
  expect(site.homeUrl).toBe('/de')
  expect(savedAddresses?.map(({ url }) => url.split('?')[0])).toEqual(['/de/checkout'])
  expect(cart.cart.items.every(({ productUrl }) => productUrl?.startsWith('/de/'))).toBe(true)
  expect((await propsAt(`/checkout?cartToken=${token}`)).policies.termsUrl).toBe('/legal/terms')
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
