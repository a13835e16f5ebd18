import { wordsOf } from '@vitrine/domain/lists/list-words'
import type { RowTest } from '@vitrine/domain/lists/row-tests'
import type { Order } from '@vitrine/domain/orders/order'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { orderEntry, ordersTable } from '../orders/orders-list-table.ts'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'
import { buildOrder, buildOrderLine, newId, noon } from '../testing/builders.ts'
import { everyRow } from '../testing/list-ask.ts'
import { type ListBounds, usualBounds } from './list-bounds.ts'
import { listOfRows } from './list-of-rows.ts'
import type { ListPage } from './list-page.ts'
import type { ListAsk } from './read-list.ts'

let built: BuiltStore
beforeEach(async () => {
  built = await buildStore()
})
afterEach(() => built.close())

const hour = 3_600_000
const countries = ['DE', 'US', 'CH'] as const
const parcels = ['Parcel', 'Airmail'] as const
const skus = ['MUG-BLUE', 'MUG-RED', 'POT', 'mug'] as const
const firstNames = ['Ada', 'Adam', 'Zoë', 'Éva'] as const
const fulfillments = ['PENDING', 'FULFILLED', 'CANCELED'] as const
const payments = ['PENDING', 'PAID', 'REFUNDED'] as const

interface Drawn {
  readonly hours: number
  readonly quantity: number
  readonly country: (typeof countries)[number] | null
  readonly parcel: (typeof parcels)[number]
  readonly sku: (typeof skus)[number]
  readonly firstName: (typeof firstNames)[number]
  readonly fulfillment: (typeof fulfillments)[number]
  readonly payment: (typeof payments)[number]
  readonly isTest: boolean
}

