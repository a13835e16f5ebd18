import { expect, it } from 'vitest'
import { parseSize, sizeText } from './size.ts'
import { contentText, parseContent } from './typed-content.ts'

it.each([
  ['750 ml', '', { amountMilli: 750_000, unit: 'ml', per: 'l' }, '750 ml'],
  ['0,75l', '100ml', { amountMilli: 750, unit: 'l', per: '100ml' }, '0.75 l'],
  ['2.5 m²', 'kg', { amountMilli: 2_500, unit: 'm2', per: 'm2' }, '2.5 m²'],
  ['6 pieces', '', { amountMilli: 6_000, unit: 'piece', per: 'piece' }, '6 piece'],
] as const)('reads the content %s', (typed, per, content, written) => {
  expect(parseContent(typed, per)).toEqual({ content })
  expect(contentText(content)).toBe(written)
})

it.each(['ten g', '5', '0 g', '3 stone'])('does not read %s as a content', (typed) => {
  expect(parseContent(typed, '')).toBeNull()
})

it('reads sizes in the units of the site, and writes them as they were typed', () => {
  const metric = parseSize('30 x 20,5 × 10', 'metric')
  expect(metric).toEqual({ size: { length: 300, width: 205, height: 100 } })
  expect(sizeText(metric?.size, 'metric')).toBe('30 × 20.5 × 10')
  expect(sizeText(parseSize('11.75 x 8 x 4', 'imperial')?.size, 'imperial')).toBe('11.73 × 7.99 × 4.02')
  expect(parseSize('30 x 20', 'metric')).toBeNull()
})
