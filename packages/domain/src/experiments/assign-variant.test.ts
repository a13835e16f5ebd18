import { describe, expect, it } from 'vitest'
import { assignVariant, cohortOf, cohorts } from './assign-variant.ts'

const units = Array.from({ length: 20_000 }, (_, at) => `unit-${at}`)
const hero = {
  name: 'hero',
  variants: [
    { name: 'a', percent: 50 },
    { name: 'b', percent: 30 },
    { name: 'c', percent: 20 },
  ],
}
/** What chi-square comes to by chance once in a thousand times, by degrees of freedom: numbers of units are the same each time, and so is what comes of them. */
const oncePerThousand = { 2: 13.816, 4: 18.467 } as const

/** How far what was given is off from its shares in a hundred. */
const chiSquare = (got: readonly (string | null)[], percents: Readonly<Record<string, number>>) =>
  Object.entries(percents).reduce((sum, [name, percent]) => {
    const expected = (got.length * percent) / 100
    return sum + (got.filter((each) => each === name).length - expected) ** 2 / expected
  }, 0)
const shares = { a: 50, b: 30, c: 20 }

describe('sharing visitors out', () => {
  it('gives each variant its share, and a visitor the same one each time', () => {
    const got = units.map((unit) => assignVariant(hero, unit))
    expect(chiSquare(got, shares)).toBeLessThan(oncePerThousand[2])
    // Who came yesterday must get the same today, whatever became of the code.
    expect(
      units
        .slice(0, 12)
        .map((unit) => assignVariant(hero, unit))
        .join(''),
    ).toBe('baacabbbbbaa')
  })

  it('gives one of a hundred its share, too', () => {
    const rare = [
      { name: 'a', percent: 1 },
      { name: 'b', percent: 98 },
      { name: 'c', percent: 1 },
    ]
    const got = units.map((unit) => assignVariant({ name: 'rare', variants: rare }, unit))
    expect(chiSquare(got, { a: 1, b: 98, c: 1 })).toBeLessThan(oncePerThousand[2])
  })

  it('does it anew for each experiment: who has one variant here has any there', () => {
    const here = units.filter((unit) => assignVariant(hero, unit) === 'a')
    const there = here.map((unit) => assignVariant({ ...hero, name: 'footer' }, unit))
    expect(chiSquare(there, shares)).toBeLessThan(oncePerThousand[2])
  })

  it('gives none where there are none, and all one that has all', () => {
    expect(assignVariant({ name: 'x', variants: [] }, 'unit')).toBeNull()
    const all = [
      { name: 'false', percent: 0 },
      { name: 'true', percent: 100 },
    ]
    expect(new Set(units.map((unit) => assignVariant({ name: 'x', variants: all }, unit)))).toEqual(
      new Set(['true']),
    )
  })

  it('puts visitors into five groups of one size, and those without a number into the first', () => {
    const got = units.map(cohortOf)
    const fifths = Object.fromEntries(cohorts.map((cohort) => [cohort, 20]))
    expect(chiSquare(got, fifths)).toBeLessThan(oncePerThousand[4])
    expect(cohortOf(null)).toBe(cohorts[0])
  })
})
