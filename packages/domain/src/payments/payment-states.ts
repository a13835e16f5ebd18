/** What can stand of one attempt to pay for a cart; what the order says of its money is `PaymentState` in `orders/order.ts`. */
export type AttemptState =
  | 'started'
  | 'awaiting-confirmation'
  | 'processing'
  | 'paid'
  | 'declined'
  | 'expired'

/** The state in which every attempt begins. */
export const firstAttemptState = 'started' satisfies AttemptState

/**
 * Where an attempt can go from each state; saving it again in the same state is no step. What is settled stays so: money that
 * moves back later is written in the ledger and on the order.
 */
export const attemptSteps: Readonly<Record<AttemptState, readonly AttemptState[]>> = {
  started: ['awaiting-confirmation', 'processing', 'paid', 'declined', 'expired'],
  'awaiting-confirmation': ['processing', 'paid', 'declined', 'expired'],
  processing: ['paid', 'declined', 'expired'],
  paid: [],
  declined: [],
  expired: [],
}

/** Every state, in the order of the table. */
export const attemptStates = Object.keys(attemptSteps) as readonly AttemptState[]

/** The states of attempts of which it is not known yet what becomes of them. */
export const openStates = attemptStates.filter(isOpen)

/** Whether something can still become of the attempt: it holds stock, and its cart takes no other. */
export function isOpen(state: AttemptState): boolean {
  return attemptSteps[state].length > 0
}

/** Whether the attempt is over, with or without money. */
export function isSettled(state: AttemptState): boolean {
  return !isOpen(state)
}

/** Whether the gateway was asked and nothing of its answer is written down yet. */
export function isInFlight(state: AttemptState): boolean {
  return state === 'started'
}

/** Whether the gateway asked the buyer something. */
export function asksBuyer(state: AttemptState): boolean {
  return state === 'awaiting-confirmation'
}

/** Whether the money is on its way, which can take days. */
export function isProcessing(state: AttemptState): boolean {
  return state === 'processing'
}

/** Whether an order came of the attempt. */
export function isPaid(state: AttemptState): boolean {
  return state === 'paid'
}

/** The states from which an attempt can be written down in `state`, itself among them. */
export function statesBefore(state: AttemptState): readonly AttemptState[] {
  return attemptStates.filter((from) => from === state || attemptSteps[from].includes(state))
}
