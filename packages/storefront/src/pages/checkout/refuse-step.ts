import type { Store } from '../../runtime/state/create-store.ts'
import type { CheckoutState } from './checkout-state.ts'

/** Says why a step cannot be left yet. */
export function refuse(
  store: Store<CheckoutState>,
  errors: CheckoutState['errors'],
  problem: string | null,
): void {
  store.patch({ errors, problem, notice: null, round: store.get().round + 1, activity: 'resting' })
}
