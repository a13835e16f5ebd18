import { afterEach, expect, it } from 'vitest'
import { entryLabel } from './asked-clash.ts'
import { type ValueWords, valueText } from './value-text.ts'

const words: ValueWords = {
  ...{ currency: 'EUR', measurement: 'imperial', nameOfId: () => null },
  ...{ money: String, moment: String, date: String, number: String },
}

afterEach(() => {
  document.documentElement.lang = ''
})

it('shows the words of a formatted description, and a plain one as it is', () => {
  expect(valueText('description', '<p><strong>Fresh</strong> bread</p>', words)).toBe('Fresh bread')
  expect(valueText('description', '<3 bread', words)).toBe('<3 bread')
})

it('shows weights in the unit of the room', () => {
  expect(valueText('toGrams', 454, words)).toBe('1 lb')
  expect(valueText('toGrams', 454, { ...words, measurement: 'metric' })).toBe('0.454 kg')
  expect(valueText('weight', '0.9', words)).toBe('0.9 lb')
})

it('calls things in the quotes of the language', () => {
  expect(entryLabel({ name: 'Express' })).toBe('“Express”')
  document.documentElement.lang = 'de'
  expect(entryLabel({ name: 'Express' })).toBe('„Express“')
})
