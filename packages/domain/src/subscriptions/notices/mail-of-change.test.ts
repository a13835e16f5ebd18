import { describe, expect, it } from 'vitest'
import { buildSubscription } from '../../testing/build-subscription.ts'
import {
  type ChangeResult,
  cancel,
  changeMethod,
  pauseFor,
  resume,
  retryNow,
  skipNext,
} from '../change-subscription.ts'
import type { Subscription } from '../subscription.ts'
import { changePrice } from '../terms/change-price.ts'
import { changesAt, mailOfChange } from './mail-of-change.ts'

const begun = buildSubscription()
const shop = { currency: 'USD', taxIsIncluded: false }
const moment = { nowMs: begun.anchorMs + 60_000, timeZone: 'America/New_York', shop, by: '' }
const card = { methodId: 'method-2', label: 'Visa •••• 4242' }

function after(result: ChangeResult): Subscription {
  if (!result.ok) throw new Error(result.problem)
  return result.subscription
}

describe('what its buyer reads of a change', () => {
  it('is that it was changed, canceled or taken up again', () => {
    const canceled = after(cancel(begun, moment))
    const paused = after(pauseFor(begun, 2, moment))
    expect([
      mailOfChange(begun, after(skipNext(begun, moment))),
      mailOfChange(begun, paused),
      mailOfChange(paused, after(resume(paused, moment))),
      mailOfChange(begun, after(changeMethod(begun, card, moment))),
      mailOfChange(begun, canceled),
      mailOfChange(canceled, after(resume(canceled, moment))),
    ]).toEqual([
      ...Array.from({ length: 4 }, () => 'subscription-changed'),
      'subscription-canceled',
      'subscription-resumed',
    ])
  })

  it('stands in other mails where a price is announced or a payment is tried', () => {
    const failing = buildSubscription({ state: 'past-due', failures: 1 })
    expect(mailOfChange(failing, after(retryNow(failing, moment)))).toBeNull()
    expect(mailOfChange(begun, after(changePrice(begun, 2000, moment)))).toBeNull()
  })

  it('is all that one change did', () => {
    const stopped = buildSubscription({ state: 'paused', nextAtMs: null })
    const named = after(changeMethod(stopped, card, moment))
    const later = after(skipNext(named, { ...moment, nowMs: moment.nowMs + 1 }))
    expect(changesAt(later, moment.nowMs).map(({ fact }) => fact)).toEqual([
      { code: 'method-changed', label: 'Visa •••• 4242' },
      { code: 'resumed' },
    ])
    expect(changesAt(later, null)).toEqual([])
  })
})
