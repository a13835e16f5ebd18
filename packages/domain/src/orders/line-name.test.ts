import { expect, it } from 'vitest'
import { nameOfLine } from './line-name.ts'

it('tells a line by its title and what was chosen of it', () => {
  const optionValues = [
    { optionName: 'Colour', value: 'Sea' },
    { optionName: 'Paper', value: 'Plain' },
  ]
  expect(nameOfLine({ title: 'Tide notebook', optionValues })).toBe('Tide notebook (Sea / Plain)')
  expect(nameOfLine({ title: 'Mug', optionValues: [] })).toBe('Mug')
})
