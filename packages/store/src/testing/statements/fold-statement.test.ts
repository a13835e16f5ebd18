import { expect, it } from 'vitest'
import { foldStatement } from './fold-statement.ts'

it.each([
  ['select a from test_0123abcd_0123456789abcdef.b', 'select a from schema.b'],
  ["select a where id = '0123456789abcdef01234567'", "select a where id = 'id'"],
  ['select a where id in ($1, $2,$3) and b = $4', 'select a where id in (?) and b = ?'],
  ['insert into a values ($1, $2), ($3, $4)', 'insert into a values (?)'],
  ['select a\n  from b ', 'select a from b'],
])('%j is the same as any of its kind', (text, folded) => {
  expect(foldStatement(text)).toBe(folded)
})
