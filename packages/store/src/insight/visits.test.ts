import type { Visit } from '@vitrine/domain/insight/visit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'
import { buildOrder, newId, noon } from '../testing/builders.ts'
import type { VisitRecords } from './visits.ts'

let built: BuiltStore
beforeEach(async () => {
  built = await buildStore()
})
afterEach(() => built.close())

const visit: Visit = {
  startedAtMs: noon,
  lastAtMs: noon,
  device: 'phone',
  browser: 'Safari',
  language: 'de',
  entry: { path: '/', channel: 'direct', source: '', campaign: '' },
  steps: ['visit'],
  seen: ['page|/'],
  cartIds: [],
  experimentOrders: [],
}

/** Adds a page to each of some visits, as servers do. */
const look = (keys: readonly string[]) =>
  built.siteStore.transaction(async ({ visits }) => {
    const held = await visits.hold(keys)
    const next = keys.map((key) => {
      const before = held.get(key) ?? { ...visit, lastAtMs: 0 }
      return [key, { ...before, lastAtMs: before.lastAtMs + 1 }] as const
    })
    await visits.save(new Map(next))
  })

const readBack = (keys: readonly string[]) => built.siteStore.transaction(({ visits }) => visits.hold(keys))

describe('visits', () => {
  it('are kept from others until they are written, in whatever order they are asked for', async () => {
    const keys = ['a', 'b', 'c', 'd', 'e']
    await Promise.all(
      Array.from({ length: 20 }, (_, number) => look(number % 2 === 0 ? keys : keys.toReversed())),
    )
    const held = await readBack(keys)
    expect(keys.map((key) => held.get(key)?.lastAtMs)).toEqual(keys.map(() => 20))
  })

  it('that are only begun, or that were written by nobody we know, are none', async () => {
    expect((await readBack(['nobody'])).size).toBe(0)
    await built.siteStore.transaction(({ visits }) =>
      visits.save(new Map([['odd', { ...visit, device: 7 } as unknown as Visit]])),
    )
    expect((await readBack(['odd'])).size).toBe(0)
  })

  it('are found by their cart, the one that showed a page last', async () => {
    await built.siteStore.transaction(({ visits }) =>
      visits.save(
        new Map([
          ['one', { ...visit, cartIds: ['c1'] }],
          ['two', { ...visit, cartIds: ['c1'], lastAtMs: noon + 1 }],
          ['none', visit],
        ]),
      ),
    )
    const { visits } = built.siteStore
    expect([...(await visits.findCarts(['c1', 'c2', '']))]).toEqual([
      ['c1', { key: 'two', notedAtMs: noon + 1 }],
    ])
    expect(await visits.countSince(noon + 1)).toBe(1)
  })

  it('are noted with their carts anew with each page, and their carts kept as long as they are', async () => {
    const { siteStore } = built
    const evening = noon + 8 * 3_600_000
    const show = (lastAtMs: number) =>
      siteStore.transaction(({ visits }) =>
        visits.save(new Map([['one', { ...visit, cartIds: ['c1'], lastAtMs }]])),
      )
    await show(noon)
    await show(evening)
    await siteStore.visits.removeOld(evening)
    expect([...(await siteStore.visits.findCarts(['c1']))]).toEqual([
      ['c1', { key: 'one', notedAtMs: evening }],
    ])
    expect(await siteStore.visits.removeOld(evening + 1)).toBe(2)
  })
})

it('notes where a visit went, and keeps nothing else where it was', async () => {
  const { siteStore } = built
  await siteStore.transaction(async ({ visits }) => {
    await visits.save(new Map([['old', { ...visit, cartIds: ['c1'] }]]))
    await visits.save(new Map([['new', { ...visit, cartIds: ['c1'] }]]))
    await visits.notePlaces(new Map([['old', { key: 'new', lastAtMs: noon }]]))
  })
  const places = await siteStore.visits.placesOf(['new', 'none', 'old'])
  expect([...places].toSorted()).toEqual([
    ['new', null],
    ['old', 'new'],
  ])
  expect([...(await readBack(['old', 'new'])).keys()]).toEqual(['new'])
  expect((await siteStore.visits.findCarts(['c1'])).get('c1')?.key).toBe('new')
  expect(await siteStore.visits.countSince(noon)).toBe(1)
})

