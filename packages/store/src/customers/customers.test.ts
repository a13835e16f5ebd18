import { searchedWords } from '@vitrine/domain/lists/list-words'
import type { Order } from '@vitrine/domain/orders/order'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ListAsk } from '../lists/read-list.ts'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'
import { buildOrder, newId, noon } from '../testing/builders.ts'
import { among, everyRow } from '../testing/list-ask.ts'

let built: BuiltStore
let number: number
beforeEach(async () => {
  built = await buildStore()
  number = 1000
})
afterEach(async () => {
  // The orders of these tests were paid by nobody, which other sentences say.
  expect((await built.store.audit()).filter((sentence) => sentence.includes('customer'))).toEqual([])
  await built.close()
})

const contact = (email: string, wantsNews = false) => ({ email, phone: '', wantsNews })

async function place(part: Partial<Order>): Promise<Order> {
  number += 1
  const order = buildOrder({ isTest: false, paymentState: 'PAID', cartId: newId(), number, ...part })
  await built.siteStore.transaction(({ orders }) => orders.insert(order))
  return order
}

const move = ({ id }: Order, email: string) =>
  built.siteStore.transaction(async ({ orders }) => {
    const order = (await orders.lock(id)) ?? expect.fail()
    const moved = { ...order, contact: { ...order.contact, email } }
    await orders.save(moved)
    await orders.moveToCustomer(moved, newId())
  })

const listed = async (part: Partial<ListAsk> = {}) =>
  (await built.siteStore.customers.list(everyRow({ sort: { key: 'email', isDescending: false }, ...part })))
    .rows

const emails = async (part: Partial<ListAsk> = {}) => (await listed(part)).map(({ email }) => email)

