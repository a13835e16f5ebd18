import { describe, expect, it } from 'vitest'
import { declineText } from '../../payments/decline.ts'
import { buildSubscription } from '../../testing/build-subscription.ts'
import { afterDecline, note } from '../renewal.ts'
import { usualRetryTerms } from '../retries/retry-terms.ts'
import { asksApproval } from './asks-approval.ts'

const stripe = { gateway: 'stripe', removedAtMs: null }
const failedWith = (message: string) =>
  afterDecline(buildSubscription(), { nowMs: 1, message, isFinal: false, terms: usualRetryTerms })
const asked = failedWith(declineText['authentication-needed'])

describe('asksApproval', () => {
  it('is so once a bank wanted it, also after it was refused', () => {
    expect(asksApproval(asked, stripe)).toBe(true)
    const refused = note(asked, { atMs: 2, kind: 'declined', text: declineText['not-approved'] })
    expect(asksApproval(refused, stripe)).toBe(true)
  })

  it('is not so for another reason, for another card, or where a service leads nobody to a bank', () => {
    expect(asksApproval(failedWith(declineText.declined), stripe)).toBe(false)
    const other = note(asked, { atMs: 2, kind: 'method-changed', text: 'Paid by Visa from now on.' })
    expect(asksApproval(other, stripe)).toBe(false)
    expect(asksApproval(asked, { ...stripe, gateway: 'test' })).toBe(false)
    expect(asksApproval(asked, { ...stripe, removedAtMs: 1 })).toBe(false)
    expect(asksApproval({ ...asked, state: 'canceled' }, stripe)).toBe(false)
  })
})
