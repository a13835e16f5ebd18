import { describe, expect, inject, it } from 'vitest'
import { seededRandom } from '../../testing/seeded-random.ts'
import { bestVariant } from './best-variant.ts'
import { chanceOfDifference, rateInterval } from './confidence.ts'
import { isSharedAsSet } from './sample-ratio.ts'
import { visitsNeeded } from './visits-needed.ts'

/** So many experiments are simulated. */
const runs = { short: 1_000, long: 10_000 }[inject('proofLength')]

/** What was counted may be off by chance: four standard errors of 5 %. */
const tolerance = 4 * Math.sqrt((0.05 * 0.95) / runs)

/** Shops of some sizes: visits of a day, and how many of them order. */
const shops = [
  { visitsADay: 20, rate: 0.03, days: 60 },
  { visitsADay: 60, rate: 0.01, days: 40 },
  { visitsADay: 60, rate: 0.3, days: 40 },
]

interface Counted {
  visits: number
  orders: number
}

describe('whoever looks each day', () => {
  it.each(shops)('is told of a difference that is not there at most once in twenty: %o', (shop) => {
    const random = seededRandom(1)
    const alarms = share(() => {
      const variants = [empty(), empty()] as const
      return someDay(shop, random, variants, ([one, other]) => chanceOfDifference(one, other) <= 0.05)
    })
    expect(alarms).toBeLessThan(0.05 + tolerance)
  })

  it('would be told of it far more often by a test for a single look', () => {
    const random = seededRandom(1)
    const alarms = share(() => {
      const variants = [empty(), empty()] as const
      const shop = { visitsADay: 60, rate: 0.3, days: 40 }
      return someDay(shop, random, variants, ([one, other]) => differsAtOneLook(one, other))
    })
    expect(alarms).toBeGreaterThan(0.15)
  })

  it('is told no best of five that are the same at most once in twenty', () => {
    const random = seededRandom(2)
    const alarms = share(() => {
      const variants = [empty(), empty(), empty(), empty(), empty()] as const
      const shop = { visitsADay: 100, rate: 0.1, days: 30 }
      return someDay(shop, random, variants, (all) => bestVariant(named(all)) !== null)
    })
    expect(alarms).toBeLessThan(0.05 + tolerance)
  })

  it.each(shops)(
    'finds the true rate within the interval, at all looks, in nineteen of twenty: %o',
    (shop) => {
      const random = seededRandom(3)
      const misses = share(() => {
        const variants = [empty()] as const
        return someDay(shop, random, variants, ([only]) => {
          const interval = rateInterval(only)
          return interval !== null && (interval.low > shop.rate || interval.high < shop.rate)
        })
      })
      expect(misses).toBeLessThan(0.05 + tolerance)
    },
  )

  it('finds a variant that twice as many order with', () => {
    const random = seededRandom(4)
    const found = share(() => {
      const sold = [0.05, 0.1].map((rate) => sell(4_000, rate, random))
      return bestVariant(named(sold)) === 'variant-1'
    }, runs / 4)
    expect(found).toBeGreaterThan(0.99)
  })

  it.each([2, 5])(
    'finds in four of five tests of %i variants the one that a fifth more order with, once as many have come as are said to be needed',
    (variants) => {
      const random = seededRandom(7)
      const rates = [0.12, ...Array.from({ length: variants - 1 }, () => 0.1)]
      const visits = visitsNeeded(0.1, variants) ?? 0
      const found = share(
        () => bestVariant(named(rates.map((rate) => sell(visits, rate, random)))) === 'variant-0',
        runs / 5,
      )
      expect(found).toBeGreaterThan(0.8 - 4 * Math.sqrt((0.8 * 0.2) / (runs / 5)))
      expect(found).toBeLessThan(0.97)
    },
  )

  it('finds 100,000 visits that are shared 49 to 51 in place of evenly', () => {
    const random = seededRandom(5)
    const sharedBy = (odds: number) => () => {
      const one = sell(100_000, odds, random).orders
      return isSharedAsSet([one, 100_000 - one].map((visits) => ({ percent: 50, visits }))) === false
    }
    expect(share(sharedBy(0.49), runs / 50)).toBeGreaterThan(0.98)
    expect(share(sharedBy(0.5), runs / 50)).toBeLessThan(0.02)
  })
})

/** How often something happens. */
function share(happens: () => boolean, times = runs): number {
  return Array.from({ length: times }, happens).filter(Boolean).length / times
}

/** Whether something is so on some evening, as visits come to variants that all have the same rate. */
function someDay<Variants extends readonly Counted[]>(
  { visitsADay, rate, days }: { visitsADay: number; rate: number; days: number },
  random: () => number,
  variants: Variants,
  isSo: (variants: Variants) => boolean,
): boolean {
  return Array.from({ length: days }).some(() => {
    for (let visit = 0; visit < visitsADay; visit += 1) {
      const variant = variants[Math.floor(random() * variants.length)]
      if (variant) count(variant, random() < rate)
    }
    return isSo(variants)
  })
}

function sell(visits: number, rate: number, random: () => number): Counted {
  const sold = empty()
  for (let visit = 0; visit < visits; visit += 1) count(sold, random() < rate)
  return sold
}

function count(variant: Counted, hasOrdered: boolean): void {
  variant.visits += 1
  if (hasOrdered) variant.orders += 1
}

function differsAtOneLook(one: Counted, other: Counted): boolean {
  const [first, second] = [one.orders / one.visits, other.orders / other.visits]
  const variance = (first * (1 - first)) / one.visits + (second * (1 - second)) / other.visits
  return Math.abs(first - second) > 1.96 * Math.sqrt(variance)
}

function named(variants: readonly Counted[]) {
  return variants.map((variant, index) => ({ ...variant, name: `variant-${index}` }))
}

function empty(): Counted {
  return { visits: 0, orders: 0 }
}
