import { expect, it } from 'vitest'
import { durationFrom, durationText } from './duration.ts'

it.each([
  ['3:07', 187_000],
  ['0:05', 5_000],
  ['1:02:03', 3_723_000],
])('reads and writes %s', (text, durationMs) => {
  expect([durationFrom(text), durationText(durationMs)]).toEqual([durationMs, text])
})

it('takes nothing else', () => {
  expect(['', 'long', '1:2:3:4', '-1:00'].map(durationFrom)).toEqual([null, null, null, null])
})
