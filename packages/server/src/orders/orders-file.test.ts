import type { OrderRefund } from '@vitrine/domain/orders/refunds/order-refund'
import { buildOrder, buildOrderLine, newId, noon } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const path = '/api/panel/orders.csv'

let shop: OpenShop
let owner: Visitor
beforeEach(async () => {
  shop = await openShop({ site: { timeZone: 'America/New_York' } })
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['storeManager'])
})
afterEach(() => shop.close())

async function place(count: number, firstName = 'Ada'): Promise<void> {
  await shop.store.transaction(async ({ orders }) => {
    for (let at = 0; at < count; at += 1) {
      const built = buildOrder({
        number: 1001 + at,
        cartId: newId(),
        createdAtMs: noon + at,
        lines: [buildOrderLine({ quantity: 1 + (at % 3) })],
      })
      const shippingAddress = built.shippingAddress && { ...built.shippingAddress, firstName }
      await orders.insert({ ...built, shippingAddress })
    }
  })
}

const doneRefund: OrderRefund = {
  id: 'r',
  atMs: noon,
  by: 'Owner',
  state: 'DONE',
  attempts: 1,
  lines: [],
  shippingCents: 0,
  shippingTaxCents: 0,
  cents: 0,
  moneyCents: 0,
  cards: [],
  reason: '',
  reference: '',
  message: '',
}

describe('the file of orders', () => {
  it('has the rows of the view in its order, with the columns that were asked for', async () => {
    await place(2, '=HYPERLINK("https://evil.example")')
    const answer = await owner.get(`${path}?sort=-total&cols=number,created,customer,total,test`)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/),
    })
    expect(answer.text).toBe(
      [
        '\uFEFFnumber,created,customer,total,test',
        `1002,2026-03-01T07:00:00-05:00,"'=HYPERLINK(""https://evil.example"") Byron",24.00,yes`,
        `1001,2026-03-01T07:00:00-05:00,"'=HYPERLINK(""https://evil.example"") Byron",12.00,yes`,
        '',
      ].join('\r\n'),
    )
  })

  it('has more columns than the list: addresses, parcels, refunds, notes', async () => {
    const built = buildOrder({
      lines: [buildOrderLine({ id: 'l', quantity: 3, title: 'Mug', optionValues: [] })],
    })
    const sent = { shippedAtMs: noon, carrier: 'DHL', trackingUrl: '', lines: [{ lineId: 'l', quantity: 1 }] }
    const fulfillments = [
      { ...sent, trackingNumber: 'A1' },
      { ...sent, trackingNumber: 'A2', shippedAtMs: noon + 60_000 },
    ]
    const contact = { ...built.contact, vatId: 'DE129273398' }
    const notes = [{ atMs: noon, kind: 'note', text: 'Fragile', by: 'Ada' } as const]
    await shop.store.transaction(({ orders }) =>
      orders.insert({ ...built, contact, fulfillments, history: [...built.history, ...notes] }),
    )
    const cols = 'items,fulfillment,sent,toSend,parcels,carriers,tracking,sentAt,vatId,shipCity,notes'
    const [, line] = (await owner.get(`${path}?cols=${cols}`)).text.split('\r\n')
    expect(line).toBe(
      '3 × Mug,PARTLY_SENT,2,1,2,DHL,"A1, A2",2026-03-01T07:01:00-05:00,DE129273398,New York,Fragile',
    )
    const [heading = ''] = (await owner.get(`${path}?cols=all`)).text.split('\r\n')
    expect(heading.split(',')).toContain('refundReasons')
  })

  it('tells an order of which a part was refunded from one that is paid, as the list does', async () => {
    const paid = buildOrder({ number: 1001, paymentState: 'PAID', cartId: newId() })
    const refund = { ...doneRefund, lines: [], cents: 100, moneyCents: 100 }
    await shop.store.transaction(async ({ orders }) => {
      await orders.insert(paid)
      await orders.insert({ ...paid, id: newId(), number: 1002, cartId: newId(), refunds: [refund] })
    })
    const { text } = await owner.get(`${path}?sort=number&cols=number,payment,refunded`)
    expect(text.split('\r\n').slice(1, 3)).toEqual(['1001,PAID,0.00', '1002,PARTLY_REFUNDED,1.00'])
  })

  it('has every row once, however many there are', async () => {
    await place(1_100)
    const lines = (await owner.get(`${path}?cols=number&sort=total`)).text.trim().split('\r\n').slice(1)
    expect(lines).toHaveLength(1_100)
    expect(new Set(lines).size).toBe(1_100)
  })

  it('is refused as its list is', async () => {
    expect((await owner.get(`${path}?f=secret:is:1`)).status).toBe(400)
    expect((await owner.get(`${path}?cols=number,secret`)).json).toMatchObject({
      message: 'This list has no such column.',
    })
    const moderator = await shop.visitor()
    await signInAs(moderator, shop.store, ['moderator'])
    expect((await moderator.get(path)).status).toBe(403)
  })
})
