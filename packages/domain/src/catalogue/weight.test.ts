import { describe, expect, it } from 'vitest'
import { gramsPerPound, poundsOf, weightIn } from './weight.ts'

describe('a weight in pounds', () => {
  it('has no more places than name its grams', () => {
    expect([0, 113, 227, 454, 499, 500, 907].map(poundsOf)).toEqual([0, 0.25, 0.5, 1, 1.1, 1.102, 2])
  })

  it('names every gram', () => {
    const wrong = Array.from({ length: 5000 }, (_, grams) => grams).filter(
      (grams) => Math.round(poundsOf(grams) * gramsPerPound) !== grams,
    )
    expect(wrong).toEqual([])
  })

  it('is told in kilograms where the site measures so', () => {
    expect([weightIn('metric', 500), weightIn('imperial', 454)]).toEqual([0.5, 1])
  })
})
