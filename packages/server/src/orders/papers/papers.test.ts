import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCart, orderRequest, placeOrder, sampleAddress } from '../../testing/check-out.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'

const orders = '/api/panel/orders'
const invoices = {
  ...{ isOn: true, prefix: 'R-', creditPrefix: 'K-', taxNumber: '12/345', note: 'Danke' },
  ...{ sellerName: 'Łódka Keramik', sellerAddress: 'Hafenweg 1\n20457 Hamburg', vatId: 'DE136695976' },
}

let shop: OpenShop
let owner: Visitor
beforeAll(async () => {
  const rule = { name: 'MwSt.', country: 'DE', region: null, rateMilliPercent: 19_000, taxesShipping: true }
  shop = await openShop({
    site: { language: 'de-DE', timeZone: 'Europe/Berlin' },
    storeSettings: {
      ...{ defaultCountry: 'DE', currency: 'EUR', taxInterpretation: 'inclusive' },
      taxRules: [rule],
      invoices,
    },
  })
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
})
afterAll(async () => {
  expect(await shop.services.store.audit()).toEqual([])
  await shop.close()
})

/** Orders a mug to Berlin for 12.00 and shipping of 5.00, to be paid by transfer. */
async function order(): Promise<string> {
  const buyer = await shop.visitor()
  const cart = await fillCart(buyer, shop.workshop.id)
  const address = { ...sampleAddress, country: 'DE', region: '', postalCode: '10115', city: 'Berlin' }
  const request = orderRequest(cart, {
    shippingAddress: null,
    billingAddress: address,
    shippingOptionKey: null,
  })
  const placed = await placeOrder(buyer, { ...request, payment: { gateway: 'manual' } })
  return (placed.json as { orderId: string }).orderId
}

const pay = (id: string) => owner.send('POST', `${orders}/${id}/payment`, { reference: '' })
interface Row {
  readonly kind: string
  readonly numberText: string
  readonly url: string
  readonly pdfUrl: string
}
const papersOf = async (id: string) =>
  ((await owner.get(`${orders}/${id}/papers`)).json as { rows: readonly Row[] }).rows
const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '')

describe('invoices', () => {
  it('are issued when an order is paid, read by who has its key, as a page and as a PDF', async () => {
    const id = await order()
    expect(await papersOf(id)).toEqual([])
    await pay(id)
    const [row, ...more] = await papersOf(id)
    expect(more).toEqual([])
    expect(row?.numberText).toMatch(/^R-\d+$/)
    const visitor = await shop.visitor()
    const page = await visitor.get(pathOf(row?.url ?? ''))
    for (const text of [
      'Rechnung R-',
      'Łódka Keramik',
      '20457 Hamburg',
      'USt-IdNr.: DE136695976',
      'Ada Byron',
      '19\u00a0%',
    ])
      expect(page.text).toContain(text)
    const file = await shop.app.inject(pathOf(row?.pdfUrl ?? ''))
    expect(file.headers['content-type']).toContain('application/pdf')
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(file.rawPayload.length).toBeGreaterThan(5_000)
    for (const url of [row?.url, row?.pdfUrl])
      expect((await visitor.get(pathOf(url ?? '').replace(/key=.*/, 'key=AAAA'))).status).toBe(404)
  })

  it('have a credit note for each refund, in a series of its own', async () => {
    const id = await order()
    await pay(id)
    const kept = await shop.store.orders.find(id)
    const lines = [{ lineId: kept?.lines[0]?.id, quantity: 0, cents: 119, restock: 0 }]
    const body = {
      updatedAtMs: kept?.updatedAtMs,
      lines,
      shippingCents: 0,
      reason: 'Spät',
      notifyCustomer: false,
    }
    expect((await owner.send('POST', `${orders}/${id}/refunds`, body)).status).toBe(200)
    const [invoice, note] = await papersOf(id)
    expect([invoice?.kind, note?.kind, note?.numberText]).toEqual(['invoice', 'credit-note', 'K-1'])
    const page = await owner.get(pathOf(note?.url ?? ''))
    for (const text of [
      'Rechnungskorrektur K-1',
      `Zur Rechnung</dt><dd>${invoice?.numberText}`,
      '0,19',
      'Grund: Spät',
    ])
      expect(page.text).toContain(text)
    const report = (await owner.get('/api/panel/tax-report')).json
    expect(report).toMatchObject({ rows: [{ country: 'DE', rateMilliPercent: 19_000, refundsTaxCents: 19 }] })
    const file = await owner.get('/api/panel/tax-report.csv')
    expect(file.text).toMatch(/^\uFEFF?"?quarter/)
    expect(file.text).toMatch(/DE"?,"?MwSt\."?,19,no,"?EUR"?,/)
  })

  it('are numbered without a gap, however many are paid at once and whatever fails between', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => order()))
    const { papers } = shop.store
    const failing = () =>
      shop.store
        .transaction(async (tables) => {
          await tables.papers.nextNumber('invoice')
          throw new Error('The power went')
        })
        .catch(() => undefined)
    await Promise.all(ids.flatMap((id) => [pay(id), failing(), pay(id)]))
    const issued = (await Promise.all(ids.map((id) => papers.listByOrder(id)))).flat()
    const numbers = issued.map(({ number }) => number).sort((one, other) => one - other)
    const [first = 0] = numbers
    expect(numbers).toEqual(ids.map((_, place) => first + place))
    expect(await shop.store.transaction((tables) => tables.papers.nextNumber('invoice'))).toBe(first + 8)
  })
})
