import { describe, expect, it } from 'vitest'
import { printWord } from '../../testing/print-word.ts'

const badSize = "Invalid source parameter. Pass in 'originalSize'"

describe('width and height', () => {
  it('read a size', () => {
    expect(printWord('width', '1500x1000')).toBe(1500)
    expect(printWord('height', '1500x1000')).toBe(1000)
  })

  it.each([undefined, '', '1500', 'x', '1500x', 'axb', 1500, '1x2x3'])('are missing for %j', (value) => {
    expect(printWord('width', value)).toBeUndefined()
    expect(printWord('height', value)).toBeUndefined()
  })
})

describe('resizing', () => {
  it('keeps the proportions and cuts fractions', () => {
    expect(printWord('resizedHeightForWidth', '1500x1000', ['100'])).toBe(66)
    expect(printWord('resizedWidthForHeight', '1500x1000', ['101'])).toBe(151)
    expect(printWord('resizedHeightForWidth', '185x814', ['430'])).toBe(1891)
  })

  it.each(['', 'mug', '0x0', undefined])('refuses the size %j', (value) => {
    expect(printWord('resizedHeightForWidth', value, ['100'])).toBe(badSize)
    expect(printWord('resizedWidthForHeight', value, ['100'])).toBe(badSize)
  })
})

describe('ready-made sizes', () => {
  it.each([
    ['50', '100w'],
    ['100', '100w'],
    ['101', '300w'],
    ['400', '500w'],
    ['750', '750w'],
    ['999', '1000w'],
    ['1001', '1500w'],
  ])('%s pixels of width need %s', (wanted, name) => {
    expect(printWord('squarespaceThumbnailForWidth', '1500x1000', [wanted])).toBe(name)
  })

  it('serve the smallest when no width is asked for', () => {
    expect(printWord('squarespaceThumbnailForWidth', '1500x1000')).toBe('100w')
    expect(printWord('squarespaceThumbnailForWidth', '1500x1000', ['wide'])).toBe('100w')
  })

  it('serve a height by the width it comes to', () => {
    expect(printWord('squarespaceThumbnailForHeight', '1500x1000', ['200'])).toBe('300w')
    expect(printWord('squarespaceThumbnailForHeight', 'mug', ['200'])).toBe(badSize)
  })
})
