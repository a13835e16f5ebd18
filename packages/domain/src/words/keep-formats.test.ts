import { expect, it } from 'vitest'
import { keepFormats } from './keep-formats.ts'

it('builds a format once', () => {
  const formatOf = keepFormats<object>()
  const first = formatOf('en', () => ({}))
  expect(formatOf('en', () => ({}))).toBe(first)
})

it('forgets the first of a hundred when another comes', () => {
  const formatOf = keepFormats<string>()
  const keys = Array.from({ length: 101 }, (_, index) => `Zone ${index}`)
  const built = keys.map((key) => formatOf(key, () => `clock of ${key}`))
  const isKept = (index: number) => formatOf(keys[index] ?? '', () => 'built again') === built[index]
  expect([isKept(1), isKept(100), isKept(0)]).toEqual([true, true, false])
})
