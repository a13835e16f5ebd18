import { describe, expect, it } from 'vitest'
import { parseWeight, weightText } from './weight-text.ts'

const inPounds = { measurement: 'imperial', locale: 'en-US' } as const

it('writes pounds with the mark of the language', () => {
  expect(weightText(408, { ...inPounds, locale: 'de-DE' })).toBe('0,9')
  expect(parseWeight('0,9', 'imperial')).toBe(408)
})

describe('parseWeight', () => {
  it('gives back every gram that was shown in pounds', () => {
    const all = Array.from({ length: 5000 }, (_, grams) => grams)
    const wrong = all.filter((grams) => parseWeight(weightText(grams, inPounds), 'imperial') !== grams)
    expect(wrong).toEqual([])
  })

  it('takes whole grams, and nothing as none', () => {
    expect(parseWeight('300', 'metric')).toBe(300)
    expect(parseWeight('', 'metric')).toBe(0)
    expect(parseWeight('0.3', 'metric')).toBeNull()
  })
})
