import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AttemptState,
  asksBuyer,
  attemptStates,
  attemptSteps,
  firstAttemptState,
  isInFlight,
  isOpen,
  isPaid,
  isProcessing,
  isSettled,
  openStates,
  statesBefore,
} from './payment-states.ts'

/** States that somebody tries to write down one after the other. */
const attempts = fc.array(fc.constantFrom(...attemptStates), { maxLength: 12 })

describe('the states of an attempt to pay', () => {
  it('settle once and for good, whatever is tried in whatever order', () => {
    fc.assert(
      fc.property(attempts, (wanted) => {
        const written = walk(wanted)
        const settledAt = written.findIndex(isSettled)
        const after = settledAt === -1 ? [] : written.slice(settledAt)
        expect(new Set(after).size).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('never begin a second time, and change three times at most', () => {
    fc.assert(
      fc.property(attempts, (wanted) => {
        const changes = walk(wanted).filter((state, place, all) => place > 0 && state !== all[place - 1])
        expect(changes).not.toContain(firstAttemptState)
        expect(changes.length).toBeLessThanOrEqual(3)
      }),
    )
  })

  it('are open, settled, or asked about as the table says', () => {
    expect(openStates).toEqual(['started', 'awaiting-confirmation', 'processing'])
    expect(attemptStates.filter(isOpen)).toEqual(openStates)
    expect(attemptStates.filter(isSettled)).toEqual(['paid', 'declined', 'expired'])
    expect(attemptStates.filter(isInFlight)).toEqual(['started'])
    expect(attemptStates.filter(asksBuyer)).toEqual(['awaiting-confirmation'])
    expect(attemptStates.filter(isPaid)).toEqual(['paid'])
    expect(attemptStates.filter(isProcessing)).toEqual(['processing'])
  })

  it('can be written down where they stand, and nowhere that no step leads to', () => {
    expect(statesBefore('started')).toEqual(['started'])
    expect(statesBefore('awaiting-confirmation')).toEqual(['started', 'awaiting-confirmation'])
    expect(statesBefore('paid')).toEqual(['started', 'awaiting-confirmation', 'processing', 'paid'])
    expect(attemptSteps.declined).toEqual([])
  })
})

/** The states that are written down when each of the wanted is taken if the one before it allows it. */
function walk(wanted: readonly AttemptState[]): readonly AttemptState[] {
  return wanted.reduce<readonly AttemptState[]>(
    (written, state) => {
      const from = written.at(-1) ?? firstAttemptState
      return statesBefore(state).includes(from) ? written.concat(state) : written
    },
    [firstAttemptState],
  )
}