const drawn = fc.record<Drawn>({
  hours: fc.nat({ max: 6 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  country: fc.constantFrom(...countries, null),
  parcel: fc.constantFrom(...parcels),
  sku: fc.constantFrom(...skus),
  firstName: fc.constantFrom(...firstNames),
  fulfillment: fc.constantFrom(...fulfillments),
  payment: fc.constantFrom(...payments),
  isTest: fc.boolean(),
})

const test: fc.Arbitrary<RowTest> = fc.oneof(
  fc
    .tuple(fc.option(fc.nat({ max: 6 })), fc.option(fc.nat({ max: 6 })))
    .filter(([from, to]) => from !== null || to !== null)
    .map(([from, to]) => ({
      kind: 'between' as const,
      key: 'created',
      from: from === null ? null : noon + from * hour,
      to: to === null ? null : noon + to * hour,
    })),
  among('fulfillment', fulfillments),
  among('payment', payments),
  among('country', ['de', 'us', 'fr']),
  among('shipping', ['parcel', 'airmail', 'boat']),
  among('sku', ['mug', 'mug-blue', 'pot']),
  among('test', ['yes']),
  fc.constantFrom('mug', 'mug-', 'p', 'x').map((text) => ({ kind: 'starts' as const, key: 'sku', text })),
  fc
    .subarray(['mu', 'blue', 're'], { minLength: 1 })
    .map((words) => ({ kind: 'has' as const, key: 'sku', words })),
  fc.boolean().map((isEmpty) => ({ kind: 'empty' as const, key: 'country', isEmpty })),
)

function among(key: string, values: readonly string[]): fc.Arbitrary<RowTest> {
  return fc
    .tuple(fc.subarray([...values], { minLength: 1 }), fc.boolean())
    .map(([some, isNot]) => ({ kind: 'among', key, values: some, isNot }))
}

/** So that nothing is found at the first try. */
const tight: ListBounds = {
  ...usualBounds,
  sorted: 0,
  walkedFully: 0,
  sortedAtMost: 0,
  sortedFarOff: 0,
  walked: 0,
  lookedUp: 0,
  among: 0,
  walkedAmong: 0,
}

const asked = fc.record({
  words: fc.subarray(['ad', 'byron', 'zoe', 'mug', '10', 'nobody'], { maxLength: 2 }),
  tests: fc.array(test, { maxLength: 3 }),
  sort: fc.record({
    key: fc.constantFrom('number', 'created', 'total'),
    isDescending: fc.boolean(),
  }),
  limit: fc.integer({ min: 1, max: 7 }),
  // Whichever way an answer is found, it is the same.
  bounds: fc.constantFrom(
    usualBounds,
    { ...usualBounds, sorted: 20, sortedAtOnce: 0, given: 0 },
    { ...usualBounds, sorted: 20, sortedAtOnce: 2, walkedFully: 12, countedApart: 6, toldApart: 3 },
    { ...tight, sorted: 3, sortedAtMost: 8, sortedFarOff: 12, walked: 9, lookedUp: 4, passed: 5 },
    { ...tight, among: 12, given: 0, walkedAmong: 15, countedApart: 4, toldApart: 2, sampled: 5 },
    tight,
  ),
})

describe('a list', () => {
  it('shows what a plain filter and a plain sort show, whatever is asked', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(drawn, { maxLength: 30 }),
        fc.array(asked, { minLength: 8, maxLength: 8 }),
        async (shop, asks) => {
          await forgetOrders()
          const orders = await place(shop)
          for (const ask of asks) {
            const wanted = orders.filter((order) => isWanted(order, ask)).sort(comparing(ask.sort))
            const numbers = wanted.map(({ number }) => number)
            const kept = (each: ListAsk) => built.siteStore.orders.list(each)
            const atHand = async (each: ListAsk) =>
              listOfRows(orders, { keys: ordersTable, entryOf: orderEntry }, each)
            expect(await walk(kept, ask, 'after')).toEqual(numbers)
            expect(await walk(kept, ask, 'before')).toEqual(numbers)
            expect(await walk(atHand, ask, 'after')).toEqual(numbers)
            expect(await walk(atHand, ask, 'before')).toEqual(numbers)
            const first = { ...ask, start: null }
            const { total, ...page } = await kept(first)
            expect(total.isMore ? Math.max(total.count, numbers.length) : total.count).toBe(numbers.length)
            expect(await atHand(first)).toEqual({ ...page, total: { count: numbers.length, isMore: false } })
          }
        },
      ),
      { numRuns: { short: 12, long: 300 }[inject('proofLength')] },
    )
  })

  it('pages through rows of some choices in order, forwards and backwards', async () => {
    const orders = await place(
      Array.from({ length: 24 }, (_, at) => {
        const fulfillment = fulfillments[at % 3] ?? 'PENDING'
        return { ...plain, hours: at % 5, fulfillment, payment: at % 2 === 0 ? 'PAID' : 'PENDING' }
      }),
    )
    const tests: RowTest[] = [
      { kind: 'among', key: 'fulfillment', values: ['CANCELED'], isNot: true },
      { kind: 'between', key: 'created', from: noon + hour, to: null },
    ]
    const bounds = { ...usualBounds, sorted: 2, sortedAtMost: 2, sortedFarOff: 2, walked: 4, lookedUp: 4 }
    const ask = everyRow({ tests, bounds, limit: 3, sort: { key: 'created', isDescending: true } })
    const wanted = orders.filter((order) => isWanted(order, ask)).sort(comparing(ask.sort))
    const numbers = wanted.map(({ number }) => number)
    const list = (each: ListAsk) => built.siteStore.orders.list(each)
    expect(await walk(list, ask, 'after')).toEqual(numbers)
    expect(await walk(list, ask, 'before')).toEqual(numbers)
    expect((await list(ask)).total).toEqual({ count: numbers.length, isMore: false })
  })

  it.each([
    ['a word and a choice', { words: ['mug'], tests: only('fulfillment', 'PENDING') }],
    ['two texts that are kept as one', { tests: [...only('country', 'de'), ...only('shipping', 'airmail')] }],
    [
      'two texts, one of several values',
      { tests: [...only('country', 'de', 'us'), ...only('shipping', 'parcel')] },
    ],
    ['a word alone', { words: ['mug'] }],
    ['a choice', { tests: only('fulfillment', 'PENDING') }],
    ['a choice that no row has', { tests: only('fulfillment', 'CANCELED') }],
    ['a stretch of time', { tests: [{ kind: 'between', key: 'created', from: noon + hour, to: null }] }],
  ] as const)('finds by %s along the list what it finds by sorting', async (_, part) => {
    const orders = await place(
      Array.from({ length: 24 }, (_, at) => ({
        ...plain,
        hours: at % 5,
        country: at % 3 === 0 ? 'US' : 'DE',
        parcel: at % 4 === 0 ? 'Airmail' : 'Parcel',
        sku: at % 2 === 0 ? 'MUG-RED' : 'POT',
        fulfillment: at % 8 < 5 ? 'PENDING' : 'FULFILLED',
      })),
    )
    const sort = { key: 'created', isDescending: true }
    for (const bounds of [
      usualBounds,
      { ...usualBounds, sortedAtOnce: 0 },
      { ...usualBounds, sorted: 0 },
      tight,
    ]) {
      const ask = everyRow({ ...part, bounds, limit: 2, sort })
      const wanted = orders.filter((order) => isWanted(order, ask)).sort(comparing(sort))
      const list = (each: ListAsk) => built.siteStore.orders.list(each)
      expect(await walk(list, ask, 'after')).toEqual(wanted.map(({ number }) => number))
    }
  })

  it.each([true, false])(
    'finds what stands far off in another order, last first: %s',
    async (isDescending) => {
      const orders = await place(
        Array.from({ length: 24 }, (_, at) => ({
          ...plain,
          hours: at >= 9 && at < 16 ? 3 : 0,
          quantity: (at % 2) + 1,
        })),
      )
      const tests: RowTest[] = [{ kind: 'between', key: 'created', from: noon + hour, to: null }]
      const bounds = { ...usualBounds, sorted: 2, walked: 20, lookedUp: 20 }
      const list = (each: ListAsk) => built.siteStore.orders.list(each)
      for (const part of [{ tests }, { tests: [...tests, ...only('country', 'de')] }])
        for (const key of ['number', 'total']) {
          const ask = everyRow({ ...part, bounds, limit: 2, sort: { key, isDescending } })
          const wanted = orders.filter((order) => isWanted(order, ask)).sort(comparing(ask.sort))
          expect(await walk(list, ask, 'after')).toEqual(wanted.map(({ number }) => number))
          expect(await walk(list, ask, 'before')).toEqual(wanted.map(({ number }) => number))
        }
    },
  )

  it('is walked without a row twice or left out while others come and change', async () => {
    await place(Array.from({ length: 20 }, (_, place) => ({ ...plain, hours: place % 3 })))
    const { orders } = built.siteStore
    const before = (await orders.list(everyRow())).rows.map(({ number }) => number)
    const seen: number[] = []
    let start: ListAsk['start'] = null
    for (;;) {
      const ask: ListAsk = everyRow({ sort: { key: 'created', isDescending: true }, limit: 3, start })
      const page = await orders.list(ask)
      seen.push(...page.rows.map(({ number }) => number))
      await place([{ ...plain, hours: 5 }])
      const last = page.rows.at(-1)
      if (!page.next || !last) break
      start = { side: 'after', id: last.id, value: last.createdAtMs }
    }
    expect(seen.toSorted((one, other) => one - other)).toEqual(before)
  })

  it('counts up to a bound, and says that there are more', async () => {
    await place(Array.from({ length: 12 }, () => plain))
    const bounds = { ...usualBounds, sorted: 5, among: 5, countedApart: 5, toldApart: 5, counted: 10 }
    const { orders } = built.siteStore
    const ask = everyRow({ limit: 2, bounds })
    expect((await orders.list(ask)).total).toEqual({ count: 10, isMore: true })
    expect((await orders.list({ ...ask, words: ['ada'] })).total).toEqual({ count: 5, isMore: true })
  })

  it('says nothing of what was frequent some minutes ago', async () => {
    const orders = await place(Array.from({ length: 12 }, (_, at) => ({ ...plain, hours: at % 2 })))
    const tests: RowTest[] = [
      ...only('fulfillment', 'PENDING'),
      { kind: 'between', key: 'created', from: noon, to: null },
      ...only('country', 'de'),
    ]
    const bounds = { ...usualBounds, sorted: 5, passed: 5, passedOfMany: 3, sampled: 3 }
    const ask = everyRow({ tests, bounds, limit: 1 })
    const list = (each: ListAsk) => built.siteStore.orders.list(each)
    expect((await list(ask)).total.isMore).toBe(true)
    for (const order of orders.slice(0, 10))
      await built.siteStore.orders.save({ ...order, fulfillmentStatus: 'FULFILLED' })
    const left = orders.slice(10).map(({ number }) => number)
    expect(await walk(list, ask, 'after')).toEqual(left)
    for (const part of [tests, tests.slice(0, 2), tests.slice(0, 1)])
      expect((await list({ ...ask, tests: part })).total.count).toBeLessThanOrEqual(left.length)
  })

  it('forgets what a row was before it changed', async () => {
    const [order] = await place([plain])
    if (!order) throw new Error('Nothing was placed')
    const { orders } = built.siteStore
    await orders.save({ ...order, contact: { ...order.contact, email: 'new@example.org' } })
    const found = async (word: string) => (await orders.list(everyRow({ words: [word] }))).total.count
    expect([await found('ada.old@example.org'), await found('new@')]).toEqual([0, 1])
  })
})

