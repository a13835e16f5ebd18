import { buildSubscription } from '@vitrine/domain/testing/build-subscription'
import { sayAsWritten } from '@vitrine/domain/words/say'
import { expect, it } from 'vitest'
import { doneTextOf } from './done-text.ts'

it.each([
  ['pause', 'Your subscription is paused.'],
  ['skip-back', 'What was skipped is taken back.'],
  [undefined, null],
  ['nonsense', null],
  ['__proto__', null],
  ['constructor', null],
])('says of %s in the address %s', (done, text) => {
  expect(doneTextOf(done, buildSubscription(), sayAsWritten)).toBe(text)
})
