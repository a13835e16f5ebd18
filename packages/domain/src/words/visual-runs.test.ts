import { expect, it } from 'vitest'
import { visualRuns } from './visual-runs.ts'

it.each([
  ['Ada Lovelace', ['Ada Lovelace']],
  ['محمد علي', ['علي', 'محمد']],
  ['محمد Nguyễn Van علي', ['علي', 'Nguyễn Van', 'محمد']],
  ['To: שלום עולם', ['To:', 'עולם', 'שלום']],
  ['(שלום)', ['(שלום)'.replaceAll(/[()]/g, (sign) => (sign === '(' ? ')' : '('))]],
  ['נייר (A4)', ['(A4)', 'נייר']],
  ['שלום 12', ['12', 'שלום']],
])('a line “%s” is drawn from left to right as it is read', (line, runs) => {
  expect(visualRuns(line)).toEqual(runs)
})