const only = (key: string, ...values: readonly string[]): readonly RowTest[] => [
  { kind: 'among', key, values, isNot: false },
]

const plain: Drawn = {
  hours: 0,
  quantity: 1,
  country: 'DE',
  parcel: 'Parcel',
  sku: 'POT',
  firstName: 'Ada',
  fulfillment: 'PENDING',
  payment: 'PENDING',
  isTest: false,
}

let placed = 0

function place(shop: readonly Drawn[]): Promise<readonly Order[]> {
  const orders = shop.map(orderOf)
  return built.siteStore.transaction(async (tables) => {
    for (const order of orders) await tables.orders.insert(order)
    return orders
  })
}

function orderOf({ hours, quantity, country, parcel, sku, firstName, isTest, ...states }: Drawn): Order {
  placed += 1
  const order = buildOrder({
    number: 1000 + placed,
    cartId: newId(),
    createdAtMs: noon + hours * hour,
    isTest,
    contact: { email: `${firstName}.old@example.org`, phone: '', wantsNews: false },
    shipping: { key: 'a', name: parcel },
    lines: [buildOrderLine({ sku, quantity })],
    fulfillmentStatus: states.fulfillment,
    paymentState: states.payment,
    billingAddress: null,
  })
  const { shippingAddress } = order
  const address = shippingAddress && country ? { ...shippingAddress, firstName, country } : null
  return { ...order, shippingAddress: address }
}

