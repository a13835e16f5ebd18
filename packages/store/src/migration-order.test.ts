import { expect, it } from 'vitest'
import { allMigrations } from './migrations/all.ts'

const names = Object.keys(allMigrations)

it('changes of the tables are listed in the order in which they run', () => {
  expect(names).toEqual(names.toSorted())
})

it('no two changes of the tables have one number', () => {
  const numbers = names.map((name) => name.slice(0, 3))
  expect(numbers).toEqual([...new Set(numbers)])
})
