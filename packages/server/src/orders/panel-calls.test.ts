import type { Order } from '@vitrine/domain/orders/order'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fillCart, orderRequest, placeOrder } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const orders = '/api/panel/orders'
const parcel = { carrier: 'Royal Mail', trackingNumber: 'AB1', trackingUrl: '', notifyCustomer: true }

describe("the owner's orders", () => {
  let shop: OpenShop
  let owner: Visitor
  beforeEach(async () => {
    shop = await openShop()
    owner = await shop.visitor()
    await signInAs(owner, shop.store, ['storeManager'])
  })
  afterEach(async () => {
    expect(await shop.services.store.audit()).toEqual([])
    await shop.close()
  })

  async function order(gateway: 'test' | 'manual' = 'test'): Promise<string> {
    const buyer = await shop.visitor()
    const request = orderRequest(await fillCart(buyer, shop.lastOne.id))
    const payment = gateway === 'manual' ? { gateway } : request.payment
    const answer = await placeOrder(buyer, { ...request, payment })
    return (answer.json as { orderId: string }).orderId
  }

  const mails = async () => {
    await shop.runJobs()
    const rows = await keptMail(shop.store)
    return rows.filter((each) => each.to === 'ada@example.com').map((each) => each.subject)
  }
  const stock = () => shop.store.stock.read(shop.lastOne.variants[0]?.id ?? '')

  it('are listed, found by name, and opened with the address of their status page', async () => {
    const id = await order()
    const list = await owner.get(`${orders}?q=byron&f=payment:is:PAID&sort=-total`)
    expect(list.json).toMatchObject({
      total: { count: 1, isMore: false },
      rows: [
        {
          id,
          number: 1001,
          customerName: 'Ada Byron',
          totalQuantity: 1,
          grandTotalCents: 1700,
          fulfillmentStatus: 'PENDING',
        },
      ],
    })
    expect((await owner.get(`${orders}?f=payment:is:PENDING`)).json).toMatchObject({ total: { count: 0 } })
    const read = (await owner.get(`${orders}/${id}`)).json as { statusUrl: string }
    expect(read).toMatchObject({ sendsMail: false, order: { id, lines: [{ title: 'Last One' }] } })
    expect((await owner.get(read.statusUrl)).status).toBe(200)
  })

  it('tell who sends them, as the business says it', async () => {
    const site = await shop.store.site.read()
    const location = { addressTitle: '', addressLine1: 'Quay 3', addressLine2: 'Porto', addressCountry: 'PT' }
    const store = { ...site.store, businessName: 'Harbour Ltd' }
    await shop.store.site.save({ ...site, location, store })
    expect((await owner.get(`${orders}/${await order()}`)).json).toMatchObject({
      senderLines: ['Harbour Ltd', 'Quay 3', 'Porto', 'PT'],
    })
  })

  it('have status pages at the home of the site, wherever the owner asks for them', async () => {
    const id = await order()
    await shop.store.site.save({ ...(await shop.store.site.read()), homeOrigin: 'https://home.example' })
    const asked = await shop.app.inject({
      url: `${orders}/${id}`,
      headers: { host: 'evil.example' },
      cookies: Object.fromEntries(owner.cookies),
    })
    expect(asked.json().statusUrl).toMatch(/^https:\/\/home\.example\/commerce\/orders\//)
  })

  it('have status pages in the language of their buyer', async () => {
    const id = await order()
    const site = await shop.store.site.read()
    await shop.store.site.save({
      ...site,
      languages: [{ code: 'de', prefix: 'de', isEnabled: true, fallback: null }],
    })
    const asked = await shop.store.orders.find(id)
    if (!asked) throw new Error('There is no order.')
    await shop.store.transaction((tables) => tables.orders.save({ ...asked, language: 'de' }))
    const { statusUrl } = (await owner.get(`${orders}/${id}`)).json as { statusUrl: string }
    expect(statusUrl).toContain('/de/commerce/orders/')
    expect((await owner.get(statusUrl)).status).toBe(200)
  })

  it('are sent once, and the buyer hears of it', async () => {
    const id = await order()
    const sent = await owner.send('POST', `${orders}/${id}/fulfillments`, parcel)
    expect(sent.json).toMatchObject({
      order: {
        fulfillmentStatus: 'FULFILLED',
        fulfillments: [{ carrier: 'Royal Mail' }],
        history: [{ kind: 'placed' }, { kind: 'paid' }, { kind: 'fulfilled', by: 'Owner' }],
      },
    })
    const again = await owner.send('POST', `${orders}/${id}/fulfillments`, parcel)
    expect([again.status, again.json]).toEqual([409, { message: 'This order was fulfilled already.' }])
    expect(await mails()).toEqual(expect.arrayContaining(['[Test] Order #1001 is on its way']))
    expect(await mails()).toHaveLength(2)
  })

  it('are sent part by part, and each parcel is told of and can be taken back', async () => {
    const buyer = await shop.visitor()
    const request = orderRequest(await fillCart(buyer, shop.mug.id, { sku: 'MUG-BLUE', quantity: 3 }))
    const id = ((await placeOrder(buyer, request)).json as { orderId: string }).orderId
    const { order: placed } = (await owner.get(`${orders}/${id}`)).json as { order: Order }
    const lines = [{ lineId: placed.lines[0]?.id, quantity: 2 }]
    const { updatedAtMs } = placed
    const send = () => owner.send('POST', `${orders}/${id}/fulfillments`, { ...parcel, lines, updatedAtMs })
    const first = await send()
    expect(first.json).toMatchObject({ order: { fulfillmentStatus: 'PENDING', fulfillments: [{ lines }] } })
    expect((await send()).json).toEqual({ message: 'This order has changed since.' })
    expect((await owner.get(`${orders}?f=fulfillment:is:PARTLY_SENT`)).json).toMatchObject({
      rows: [{ id, isPartlySent: true }],
    })
    const rest = await owner.send('POST', `${orders}/${id}/fulfillments`, {
      ...parcel,
      notifyCustomer: false,
    })
    expect(rest.json).toMatchObject({ order: { fulfillmentStatus: 'FULFILLED' } })
    expect(await mails()).toContain('[Test] A part of order #1001 is on its way')
    const [kept] = (first.json as { order: Order }).order.fulfillments
    const undone = await owner.send('DELETE', `${orders}/${id}/fulfillments/${kept?.shippedAtMs}`)
    expect(undone.json).toMatchObject({ order: { fulfillmentStatus: 'PENDING', fulfillments: [{}] } })
    const again = await owner.send('DELETE', `${orders}/${id}/fulfillments/${kept?.shippedAtMs}`)
    expect(again.status).toBe(409)
  })

  it('take a link to the parcel only if it is one', async () => {
    const id = await order()
    const body = { ...parcel, trackingUrl: 'javascript:alert(1)' }
    expect((await owner.send('POST', `${orders}/${id}/fulfillments`, body)).json).toMatchObject({
      errors: { trackingUrl: 'Links must be formatted as http://example.org or https://example.org' },
    })
  })

  it('go back to the shelf and to the card when they are canceled', async () => {
    const id = await order()
    const body = { restock: true, notifyCustomer: true }
    const canceled = await owner.send('POST', `${orders}/${id}/cancellation`, body)
    expect(canceled.json).toMatchObject({
      order: { fulfillmentStatus: 'CANCELED', paymentState: 'REFUNDED' },
    })
    expect(await stock()).toMatchObject({ onHand: 1 })
    const moved = (await shop.store.money.listByOrder(id)).map((each) => each.cents)
    expect(moved.sort()).toEqual([-1700, 1700])
    expect((await owner.send('POST', `${orders}/${id}/cancellation`, body)).status).toBe(409)
    expect(await mails()).toContain('[Test] Order #1001 was canceled')
    shop.clock.nowMs += 60_000
    await shop.runJobs()
    expect(await shop.store.money.listByOrder(id)).toHaveLength(2)
  })

  it('have nothing put back in stock where their stock is not counted', async () => {
    const id = await order()
    const { order: read, countedLineIds } = (await owner.get(`${orders}/${id}`)).json as {
      order: Order
      countedLineIds: string[]
    }
    expect(countedLineIds).toEqual(read.lines.map((line) => line.id))
    const [line] = read.lines
    await shop.store.stock.count(line?.variantId ?? '', { unlimited: true }, 'For years')
    expect((await owner.get(`${orders}/${id}`)).json).toMatchObject({ countedLineIds: [] })
    const body = { restock: true, notifyCustomer: false }
    const canceled = await owner.send('POST', `${orders}/${id}/cancellation`, body)
    const { history } = (canceled.json as { order: Order }).order
    expect(history.find(({ kind }) => kind === 'canceled')?.fact).toMatchObject({ isRestocked: false })
  })

  it('are neither canceled nor marked as paid when they changed since they were looked at', async () => {
    const id = await order('manual')
    const seen = { updatedAtMs: 1 }
    const cancel = { restock: true, notifyCustomer: false, ...seen }
    const answers = [
      await owner.send('POST', `${orders}/${id}/cancellation`, cancel),
      await owner.send('POST', `${orders}/${id}/payment`, { reference: '', ...seen }),
    ]
    expect(answers.map(({ status, json }) => [status, json])).toEqual(
      [409, 409].map((status) => [status, { message: 'This order has changed since.' }]),
    )
    const { order: now } = (await owner.get(`${orders}/${id}`)).json as { order: Order }
    const paid = { reference: '', updatedAtMs: now.updatedAtMs }
    expect((await owner.send('POST', `${orders}/${id}/payment`, paid)).status).toBe(200)
  })

  it('stay off the shelf when the owner wants it so', async () => {
    const id = await order('manual')
    await owner.send('POST', `${orders}/${id}/cancellation`, { restock: false, notifyCustomer: false })
    expect(await stock()).toMatchObject({ onHand: 0 })
    expect(await mails()).toEqual(['Order #1001 confirmed'])
  })

  it('are marked as paid once, when they are paid outside of the shop', async () => {
    const id = await order('manual')
    const paid = await owner.send('POST', `${orders}/${id}/payment`, { reference: 'bank 7' })
    expect(paid.json).toMatchObject({ order: { paymentState: 'PAID', payment: { reference: 'bank 7' } } })
    expect(await shop.store.money.listByOrder(id)).toMatchObject([{ cents: 1700, gateway: 'manual' }])
    const again = await owner.send('POST', `${orders}/${id}/payment`, { reference: '' })
    expect([again.status, again.json]).toEqual([409, { message: 'This order was paid already.' }])
  })

  it('are in the mailbox, letter by letter', async () => {
    await order()
    await shop.runJobs()
    const list = (await owner.get('/api/panel/mail')).json as { rows: { id: string }[]; total: object }
    expect(list.total).toEqual({ count: 2, isMore: false })
    const message = await owner.get(`/api/panel/mail/${list.rows[0]?.id}`)
    expect(message.json).toMatchObject({
      mail: { state: 'kept', content: { text: expect.stringContaining('#1001') } },
    })
  })
})
