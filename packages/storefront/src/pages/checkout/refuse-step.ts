import type { Store } from '../../runtime/state/create-store.ts'
import { type CheckoutState, opened, problemOf } from './checkout-state.ts'

/** Says why a step cannot be left yet. */
export function refuse(
  store: Store<CheckoutState>,
  errors: CheckoutState['errors'],
  problem: string | null,
): void {
  const { open, round } = store.get()
  store.patch({ errors, said: problemOf(problem), round: round + 1, open: opened(open.name) })
}
