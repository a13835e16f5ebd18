import { sampleAddress } from '@vitrine/domain/orders/sample-order'
import { buildOrder, buildOrderLine, buildSite } from '@vitrine/store/testing/builders'
import { expect, it } from 'vitest'
import { packingSlip, withdrawnReason } from './packing-slip.ts'

const site = buildSite({
  language: 'en-US',
  languages: [{ code: 'de-DE', prefix: 'de', isEnabled: true, fallback: null }],
})
const shipping = { key: 'r', name: 'Harbour round', isLocal: true }
const order = buildOrder({
  isTest: false,
  note: 'Ring twice',
  shipping,
  lines: [buildOrderLine({ id: 'm' })],
})

it('is in the language in which its buyer ordered, the country of the address too', () => {
  const shippingAddress = { ...sampleAddress, country: 'DE' }
  const german = { ...order, language: 'de-DE', shippingAddress }
  expect(packingSlip(german, site)).toMatchObject({
    language: 'de-DE',
    heads: { quantity: 'Menge', item: 'Artikel', sku: 'Artikelnummer' },
    orderText: expect.stringMatching(/^Bestellung #1001, \d+\. /),
    shippingText: 'Lieferung: Harbour round',
    noteText: 'Anmerkung: Ring twice',
    vatText: '',
  })
  expect(packingSlip(german, site).addressLines).toContain('Deutschland')
  expect(withdrawnReason(german, site)).toBe('Sie haben den Vertrag widerrufen.')
})

it('is in the language of the site where no other was kept, or is shown no more', () => {
  const inEnglish = ['Delivery: Harbour round', 'You withdrew from the contract.']
  const saidOf = (each: typeof order) => [packingSlip(each, site).shippingText, withdrawnReason(each, site)]
  expect([saidOf(order), saidOf({ ...order, language: 'fr-FR' })]).toEqual([inEnglish, inEnglish])
})

it('names its buyer, by their e-mail where nobody knows more, and takes their billing address where there is no other', () => {
  const nowhere = { ...order, shippingAddress: null, billingAddress: null }
  const unnamed = packingSlip(nowhere, site)
  expect([unnamed.buyerText, unnamed.addressLines]).toEqual([order.contact.email, []])
  const billed = packingSlip({ ...nowhere, billingAddress: sampleAddress }, site)
  expect(billed.buyerText).toBe(`${sampleAddress.firstName} ${sampleAddress.lastName}`)
  expect(billed.addressLines).toContain(sampleAddress.line1)
})
