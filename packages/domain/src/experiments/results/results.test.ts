import { describe, expect, it } from 'vitest'
import type { Experiment } from '../experiment.ts'
import { bestVariant } from './best-variant.ts'
import { chanceOfDifference, rateInterval } from './confidence.ts'
import { experimentResults } from './experiment-results.ts'
import { isSharedAsSet } from './sample-ratio.ts'
import { visitsNeeded } from './visits-needed.ts'

const experiment: Experiment = {
  id: 'e1',
  name: 'big-button',
  type: 'test',
  description: '',
  state: 'running',
  variants: [
    { name: 'a', percent: 50 },
    { name: 'b', percent: 50 },
  ],
  createdAtMs: 0,
  startedAtMs: 0,
  endedAtMs: null,
  chosen: null,
}
const counted = (variant: string, more: object) => ({
  key: `e1|${variant}`,
  currency: '',
  visits: 0,
  orders: 0,
  amountCents: 0,
  ...more,
})

describe('the shares of visits', () => {
  it('are found to be 49 to 51 where they were set to be even', () => {
    expect(isSharedAsSet(halves(49_000, 51_000))).toBe(false)
    expect(isSharedAsSet(halves(49_900, 50_100))).toBe(true)
  })

  it('are told from a hundred visits on', () => {
    expect(isSharedAsSet(halves(99, 0))).toBeNull()
    expect(isSharedAsSet(halves(100, 0))).toBe(false)
  })

  it('are those that were set, however uneven and many', () => {
    const shares = (...visits: readonly number[]) =>
      [10, 20, 30, 35, 5].map((percent, index) => ({ percent, visits: visits[index] ?? 0 }))
    expect(isSharedAsSet(shares(1_000, 2_010, 2_980, 3_520, 490))).toBe(true)
    expect(isSharedAsSet(shares(1_000, 2_010, 3_130, 3_520, 340))).toBe(false)
  })

  it('are none of a variant that nobody is to get', () => {
    const never = (visits: number) => [...halves(500, 500), { percent: 0, visits }]
    expect([isSharedAsSet(never(0)), isSharedAsSet(never(1))]).toEqual([true, false])
  })
})

describe('visits that are needed', () => {
  it.each([
    [0.01, 2, 99_388],
    [0.03, 2, 29_903],
    [0.1, 2, 7_589],
    [0.1, 3, 11_089],
    [0.1, 5, 14_730],
    [0.3, 2, 1_848],
  ])(
    'where %d of visits order, to see a fifth more with one of %i variants, are %i',
    (rate, variants, visits) => {
      expect(visitsNeeded(rate, variants)).toBe(visits)
    },
  )

  it('are those with which such a difference is beyond chance at every look', () => {
    const visits = visitsNeeded(0.1, 2) ?? 0
    const chance = (share: number) =>
      chanceOfDifference({ visits, orders: visits * 0.1 }, { visits, orders: visits * share })
    expect(chance(0.12)).toBeLessThan(0.05)
    expect(chance(0.11)).toBeGreaterThan(0.05)
  })

  it('cannot be said where none or all order', () => {
    expect([visitsNeeded(0, 2), visitsNeeded(1, 2)]).toEqual([null, null])
    expect(visitsNeeded(0.9, 2)).toBeGreaterThan(0)
  })
})

describe('an interval', () => {
  it('is nothing without visits, stays within 0 and 1, and narrows', () => {
    expect(rateInterval({ visits: 0, orders: 0 })).toBeNull()
    expect(rateInterval({ visits: 3, orders: 0 })).toMatchObject({ rate: 0, low: 0, high: 1 })
    const [few, many] = [200, 20_000].map((visits) => rateInterval({ visits, orders: visits / 20 }))
    expect(few?.high).toBeGreaterThan(many?.high ?? 1)
    expect(many?.low).toBeGreaterThan(0.04)
  })

  it('is one and a half times as wide as one for a single look, as the planned visits have come', () => {
    const { rate, high } = rateInterval({ visits: 5_000, orders: 500 }) ?? { rate: 0, high: 0 }
    const once = 1.96 * Math.sqrt((0.1 * 0.9) / 5_000)
    expect((high - rate) / once).toBeCloseTo(1.55, 1)
  })

  it('of a difference holds zero where the chance is above 5 percent', () => {
    expect(chanceOfDifference({ visits: 0, orders: 0 }, { visits: 900, orders: 90 })).toBe(1)
    expect(chanceOfDifference({ visits: 5, orders: 0 }, { visits: 5, orders: 4 })).toBeGreaterThan(0.05)
    const even = { visits: 9_000, orders: 450 }
    expect(chanceOfDifference(even, even)).toBe(1)
    expect(chanceOfDifference(even, { visits: 9_000, orders: 600 })).toBeLessThan(0.01)
  })
})

