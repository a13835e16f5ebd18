import type { Order } from '@vitrine/domain/orders/order'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fillCart, orderRequest, placeOrder, sampleAddress } from '../../testing/check-out.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import type { Visitor } from '../../testing/visit.ts'
import { withdrawalPath } from './withdrawal-link.ts'

let shop: OpenShop
let visitor: Visitor
let order: Order
beforeAll(async () => {
  shop = await openShop({
    storeSettings: { defaultCountry: 'DE', currency: 'EUR' },
    site: { language: 'de-DE', contactEmail: 'shop@example.com' },
  })
  shop.clock.nowMs = Date.parse('2026-10-12T12:00:00Z')
})
afterAll(() => shop.close())
beforeEach(async () => {
  order = await buy('DE')
})

/** Five are there of each. */
const skus = ['MUG-RED', 'MUG-BLUE'].flatMap((sku) => Array.from({ length: 5 }, () => sku))

async function buy(country: string): Promise<Order> {
  visitor = await shop.visitor()
  const token = await fillCart(visitor, shop.mug.id, { sku: skus.pop() ?? '' })
  const german = { ...sampleAddress, country, region: '', postalCode: '10115' }
  const shippingAddress = country === 'US' ? sampleAddress : german
  const payment = { gateway: 'manual', method: 'manual' } as const
  const placed = await placeOrder(visitor, orderRequest(token, { shippingAddress, payment }))
  const found = await shop.store.orders.find((placed.json as { orderId: string }).orderId)
  if (!found) throw new Error(`No order was placed: ${placed.text}`)
  return found
}

const path = () => withdrawalPath(shop.services.secret, order)
const keyOf = () => new URL(path(), 'http://x').searchParams.get('key') ?? ''
const again = async () => (await shop.store.orders.find(order.id)) as Order
const mails = async (reason: string) => {
  await shop.runJobs()
  return (await keptMail(shop.store)).filter((mail) => mail.reason === reason && mail.orderId === order.id)
}
const declare = (step: string, more: object = {}) =>
  visitor.submit(`/commerce/orders/${order.id}/withdrawal`, {
    ...{ key: keyOf(), step, name: 'Ada Byron', email: 'ada@example.com' },
    ...{ [`quantity-${order.lines[0]?.id}`]: '1', ...more },
  })
const guest = (step: string, more: object = {}) =>
  visitor.submit('/withdraw', {
    ...{ step, name: 'Ada', email: 'ada@example.com', orderNumber: String(order.number), part: '', ...more },
  })

describe('the buyer of an order', () => {
  it('finds the way on the order’s page, and withdraws in two steps with the words of the law', async () => {
    const status = await visitor.get(path().replace('/withdrawal?', '/status?'))
    expect(status.text).toContain(`<a href="${path()}" lang="de" rel="nofollow">Vertrag widerrufen</a>`)
    expect((await visitor.get(path())).text).toContain('<h1 lang="de">Vertrag widerrufen</h1>')
    const review = await declare('review')
    expect(review.text).toMatch(/<button [^>]*value="confirm" lang="de"[^>]*>Widerruf bestätigen<\/button>/)
    expect((await again()).withdrawals).toBe(undefined)

    const confirmed = await declare('confirm')
    expect(confirmed.status).toBe(303)
    expect((await visitor.get(confirmed.location ?? '')).text).toContain('Ihr Widerruf ist eingegangen.')
    expect((await again()).withdrawals).toMatchObject([
      { atMs: shop.clock.nowMs, name: 'Ada Byron', email: 'ada@example.com', lines: [{ quantity: 1 }] },
    ])
    const [receipt, ...more] = await mails('withdrawal')
    expect(more).toEqual([])
    expect(receipt?.to).toBe('ada@example.com')
    expect(receipt?.text).toContain('Hiermit widerrufe ich den gesamten Vertrag über die Bestellung')
    expect(receipt?.text).toMatch(/Eingegangen am 12\. Oktober 2026 um \d\d:\d\d:\d\d/)
    expect(await mails('new-withdrawal')).toMatchObject([{ to: 'shop@example.com' }])
  })

  it('withdraws once, however often it is sent', async () => {
    await declare('confirm')
    await declare('confirm')
    expect((await again()).withdrawals).toHaveLength(1)
  })

  it('reads what is wrong, and nothing is written', async () => {
    const wrong = await declare('confirm', { name: '' })
    expect(wrong.status).toBe(400)
    expect(wrong.text).toContain('Bitte geben Sie Ihren Namen an.')
    expect((await again()).withdrawals).toBe(undefined)
  })

  it('gets in by the key of the order alone, and not where the law gives no such right', async () => {
    expect((await visitor.get(path().replace(/key=.*/, 'key=AAAA'))).status).toBe(404)
    order = await buy('US')
    expect((await visitor.get(path())).status).toBe(404)
  })
})

describe('a guest', () => {
  it('withdraws by number and address, and hears the same whether there is such an order or not', async () => {
    const wrongMail = await guest('confirm', { email: 'eve@example.com' })
    const wrongNumber = await guest('confirm', { orderNumber: '999999' })
    expect((await again()).withdrawals).toBe(undefined)
    const right = await guest('confirm')
    const plain = (text: string) => text.replaceAll('eve@example.com', 'ada@example.com')
    expect(right.text).toContain('Ihre Erklärung ist eingegangen.')
    expect(plain(wrongMail.text)).toBe(right.text)
    expect(wrongNumber.text).toBe(right.text)
    expect((await again()).withdrawals).toHaveLength(1)
    expect(await mails('withdrawal')).toHaveLength(1)
    const all = await keptMail(shop.store)
    expect(all.filter(({ to }) => to === 'eve@example.com')).toEqual([])
  })

  it('is heard by the owner where no order can be withdrawn from, whose answer goes to them', async () => {
    const passedOn = async () => {
      await shop.runJobs()
      return (await keptMail(shop.store)).filter(
        (mail) => mail.reason === 'new-withdrawal' && mail.orderId === null,
      )
    }
    const before = new Set((await passedOn()).map(({ id }) => id))
    const newOnes = async () => (await passedOn()).filter(({ id }) => !before.has(id))
    await guest('confirm', { email: 'eve@example.com', orderNumber: '999999', part: 'The <b>mug</b>' })
    order = await buy('US')
    await guest('confirm')
    expect((await again()).withdrawals).toBe(undefined)
    const mails = await newOnes()
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual(
      Array(2).fill(['shop@example.com', 'Ein Widerruf, der zu keiner Bestellung passt']),
    )
    const [text, html] = [mails.map((mail) => mail.text).join(), mails.map((mail) => mail.html).join()]
    expect(text).toContain('The <b>mug</b>')
    expect(html).not.toContain('<b>mug')
    expect(text).toContain(`über die Bestellung ${order.number}`)
    const flood = await guest('confirm', { orderNumber: '9'.repeat(101) })
    expect(flood.text).toContain('Höchstens 100 Zeichen.')
    expect(await newOnes()).toHaveLength(2)
    // Who declares it once more is no news, and of an order that was withdrawn from nothing is passed on.
    order = await buy('DE')
    await guest('confirm')
    await guest('confirm')
    expect(await newOnes()).toHaveLength(2)
  })

  it('confirms before anything is written, and is linked to from pages of the shop', async () => {
    const review = await guest('review')
    expect(review.text).toContain('>Widerruf bestätigen</button>')
    expect((await again()).withdrawals).toBe(undefined)
    expect((await shop.get('/shop')).body).toContain('<a href="/withdraw" lang="de" rel="nofollow">')
  })
})
