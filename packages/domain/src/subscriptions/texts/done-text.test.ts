import { expect, it } from 'vitest'
import { buildSubscription } from '../../testing/build-subscription.ts'
import { sayAsWritten } from '../../words/say.ts'
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
