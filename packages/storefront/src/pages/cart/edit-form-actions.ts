import type { readItemFormCall, saveItemFormCall } from '@vitrine/contract/cart/entry-form-calls'
import type { CartReply } from '@vitrine/contract/cart/page-props'
import { readItemFormAddress, saveItemFormAddress } from '@vitrine/contract/cart/v3-addresses'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { cartAlertTitle } from '@vitrine/domain/cart/messages'
import { readBuyersForm } from '../../parts/buyers-form/read-buyers-form.ts'
import { tellCommerce } from '../../runtime/commerce-events/commerce-events.ts'
import { callShop } from '../../runtime/shop-call/call-shop.ts'
import type { Store } from '../../runtime/state/create-store.ts'
import { type CartPageState, itemParams, itemsOf, without } from './cart-page-state.ts'
import type { RefusedForm } from './edit-form.tsx'

/** Opens the form of a line, with what was filled in. */
export async function openForm(store: Store<CartPageState>, entryId: string): Promise<void> {
  const [answer] = await Promise.all([
    callShop<typeof readItemFormCall>(readItemFormAddress, { params: itemParams(store.get(), entryId) }),
    // Without its script there is no form: then the failure below is said.
    import('./edit-form.tsx').catch(() => null),
  ])
  const { lineFailures } = store.get()
  const form = answer.ok ? readBuyersForm(answer.reply.form) : null
  if (answer.ok && form) {
    tellOfForm(store, 'cart-form-open', entryId)
    store.patch({
      editing: { entryId, form, values: answer.reply.values },
      lineFailures: without(lineFailures, entryId),
    })
    return
  }
  const message = answer.ok ? 'Please try again.' : answer.refusal.message
  const failure = { title: cartAlertTitle.openForm, message }
  store.patch({ lineFailures: { ...lineFailures, [entryId]: failure } })
}

/** Closes the form of a line, and changes nothing. */
export function closeForm(store: Store<CartPageState>): void {
  const { editing } = store.get()
  if (editing) tellOfForm(store, 'cart-form-close', editing.entryId)
  store.patch({ editing: null })
}

/** Saves the form of a line; `call` makes the page busy meanwhile. */
export async function saveForm(
  store: Store<CartPageState>,
  { entryId, json }: { readonly entryId: string; readonly json: string },
  recalculate: (call: () => Promise<Outcome<CartReply>>) => Promise<Outcome<CartReply>>,
): Promise<RefusedForm | null> {
  const params = itemParams(store.get(), entryId)
  const answer = await recalculate(() =>
    callShop<typeof saveItemFormCall>(saveItemFormAddress, { params, body: { additionalFields: json } }),
  )
  if (answer.ok) {
    tellOfForm(store, 'cart-form-submit', entryId)
    store.patch({ reply: answer.reply, failure: null, editing: null })
    return null
  }
  const { message, errors } = answer.refusal
  return { failure: { title: cartAlertTitle.updateForm, message }, errors }
}

function tellOfForm(
  store: Store<CartPageState>,
  name: 'cart-form-open' | 'cart-form-close' | 'cart-form-submit',
  entryId: string,
): void {
  const line = itemsOf(store.get()).find((each) => each.id === entryId)
  tellCommerce({ name, productId: line?.productId ?? null })
}
