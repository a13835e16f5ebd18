import { expect, it } from 'vitest'
import { commaList, readCommaList } from './comma-list.ts'

it.each([
  [['A\\', 'B']],
  [['A\\', ', B']],
  [['a, b', 'c\\d']],
  [['\\\\', '\\,', ',']],
  [['https://x.example/a,b.jpg']],
  [[]],
])('reads %j as they were written', (names) => {
  expect(readCommaList(commaList(names))).toEqual(names)
})

it('reads the lists of other shops: a single stroke stays, and before a comma it keeps a name whole', () => {
  expect(readCommaList('Salt\\, Pepper, C:\\mugs , ,Salt\\, Pepper,x')).toEqual([
    'Salt, Pepper',
    'C:\\mugs',
    'x',
  ])
})
