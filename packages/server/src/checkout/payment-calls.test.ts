import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { byCard, cards, fillCart, orderRequest, placeOrder } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const discrepancies = '/api/panel/payment-discrepancies'
const mailbox = '/api/panel/mail'
const unsent = `${mailbox}?f=state:any:waiting,failed,dead`

describe('what the owner is told of money and mail that went astray', () => {
  let shop: OpenShop
  let owner: Visitor
  let buyer: Visitor
  beforeEach(async () => {
    shop = await openShop({ site: { contactEmail: '', homeOrigin: 'https://home.example' }, timeLimitMs: 40 })
    owner = await shop.visitor()
    buyer = await shop.visitor()
    await signInAs(owner, shop.store, ['storeManager'])
  })
  afterEach(() => shop.close())

  async function buy(card: keyof typeof cards) {
    const token = await fillCart(buyer, shop.lastOne.id)
    return placeOrder(buyer, orderRequest(token, { payment: byCard(cards[card]) }))
  }

  it('is nothing while all is well', async () => {
    await buy('succeeds')
    await shop.runJobs()
    expect((await owner.get(discrepancies)).json).toEqual({ discrepancies: [], unreadBooks: [] })
    expect((await owner.get(unsent)).json).toMatchObject({ rows: [] })
  })

  it('is a payment that never ended, whose order one press places', async () => {
    expect((await buy('isSilent')).status).toBe(504)
    shop.clock.nowMs += 20 * 60_000
    const told = (await owner.get(discrepancies)).json as {
      discrepancies: { paymentId: string; kind: string }[]
    }
    expect(told.discrepancies).toMatchObject([{ kind: 'open-past-hold', amountCents: 1700, currency: 'USD' }])

    const resolved = await owner.send(
      'POST',
      `${discrepancies}/${told.discrepancies[0]?.paymentId}/resolution`,
    )
    expect(resolved.json).toEqual({ orderId: expect.any(String), outcome: 'placed', message: '' })
    expect((await owner.get('/api/panel/orders')).json).toMatchObject({ total: { count: 1 } })
    expect((await owner.get(discrepancies)).json).toMatchObject({ discrepancies: [] })
  })

  it('is a mail that could not be written, which goes out when its reason is gone', async () => {
    const site = await shop.store.site.read()
    const orderNumbers = { prefix: 'HB-', suffix: '' }
    await shop.store.site.save({ ...site, homeOrigin: null, store: { ...site.store, orderNumbers } })
    await buy('succeeds')
    await shop.runJobs()
    const told = (await owner.get(unsent)).json as { rows: { id: string }[] }
    expect(told).toMatchObject({
      rows: [
        {
          reason: 'placed',
          to: 'ada@example.com',
          orderName: 'HB-1001',
          nextTryAtMs: null,
          failure: expect.stringContaining('no contact address'),
        },
      ],
    })

    await shop.store.site.save({ ...(await shop.store.site.read()), contactEmail: 'shop@example.com' })
    expect((await owner.send('POST', `${mailbox}/${told.rows[0]?.id}/attempts`)).status).toBe(200)
    await shop.runJobs()
    expect((await owner.get(unsent)).json).toMatchObject({ rows: [] })
    expect(await shop.store.mail.find(told.rows[0]?.id ?? '')).toMatchObject({ to: 'ada@example.com' })
  })
})
