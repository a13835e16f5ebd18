import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'

let built: BuiltStore
beforeEach(async () => {
  built = await buildStore()
})
afterEach(() => built.close())

const asked = {
  subject: 'page',
  from: '2026-11-29',
  to: '2026-11-30',
  sort: 'visits',
  offset: 0,
  limit: 10,
} as const

describe('a report', () => {
  beforeEach(async () => {
    const { insight } = built.siteStore
    const seen = (key: string, visits: number, views: number) => ({
      subject: 'page' as const,
      ...{ key, visits, views },
    })
    await insight.count('2026-11-28', [seen('/before', 99, 99)])
    await insight.count('2026-11-29', [seen('/b', 1, 9), seen('/B', 2, 2), seen('/c', 4, 4)])
    await insight.count('2026-11-30', [seen('/b', 1, 1), { subject: 'entry', key: '/b', visits: 7 }])
    const sold = { subject: 'page' as const, key: '/b', orders: 1 }
    await insight.count('2026-11-29', [{ ...sold, currency: 'USD', amountCents: 500 }])
    await insight.count('2026-11-30', [
      { ...sold, currency: 'USD', amountCents: 700 },
      { ...sold, currency: 'EUR', amountCents: 0 },
    ])
  })

  it('has the most first, what is the same in the order of its keys, and amounts by currency', async () => {
    expect(await built.siteStore.insight.report(asked)).toEqual({
      total: 3,
      rows: [
        { key: '/c', visits: 4, views: 4, acts: 0, orders: 0, amounts: [] },
        { key: '/B', visits: 2, views: 2, acts: 0, orders: 0, amounts: [] },
        {
          ...{ key: '/b', visits: 2, views: 10, acts: 0, orders: 3 },
          amounts: [
            { currency: 'EUR', cents: 0 },
            { currency: 'USD', cents: 1_200 },
          ],
        },
      ],
    })
  })

  it.each([
    ['visits', ['/c', '/B', '/b']],
    ['views', ['/b', '/c', '/B']],
    ['acts', ['/B', '/b', '/c']],
    ['orders', ['/b', '/B', '/c']],
  ] as const)('is sorted by %s where that is asked for', async (sort, keys) => {
    const { rows } = await built.siteStore.insight.report({ ...asked, sort })
    expect(rows.map(({ key }) => key)).toEqual(keys)
  })

  it('says how many rows there are, wherever it begins', async () => {
    const { insight } = built.siteStore
    expect(await insight.report({ ...asked, offset: 1, limit: 1 })).toMatchObject({
      total: 3,
      rows: [{ key: '/B' }],
    })
    expect(await insight.report({ ...asked, offset: 3 })).toEqual({ total: 3, rows: [] })
    expect(await insight.report({ ...asked, subject: 'form' })).toEqual({ total: 0, rows: [] })
  })
})
