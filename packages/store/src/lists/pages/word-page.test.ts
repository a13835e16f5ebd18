import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type BuiltStore, buildStore } from '../../testing/build-store.ts'
import { buildOrder, newId, noon } from '../../testing/builders.ts'
import { everyRow } from '../../testing/list-ask.ts'
import { usualBounds } from '../list-bounds.ts'

let built: BuiltStore
beforeEach(async () => {
  built = await buildStore()
})
afterEach(() => built.close())

const orderAt = (number: number, hours: number) =>
  buildOrder({
    number,
    cartId: newId(),
    createdAtMs: noon + hours * 3_600_000,
    contact: { email: `ada.${number}@example.org`, phone: '', wantsNews: false },
  })

const newestOfAda = everyRow({ words: ['ada'], sort: { key: 'created', isDescending: true } })

describe('what a word leads to', () => {
  it('is sorted by when it came, also where that was put right later', async () => {
    const { orders } = built.siteStore
    const [first, second, third] = [orderAt(1, 1), orderAt(2, 2), orderAt(3, 3)]
    for (const order of [second, third, first]) await orders.insert(order)
    await orders.save({ ...first, createdAtMs: third.createdAtMs + 1 })
    const { rows } = await orders.list(newestOfAda)
    expect(rows.map(({ number }) => number)).toEqual([1, 3, 2])
  })

  it('is counted as far as people wait, each row once, though two of its words begin so', async () => {
    const { orders } = built.siteStore
    for (const number of [1, 2, 3, 4]) await orders.insert(orderAt(number, number))
    const counted = async (countedApart: number, toldApart: number) =>
      (await orders.list({ ...newestOfAda, bounds: { ...usualBounds, countedApart, toldApart } })).total
    expect(await counted(8, 2)).toEqual({ count: 4, isMore: false })
    expect(await counted(3, 2)).toEqual({ count: 2, isMore: true })
  })

  it('is found among its words where it does not stand at the beginning of the list', async () => {
    const { orders } = built.siteStore
    for (const number of [1, 2, 3]) await orders.insert(orderAt(number, number))
    const eve = {
      contact: { email: 'eve@example.org', phone: '', wantsNews: false },
      shippingAddress: null,
      billingAddress: null,
    }
    for (const number of [4, 5, 6, 7]) await orders.insert({ ...orderAt(number, number), ...eve })
    const bounds = { ...usualBounds, sorted: 1, walkedFully: 3, lookedUp: 3 }
    const { rows } = await orders.list({ ...newestOfAda, bounds })
    expect(rows.map(({ number }) => number)).toEqual([3, 2, 1])
  })
})
