import { describe, expect, it } from 'vitest'
import type { DeclineProblem } from '../../payments/decline.ts'
import { buildSubscription } from '../../testing/build-subscription.ts'
import { afterDecline, note } from '../renewal.ts'
import { usualRetryTerms } from '../retries/retry-terms.ts'
import { asksApproval } from './asks-approval.ts'

const stripe = { gateway: 'stripe', removedAtMs: null }
const failedWith = (problem: DeclineProblem) =>
  afterDecline(buildSubscription(), { nowMs: 1, problem, isFinal: false, terms: usualRetryTerms })
const asked = failedWith('authentication-needed')

describe('asksApproval', () => {
  it('is so once a bank wanted it, also after it was refused', () => {
    expect(asksApproval(asked, stripe)).toBe(true)
    const fact = { code: 'declined', problem: 'not-approved' } as const
    const refused = note(asked, { atMs: 2, kind: 'declined', fact })
    expect(asksApproval(refused, stripe)).toBe(true)
  })

  it('is not so for another reason, for another card, or where a service leads nobody to a bank', () => {
    expect(asksApproval(failedWith('declined'), stripe)).toBe(false)
    const other = note(asked, {
      atMs: 2,
      kind: 'method-changed',
      fact: { code: 'method-changed', label: 'Visa' },
    })
    expect(asksApproval(other, stripe)).toBe(false)
    expect(asksApproval(asked, { ...stripe, gateway: 'test' })).toBe(false)
    expect(asksApproval(asked, { ...stripe, removedAtMs: 1 })).toBe(false)
    expect(asksApproval({ ...asked, state: 'canceled' }, stripe)).toBe(false)
  })

  it('goes by what happened, and not by how that is said', () => {
    const saidOnly = { kind: 'declined', text: 'Your bank asks you to approve this payment.' } as const
    const history = [{ ...saidOnly, atMs: 1, by: '' }]
    expect(asksApproval({ ...asked, history }, stripe)).toBe(false)
    expect(
      asksApproval(
        { ...asked, history: asked.history.map((each) => ({ ...each, text: 'Reworded.' })) },
        stripe,
      ),
    ).toBe(true)
  })
})
