import { expect, it } from 'vitest'
import { trialReasonText } from './trial-reason-text.ts'

it('a discount that is tried is spoken of as a discount, and not as a code', () => {
  const money = (cents: number) => `${cents / 100} €`
  const textOf = (reason: Parameters<typeof trialReasonText>[0]) => trialReasonText(reason, money)
  expect(textOf({ kind: 'below-minimum', minimumCents: 5000 })).toBe(
    'It needs 50 € or more of what it is for.',
  )
  expect(textOf({ kind: 'too-few', minimumQuantity: 3 })).toBe('It needs 3 or more pieces of what it is for.')
  expect(textOf({ kind: 'not-combinable', name: 'Spring' })).toBe(
    'It cannot be combined with “Spring”, which saves more.',
  )
})
