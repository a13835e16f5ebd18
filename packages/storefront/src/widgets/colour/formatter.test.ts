import { scopeOf } from '@vitrine/template/testing/build-scope'
import { describe, expect, it } from 'vitest'
import { printWord } from '../../testing/print-word.ts'
import { websiteColor } from './formatter.ts'

const image = { colorData: { topLeftAverage: 'a1b2c3', centerAverage: 'fff' } }

describe('image-color', () => {
  it('prints the colours that are known', () => {
    expect(printWord('image-color', image)).toBe(
      'data-color-topLeft="#a1b2c3" data-color-topRight="#" data-color-bottomLeft="#" data-color-bottomRight="#" data-color-center="#fff" ',
    )
    expect(printWord('image-color', {})).toBeUndefined()
  })

  it('prints one of them, with a label or without', () => {
    expect(printWord('image-color', image, ['center'])).toBe('#fff')
    expect(printWord('image-color', image, ['center', 'color'])).toBe('color: #fff')
  })

  it('says when there is none', () => {
    expect(printWord('image-color', image, ['topRight'])).toBe('"topRight" not found.')
    expect(printWord('image-color', { colorData: { centerAverage: '' } }, ['center'])).toBe(
      '"center" not found.',
    )
    expect(printWord('image-color', { colorData: null }, ['center'])).toBe('"center" not found.')
    expect(printWord('image-color', image, ['__proto__'])).toBe('"__proto__" not found.')
  })
})

describe('color-weight', () => {
  it.each([
    ['#ffffff', 'light'],
    ['fff', 'light'],
    ['#800000', 'light'],
    ['#7fffff', 'dark'],
    ['000', 'dark'],
    ['888', 'light'],
  ])('of %s is %s', (colour, weight) => {
    expect(printWord('color-weight', colour)).toBe(weight)
  })

  it.each(['', 'red', '#ff', 'ffg', '#ffff', '#fffff', '#1234567', 5, undefined])(
    'is missing for %j',
    (value) => {
      expect(printWord('color-weight', value)).toBeUndefined()
    },
  )
})

describe('website-color', () => {
  it('prints CSS', () => {
    expect(printWord('website-color', { hue: 210, saturation: 0.5, lightness: 0.25 })).toBe(
      'hsl(210, 50%, 25%)',
    )
    expect(printWord('website-color', { hue: 0, saturation: 0, lightness: 1, alpha: 0.505 })).toBe(
      'hsla(0, 0%, 100%, 0.51)',
    )
  })

  it('says what is wrong', () => {
    expect(printWord('website-color', { hue: 10 })).toBe('Missing an H/S/L value.')
    expect(printWord('website-color', { hue: 361, saturation: 0, lightness: 2 })).toBe(
      'Hue out of bounds. Lightness out of bounds. ',
    )
    expect(printWord('website-color', { hue: 0, saturation: 0, lightness: 2, alpha: 2 })).toBe(
      'Lightness out of bounds. Alpha out of bounds.',
    )
    expect(printWord('website-color', { hue: 'red', saturation: 0, lightness: 0 })).toBe(
      'Hue out of bounds. ',
    )
  })

  it('logs an error for an invalid colour model', () => {
    const scope = scopeOf({})
    websiteColor({ hue: 10 }, [], scope, [])
    websiteColor({ hue: 361, saturation: 0, lightness: 0 }, [], scope, [])
    websiteColor({ hue: 36, saturation: 0, lightness: 0 }, [], scope, [])
    expect(scope.reports).toEqual([
      'Invalid colour model: a colour has hue, saturation and lightness',
      'Invalid colour model: Hue out of bounds.',
    ])
  })
})