it('removes those of some rows of which nothing came', async () => {
  const { siteStore } = built
  const keys = ['empty', 'full', 'gone']
  await siteStore.transaction(async ({ visits }) => {
    await visits.hold([...keys, 'other'])
    await visits.save(new Map([['full', visit]]))
    await visits.notePlaces(new Map([['gone', { key: 'full', lastAtMs: noon }]]))
    await visits.removeEmpty(keys)
  })
  const left = await siteStore.visits.placesOf([...keys, 'other'])
  expect([...left.keys()].toSorted()).toEqual(['full', 'gone', 'other'])
})

it('are cleared away with their carts while they are written, and nobody waits in a circle', async () => {
  const { siteStore } = built
  const names = Array.from({ length: 200 }, (_, number) => `${number}`.padStart(3, '0'))
  // The older the later in their order, so that who goes by their age goes the other way.
  const old = new Map(names.map((name, at) => [name, { ...visit, cartIds: [name], lastAtMs: noon - at }]))
  const other = new Map([['other', { ...visit, cartIds: names }]])
  let attempts = 0
  const write = (work: (visits: VisitRecords) => Promise<unknown>) =>
    siteStore.transaction(({ visits }) => {
      attempts += 1
      return work(visits)
    })
  for (let round = 0; round < 6; round += 1) {
    await write((visits) => visits.save(old))
    const holding = write((visits) => visits.hold(names, []))
    const noting = write((visits) => visits.save(other))
    await Promise.all([holding, noting, siteStore.visits.removeOld(noon + 1)])
    await siteStore.visits.removeOld(noon + 1)
  }
  // Who waits in a circle is made to begin again.
  expect(attempts).toBe(18)
  expect((await siteStore.visits.placesOf(names)).size).toBe(0)
})

it('finds a cart where its visit went, also one that the visit does not name any more', async () => {
  const { siteStore } = built
  await siteStore.transaction(async ({ visits }) => {
    await visits.save(new Map([['old', { ...visit, cartIds: ['c1'] }]]))
    await visits.save(new Map([['new', visit]]))
    await visits.notePlaces(new Map([['old', { key: 'new', lastAtMs: noon }]]))
  })
  expect((await siteStore.visits.findCarts(['c1'])).get('c1')?.key).toBe('new')
})

it('gives a day one secret, whoever asks first', async () => {
  const { visits } = built.siteStore
  const claims = await Promise.all(['a', 'b', 'c'].map((secret) => visits.claimSecret('2026-03-01', secret)))
  expect(new Set(claims).size).toBe(1)
})

it('marks an order once, and then does not name it again', async () => {
  const { orders, visits } = built.siteStore
  const made = [
    buildOrder({ id: newId(), number: 1001, createdAtMs: noon }),
    buildOrder({ id: newId(), number: 1002, createdAtMs: noon - 1 }),
  ]
  for (const order of made) await orders.insert(order)
  const ids = made.map(({ id }) => id)
  expect(await visits.uncountedOrders(noon, 10)).toEqual([ids[0]])
  expect(await visits.uncountedOrders(noon - 1, 10)).toEqual([ids[1], ids[0]])
  const marked = await Promise.all(
    [1, 2, 3].map(() => built.siteStore.transaction((tables) => tables.visits.markOrders(ids, noon))),
  )
  expect(marked.flat().toSorted()).toEqual(ids.toSorted())
  expect(await visits.uncountedOrders(0, 10)).toEqual([])
})