async function forgetOrders(): Promise<void> {
  await built.store.sites.remove(built.website.id)
  await built.store.sites.add(built.website)
}

function isWanted(order: Order, { words, tests }: Pick<ListAsk, 'words' | 'tests'>): boolean {
  const { shippingAddress: address, contact, lines } = order
  const name = address ? `${address.firstName} ${address.lastName}` : ''
  const known = wordsOf([String(order.number), contact.email, name, ...lines.map(({ sku }) => sku)])
  const begins = (word: string) => known.some((each) => each.startsWith(word))
  return words.every(begins) && tests.every((each) => fulfills(order, each))
}

function fulfills(order: Order, test: RowTest): boolean {
  const texts: Record<string, readonly string[]> = {
    fulfillment: [order.fulfillmentStatus],
    payment: [order.paymentState],
    test: order.isTest ? ['yes'] : [],
    country: order.shippingAddress ? [order.shippingAddress.country.toLowerCase()] : [],
    shipping: order.shipping ? [order.shipping.name.toLowerCase()] : [],
    sku: order.lines.map(({ sku }) => sku.toLowerCase()),
  }
  const own = texts[test.key] ?? []
  if (test.kind === 'between') {
    const { from, to } = test
    return (from === null || order.createdAtMs >= from) && (to === null || order.createdAtMs <= to)
  }
  if (test.kind === 'among') return own.some((each) => test.values.includes(each)) !== test.isNot
  if (test.kind === 'starts') return own.some((each) => each.startsWith(test.text))
  if (test.kind === 'empty') return (own.length === 0) === test.isEmpty
  return test.words.every((word) => wordsOf(own).some((each) => each.startsWith(word)))
}

function comparing({ key, isDescending }: ListAsk['sort']) {
  const value = (order: Order) =>
    key === 'number' ? order.number : key === 'total' ? order.grandTotalCents : order.createdAtMs
  return (one: Order, other: Order) => {
    const way = value(one) - value(other) || (one.id < other.id ? -1 : 1)
    return isDescending ? -way : way
  }
}

/** Walks a list page by page, forwards from its beginning or backwards from its end, and returns its numbers in order. */
async function walk(
  list: (ask: ListAsk) => Promise<ListPage<Order>>,
  ask: Omit<ListAsk, 'start'>,
  side: 'after' | 'before',
): Promise<readonly number[]> {
  const seen: Order[] = []
  const isBack = side === 'before'
  let start: ListAsk['start'] = isBack
    ? { side, id: ask.sort.isDescending ? '!' : '~', value: ask.sort.isDescending ? -1 : 1e15 }
    : null
  for (;;) {
    const page = await list({ ...ask, start })
    if (seen.length > 1_000) throw new Error('The same rows come again and again')
    if (isBack) seen.unshift(...page.rows)
    else seen.push(...page.rows)
    const edge = isBack ? page.rows[0] : page.rows.at(-1)
    if (!edge || (isBack ? page.previous : page.next) === null) return seen.map(({ number }) => number)
    const value =
      { number: edge.number, total: edge.grandTotalCents, created: edge.createdAtMs }[ask.sort.key] ?? 0
    start = { side, id: edge.id, value }
  }
}
