import { expect, it } from 'vitest'
import { tryAgainText } from './try-again.ts'

it('names the wait, and never one that is too short', () => {
  expect([0, 15, 15.2, 59, 60, 61, 240, 3541, 3600, 7201].map(tryAgainText)).toEqual([
    'Please try again in a few seconds.',
    'Please try again in a few seconds.',
    'Please try again in 16 seconds.',
    'Please try again in 59 seconds.',
    'Please try again in 1 minute.',
    'Please try again in 2 minutes.',
    'Please try again in 4 minutes.',
    'Please try again in 1 hour.',
    'Please try again in 1 hour.',
    'Please try again in 3 hours.',
  ])
})

it('takes a wait that nobody named for a short one', () => {
  expect(tryAgainText(Number.NaN)).toBe('Please try again in a few seconds.')
})
