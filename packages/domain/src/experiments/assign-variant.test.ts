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
const shareOf = (name: string, got: readonly (string | null)[]) =>
  got.filter((each) => each === name).length / got.length

describe('sharing visitors out', () => {
  it('gives each variant its share, and a visitor the same one each time', () => {
    const got = units.map((unit) => assignVariant(hero, unit))
    expect(shareOf('a', got)).toBeCloseTo(0.5, 1)
    expect(shareOf('b', got)).toBeCloseTo(0.3, 1)
    expect(shareOf('c', got)).toBeCloseTo(0.2, 1)
    expect(assignVariant(hero, 'unit-7')).toBe(assignVariant(hero, 'unit-7'))
  })

  it('does it anew for each experiment: who has one variant here has any there', () => {
    const here = units.filter((unit) => assignVariant(hero, unit) === 'a')
    const there = here.map((unit) => assignVariant({ ...hero, name: 'footer' }, unit))
    expect(shareOf('a', there)).toBeCloseTo(0.5, 1)
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
    expect(new Set(got).size).toBe(5)
    expect(shareOf('cohort-E', got)).toBeCloseTo(0.2, 1)
    expect(cohortOf(null)).toBe(cohorts[0])
  })
})
