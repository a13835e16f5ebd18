import { expect, it } from 'vitest'
import { commaList, readCommaList } from './comma-list.ts'

it.each([
  [['A\\', 'B']],
  [['A\\', ', B']],
  [['a, b', 'c\\d']],
  [['\\\\', '\\,', ',']],
  [['https://x.example/a,b.jpg']],
  [['"Big" mugs', '"Best"', '"a, b"', 'a"']],
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

it('reads a name in quotes as one, as in a CSV file', () => {
  expect(readCommaList('"Salz, Pfeffer", Licht')).toEqual(['Salz, Pfeffer', 'Licht'])
  expect(readCommaList('Licht,"5"" Teller", 5" Topf, 3" Topf')).toEqual([
    'Licht',
    '5" Teller',
    '5" Topf',
    '3" Topf',
  ])
})

it('leaves a name its own quotes, which nothing in it needs', () => {
  expect(readCommaList('"Best of 2026", Licht, ""')).toEqual(['"Best of 2026"', 'Licht'])
  expect(readCommaList('"Rot\\, matt", Licht')).toEqual(['"Rot, matt"', 'Licht'])
})