describe('the best variant', () => {
  const of = (...orders: readonly number[]) =>
    orders.map((count, index) => ({ name: 'abcde'.charAt(index), visits: 5_000, orders: count }))

  it('is better than each other one', () => {
    expect(bestVariant(of(250, 400))).toBe('b')
    expect(bestVariant(of(250, 400, 390))).toBeNull()
    expect(bestVariant(of(250, 260, 420))).toBe('c')
  })

  it('must be surer where there are more that could be it', () => {
    expect(bestVariant(of(250, 328))).toBe('b')
    expect(bestVariant(of(250, 328, 250, 250, 250))).toBeNull()
  })

  it('is none where there is nothing to compare', () => {
    expect([bestVariant([]), bestVariant(of(250))]).toEqual([null, null])
  })
})

describe('what is read of an experiment', () => {
  const counts = [
    counted('a', { visits: 4_000, orders: 0 }),
    counted('a', { currency: 'USD', orders: 100, amountCents: 120_000 }),
    counted('a', { currency: 'EUR', orders: 20, amountCents: 9_000 }),
    counted('b', { visits: 4_050 }),
    counted('b', { currency: 'USD', orders: 240, amountCents: 300_000 }),
    { ...counted('a', { visits: 999 }), key: 'e12|a' },
    counted('(other)', { visits: 7 }),
  ]

  it('adds up each variant, amounts of each currency apart', () => {
    expect(experimentResults(experiment, counts)).toMatchObject({
      variants: [
        {
          name: 'a',
          visits: 4_000,
          orders: 120,
          amounts: [
            { currency: 'EUR', cents: 9_000 },
            { currency: 'USD', cents: 120_000 },
          ],
          rate: 0.03,
        },
        { name: 'b', visits: 4_050, orders: 240, amounts: [{ currency: 'USD', cents: 300_000 }] },
      ],
      isSharedAsSet: true,
      best: 'b',
      visitsNeeded: 19_155,
    })
  })

  it('finds no best one where visits are not shared out as set', () => {
    const uneven = [...counts, counted('b', { visits: 900, orders: 90 })]
    expect(experimentResults(experiment, uneven)).toMatchObject({ isSharedAsSet: false, best: null })
  })

  it('compares nothing of a toggle, whose shares may have changed', () => {
    expect(experimentResults({ ...experiment, type: 'toggle' }, counts)).toMatchObject({
      isSharedAsSet: null,
      best: null,
      visitsNeeded: null,
      variants: [{ visits: 4_000 }, { visits: 4_050 }],
    })
  })

  it('is empty without visits', () => {
    expect(experimentResults(experiment, [])).toEqual({
      variants: ['a', 'b'].map((name) => ({
        name,
        visits: 0,
        orders: 0,
        amounts: [],
        rate: null,
        low: null,
        high: null,
      })),
      isSharedAsSet: null,
      best: null,
      visitsNeeded: null,
      sawSeveral: 0,
    })
  })

  it('says how many saw several variants, which are counted for the first', () => {
    const { sawSeveral, variants } = experimentResults(experiment, [...counts, counted('*', { visits: 12 })])
    expect([sawSeveral, variants.map(({ visits }) => visits)]).toEqual([12, [4_000, 4_050]])
  })

  it('lets no more visits order than there are', () => {
    const more = [counted('a', { visits: 2, orders: 5 })]
    expect(experimentResults(experiment, more).variants[0]).toMatchObject({ orders: 5, rate: 1, high: 1 })
  })
})

function halves(one: number, other: number) {
  return [
    { percent: 50, visits: one },
    { percent: 50, visits: other },
  ]
}
