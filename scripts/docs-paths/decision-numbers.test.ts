import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

it('gives each decision a number of its own', () => {
  const names = readdirSync(new URL('../../docs/decisions', import.meta.url))
  const numbers = names.map((name) => name.slice(0, 3))
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  expect(numbers.filter((number) => !/^\d{3}$/.test(number))).toEqual([])
})
