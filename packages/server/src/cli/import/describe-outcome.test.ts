import { expect, it } from 'vitest'
import { describeOutcome } from './describe-outcome.ts'

it('counts rows that were used apart from those that were not', () => {
  const problems = [
    { line: 2, reason: 'There is no handle: “mug” was made of the title.', isUsed: true },
    { line: 3, reason: 'There is no price.' },
    { line: 5, reason: 'The quantity “-1” is below zero: none is there.', isUsed: true },
  ]
  const report = { added: 2, updated: 1, problems, missingPictures: [] }
  expect(describeOutcome({ ok: true, report }).split('\n')).toEqual([
    '2 products added, 1 updated.',
    '1 row could not be used:',
    '  line 3: There is no price.',
    '2 rows of those that were used need a look:',
    '  line 2: There is no handle: “mug” was made of the title.',
    '  line 5: The quantity “-1” is below zero: none is there.',
  ])
})

it('counts a row once, as a used one where anything of it was', () => {
  const problems = [
    { line: 2, reason: '“Mug” was added as “mug-2”: another product has “mug”.', isUsed: true },
    { line: 2, reason: 'The weight is no number.' },
    { line: 2, reason: 'There is no SKU.', isUsed: true },
    { line: 3, reason: 'There is no price.' },
    { line: 3, reason: 'There is no title.' },
  ]
  const report = { added: 1, updated: 0, problems, missingPictures: [] }
  expect(describeOutcome({ ok: true, report }).split('\n')).toEqual([
    '1 product added, 0 updated.',
    '1 row could not be used:',
    '  line 3: There is no price.',
    '  line 3: There is no title.',
    '1 row of those that were used needs a look:',
    '  line 2: “Mug” was added as “mug-2”: another product has “mug”.',
    '  line 2: The weight is no number.',
    '  line 2: There is no SKU.',
  ])
})
