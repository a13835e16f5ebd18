import { keptMail } from '@vitrine/store/testing/kept-mail'
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

/** Orders a workshop in Berlin for 12.00, to be paid by transfer; a gift card pays a part of it, where there is one. */
async function order(code?: string): Promise<string> {
  const buyer = await shop.visitor()
  const cart = await fillCart(buyer, shop.workshop.id)
  if (code) await buyer.send('POST', `/api/3/commerce/cart/${cart}/codes`, { giftOrPromoCode: code })
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
    expect(file.text).toMatch(/DE"?,"?MwSt\."?,19,no,no,"?EUR"?,/)
  })

  it('of an order that is called off have credit notes for all of it, for what a gift card paid too', async () => {
    const before = await taxOfReport()
    const id = await order(await giftCard(500))
    await pay(id)
    await owner.send('POST', `${orders}/${id}/cancellation`, { restock: true, notifyCustomer: true })
    const issued = async () =>
      (await shop.store.papers.listByOrder(id)).map(({ kind, grossCents, giftCardCents }) => [
        kind,
        grossCents,
        giftCardCents,
      ])
    expect(await issued()).toEqual([
      ['invoice', 1200, 500],
      ['credit-note', 500, 500],
    ])
    await shop.runJobs()
    const mail = (await keptMail(shop.store)).find(({ reason }) => reason === 'canceled')
    expect(mail?.text).toContain('5,00\u00a0€ sind wieder auf Ihrer Geschenkkarte')
    const kept = await shop.store.orders.find(id)
    const lines = [{ lineId: kept?.lines[0]?.id, quantity: 1, cents: null, restock: 0 }]
    const rest = { lines, shippingCents: 0, reason: '', notifyCustomer: false }
    await owner.send('POST', `${orders}/${id}/refunds`, { updatedAtMs: kept?.updatedAtMs, ...rest })
    expect(await issued()).toMatchObject([{}, {}, ['credit-note', 700, 0]])
    expect(await shop.store.orders.find(id)).toMatchObject({ paymentState: 'REFUNDED' })
    expect(await taxOfReport()).toEqual(before)
  })

  it('of an order that gift cards paid whole have one as soon as it is called off', async () => {
    const id = await order(await giftCard(1200))
    await owner.send('POST', `${orders}/${id}/cancellation`, { restock: true, notifyCustomer: false })
    expect(await shop.store.orders.find(id)).toMatchObject({ paymentState: 'REFUNDED' })
    expect(await papersOf(id)).toMatchObject([{ kind: 'invoice' }, { kind: 'credit-note' }])
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

/** What the tax report says is owed. */
async function taxOfReport(): Promise<readonly number[]> {
  const report = (await owner.get('/api/panel/tax-report')).json
  return (report as { rows: readonly { taxCents: number }[] }).rows.map(({ taxCents }) => taxCents)
}

/** Issues a gift card by hand, and returns its code. */
async function giftCard(cents: number): Promise<string> {
  const names = { recipientName: 'Grace', senderName: 'Ada', message: '', reason: 'A thank you' }
  const recipientEmail = `grace-${cents}@example.com`
  const card = { cents, ...names, recipientEmail, deliverOn: '' }
  await owner.send('POST', '/api/panel/gift-cards', card)
  await shop.runJobs()
  const mail = (await keptMail(shop.store)).find(({ to }) => to === recipientEmail)
  return /: ([0-9A-Z-]{23})/.exec(mail?.text ?? '')?.[1] ?? ''
}
