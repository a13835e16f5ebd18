import { newUuid } from '@vitrine/contract/client/new-uuid'
import type { Store } from '../../../runtime/state/create-store.ts'
import type { BegunPayment, CardForm } from '../card-form/card-form.ts'
import { type CheckoutState, problemOf } from '../checkout-state.ts'
import { chosenWay } from './chosen-way.ts'

/** The card form of a service, where the buyer pays by it. */
export function cardFormInUse(state: CheckoutState): CardForm | null {
  return chosenWay(state) === 'stripe' ? state.cardForm : null
}

/** What is wrong in the card form of a service, where the buyer pays by it; null where nothing is. */
export async function checkCardForm(state: CheckoutState): Promise<string | null> {
  return cardFormInUse(state)?.check() ?? null
}

/** Lets the service take the money; its answer is asked for where it leads back to. */
export async function payByCardForm(
  store: Store<CheckoutState>,
  leaveFor: (url: string) => void,
  begun: BegunPayment,
): Promise<void> {
  const problem = await store.get().cardForm?.pay(begun)
  if (problem === null) {
    store.patch({ payment: { kind: 'placed' } })
    return leaveFor(begun.returnUrl)
  }
  if (!problem?.canBePaidYet) store.patch({ attempt: { key: newUuid(), sent: null } })
  declineCard(store, problem?.message ?? null)
}

/** Says what is wrong with the card in the form; what was begun for it can be paid with another. */
export function declineCard(store: Store<CheckoutState>, problem: string | null): void {
  store.patch({ payment: { kind: 'declined' }, said: problemOf(problem), round: store.get().round + 1 })
}
