import { expect, it } from 'vitest'
import { fullName } from './full-name.ts'

it('is first and last name, as far as they are given', () => {
  const names = [
    { firstName: 'Ada', lastName: 'Lovelace' },
    { firstName: '', lastName: 'Lovelace' },
    { firstName: 'Ada', lastName: '' },
    null,
  ]
  expect(names.map(fullName)).toEqual(['Ada Lovelace', 'Lovelace', 'Ada', ''])
})
