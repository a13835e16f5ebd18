import { expect, it } from 'vitest'
import { joinMedia } from './join-media.ts'

it.each([
  [[], ''],
  [['print', '', 'print'], 'print'],
  [['not all and (hover)'], 'not all and (hover)'],
  [['print', '(min-width: 40em)'], 'print and (min-width: 40em)'],
  [['(min-width: 40em)', 'only screen and (hover)'], 'screen and (min-width: 40em) and (hover)'],
  [
    ['print, (hover)', '(min-width: calc(1em + 2px))'],
    'print and (min-width: calc(1em + 2px)), (hover) and (min-width: calc(1em + 2px))',
  ],
  [['print, (hover)', 'screen'], 'screen and (hover)'],
  [['all', 'print'], 'print'],
  [['print', 'screen'], 'never'],
  [['print', 'not screen'], 'unsayable'],
  [['print', '(hover) or (min-width: 1em)'], 'unsayable'],
  [['print', '@phone'], 'unsayable'],
] as const)('what meets each of %j meets %j', (conditions, expected) => {
  const joined = joinMedia(conditions)
  expect(joined.ok ? joined.list : joined.problem).toBe(expected)
})
