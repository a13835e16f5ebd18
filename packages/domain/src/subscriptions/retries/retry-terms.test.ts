import { expect, it } from 'vitest'
import { checkRetryTerms, retryDaysText } from './retry-terms.ts'

const check = (...retryDays: readonly number[]) => checkRetryTerms({ retryDays, endOfRetries: 'paused' })

it('takes days that follow each other within a month', () => {
  expect([check(3, 5, 7), check(1), check(1, 2, 3, 4, 5, 6, 27)]).toEqual([{}, {}, {}])
})

it.each([[[]], [[0]], [[3, 3]], [[5, 3]], [[28]], [[1.5]], [[1, 2, 3, 4, 5, 6, 7, 8]]])(
  'refuses %j',
  (days) => {
    expect(check(...days)).toEqual({ retryDays: retryDaysText })
  },
)