describe('customers', () => {
  it('are one for each email address, however it is written', async () => {
    await place({ contact: contact('Ada@Example.com'), createdAtMs: noon })
    await place({ contact: contact(' ada@example.COM', true), createdAtMs: noon + 5 })
    await place({ contact: contact('bob@example.com'), createdAtMs: noon + 7 })
    expect(await listed()).toMatchObject([
      {
        email: 'ada@example.COM',
        firstName: 'Ada',
        orderCount: 2,
        spent: [{ currency: 'USD', cents: 2400 }],
        firstSeenAtMs: noon,
        lastOrderAtMs: noon + 5,
        consents: [{ isGiven: true, source: 'checkout', atMs: noon + 5 }],
      },
      { email: 'bob@example.com', orderCount: 1 },
    ])
  })

  it('give and take an order whose address is corrected, with its sum and its date', async () => {
    const strayed = await place({ contact: contact('typo@example.com', true), createdAtMs: noon + 9 })
    await place({ contact: contact('typo@example.com'), createdAtMs: noon })
    await place({ contact: contact('bob@example.com'), createdAtMs: noon + 2 })
    await move(strayed, 'BOB@example.com')
    const sums = (count: number, lastOrderAtMs: number) => ({
      ...{ orderCount: count, spent: [{ currency: 'USD', cents: 1200 * count }], lastOrderAtMs },
    })
    expect(await listed()).toMatchObject([
      { email: 'BOB@example.com', ...sums(2, noon + 9), firstSeenAtMs: noon + 2, consents: [{}] },
      { email: 'typo@example.com', ...sums(1, noon), firstSeenAtMs: noon, consents: [] },
    ])
    await move(strayed, 'new@example.com')
    expect(await listed()).toMatchObject([
      { email: 'bob@example.com', ...sums(1, noon + 2), consents: [] },
      { email: 'new@example.com', ...sums(1, noon + 9) },
      { email: 'typo@example.com', ...sums(1, noon) },
    ])
  })

  it('take no order of who was erased, and come in no circle where two change places', async () => {
    const one = await place({ contact: contact('ann@example.com') })
    const other = await place({ contact: contact('zoe@example.com') })
    await Promise.all([move(one, 'zoe@example.com'), move(other, 'ann@example.com')])
    expect(await emails()).toEqual(['ann@example.com', 'zoe@example.com'])
    const ann = (await built.siteStore.customers.findByEmail('ann@example.com')) ?? expect.fail()
    await built.siteStore.customers.erase(ann.id)
    await move(other, 'cat@example.com')
    expect(await emails()).toEqual(['zoe@example.com'])
  })

  it('are counted without test orders, and without what was not paid', async () => {
    await place({ isTest: true })
    await place({ paymentState: 'PENDING' })
    expect(await listed()).toMatchObject([
      { orderCount: 1, testOrderCount: 1, spent: [{ currency: 'USD', cents: 0 }] },
    ])
  })

  it('are counted again when an order is paid, canceled and refunded', async () => {
    const first = await place({ createdAtMs: noon })
    const second = await place({ createdAtMs: noon + 9, paymentState: 'PENDING' })
    const { orders } = built.siteStore
    await orders.save({ ...second, paymentState: 'PAID' })
    expect(await listed()).toMatchObject([
      { orderCount: 2, spent: [{ cents: 2400 }], lastOrderAtMs: noon + 9 },
    ])
    await orders.save({ ...second, paymentState: 'PAID', fulfillmentStatus: 'CANCELED' })
    await orders.save({ ...second, paymentState: 'REFUNDED', fulfillmentStatus: 'CANCELED' })
    expect(await listed()).toMatchObject([{ orderCount: 1, spent: [{ cents: 1200 }], lastOrderAtMs: noon }])
    await orders.save({ ...first, paymentState: 'REFUNDED' })
    expect(await listed()).toMatchObject([{ orderCount: 1, spent: [{ cents: 0 }], lastOrderAtMs: noon }])
  })

  it('keep the amounts of each currency apart', async () => {
    await place({ createdAtMs: noon })
    await place({ createdAtMs: noon + 1, currency: 'EUR' })
    expect((await listed())[0]?.spent).toEqual([
      { currency: 'EUR', cents: 1200 },
      { currency: 'USD', cents: 1200 },
    ])
  })

  it('are found by name, address and tag, narrowed and sorted', async () => {
    await place({ contact: contact('ada@example.com', true), createdAtMs: noon })
    await place({ contact: contact('ada@example.com'), createdAtMs: noon + 1 })
    await place({ contact: contact('bob@example.com'), shippingAddress: null, createdAtMs: noon + 2 })
    const [ada] = await listed()
    await built.siteStore.customers.save({ ...(ada ?? fail()), tags: ['Wholesale'] })
    expect(await emails({ words: searchedWords('byr') })).toEqual(['ada@example.com'])
    expect(await emails({ words: searchedWords('bob@') })).toEqual(['bob@example.com'])
    expect(await emails({ words: searchedWords('wholes') })).toEqual(['ada@example.com'])
    expect(await emails({ tests: among('tags', 'wholesale') })).toEqual(['ada@example.com'])
    expect(await emails({ tests: among('news', 'yes') })).toEqual(['ada@example.com'])
    expect(await emails({ tests: [{ kind: 'between', key: 'orders', from: 2, to: null }] })).toEqual([
      'ada@example.com',
    ])
    expect(await emails({ tests: [{ kind: 'empty', key: 'tags', isEmpty: true }] })).toEqual([
      'bob@example.com',
    ])
    for (const key of ['name', 'email', 'orders', 'spent', 'lastOrder', 'firstSeen'])
      expect(await emails({ sort: { key, isDescending: true } })).toHaveLength(2)
  })

  it('are neither seen nor counted by another site', async () => {
    await place({})
    const other = built.store.site(newId())
    const [here] = await listed()
    expect(await other.customers.find(here?.id ?? '')).toBeUndefined()
    expect(
      (await other.customers.list(everyRow({ sort: { key: 'email', isDescending: false } }))).rows,
    ).toEqual([])
  })

  it('count every order once when several are placed at a moment', async () => {
    await Promise.all(Array.from({ length: 8 }, () => place({})))
    expect(await listed()).toMatchObject([{ orderCount: 8, spent: [{ cents: 9600 }] }])
  })

  it('stay erased, whatever becomes of their orders', async () => {
    const order = await place({})
    const [ada] = await listed()
    await built.siteStore.customers.erase(ada?.id ?? '')
    await built.siteStore.orders.save({ ...order, paymentState: 'REFUNDED' })
    expect(await listed()).toEqual([])
    expect(await emails({ words: searchedWords('ada') })).toEqual([])
    await place({ createdAtMs: noon + 1 })
    expect(await listed()).toMatchObject([{ orderCount: 1, firstSeenAtMs: noon + 1 }])
  })
})

function fail(): never {
  throw new Error('Nobody is listed')
}
