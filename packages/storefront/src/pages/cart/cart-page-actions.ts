import type { CartReply } from '@vitrine/contract/cart/page-props'
import { changeItemAddress, removeItemAddress } from '@vitrine/contract/cart/v3-addresses'
import type { changeItemCall, removeItemCall } from '@vitrine/contract/cart/v3-calls'
import { createTurns } from '@vitrine/contract/client/create-turns'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { cartAlertTitle, cartProblemText } from '@vitrine/domain/cart/messages'
import { parseQuantity } from '@vitrine/domain/cart/quantity'
import { afterPress } from '../../parts/form-fields/after-press.ts'
import { tellCommerce } from '../../runtime/commerce-events/commerce-events.ts'
import { callShop } from '../../runtime/shop-call/call-shop.ts'
import type { Store } from '../../runtime/state/create-store.ts'
import { forgetCheckouts } from '../checkout/forget-checkouts.ts'
import { type CodeActions, createCodeActions } from '../code-box/code-actions.ts'
import { type CartPageState, itemParams, itemsOf, quantityFailure, without } from './cart-page-state.ts'
import type { RefusedForm } from './edit-form.tsx'
import { closeForm, openForm, saveForm } from './edit-form-actions.ts'
import { loadCart } from './load-cart.ts'

/** How long a quantity must stand still before it is saved. */
export const quantitySettleMs = 600

/** What a visitor can do on the cart page. */
export interface CartPageActions {
  typeQuantity(entryId: string, text: string): void
  /** The visitor left the input: what waits is saved, and the old number comes back where none was typed. */
  leaveQuantity(entryId: string): void
  /** Saves at once what is still waiting, and asks about what is to be removed: the visitor is about to go on. */
  saveNow(): Promise<void>
  /** Saves it without a question: the page or the drawer is left. */
  saveWaiting(): Promise<void>
  /** Reads the cart once more where it could not be read. */
  loadAgain(): Promise<void>
  askToRemove(entryId: string): void
  keep(): void
  remove(entryId: string): Promise<void>
  /** Shows the cart as another tab left it; null: there is none any more. */
  readAgain(token: string | null): Promise<void>
  /** Opens the form of a line, to be filled in again. */
  openForm(entryId: string): Promise<void>
  closeForm(): void
  /** Saves it: `json` is its JSON text. Returns why it was not taken, or null. */
  saveForm(entryId: string, json: string): Promise<RefusedForm | null>
  readonly codes: CodeActions
}

/** Gives a cart page its behaviour: quantities save themselves, 0 asks, and one save runs at a time. */
export function createCartPageActions(store: Store<CartPageState>): CartPageActions {
  let timer: ReturnType<typeof setTimeout> | undefined
  const inTurn = createTurns()

  const saveWaiting = async () => {
    for (const [entryId, text] of Object.entries(store.get().typed)) {
      const read = parseQuantity(text, 0)
      if (read.ok && read.quantity > 0) await saveQuantity(store, entryId, read.quantity)
    }
  }

  const saveNow = () => {
    clearTimeout(timer)
    return inTurn(saveWaiting)
  }
  const askOfNone = (entryId: string) => {
    if (isNone(store.get().typed[entryId])) store.patch({ removing: entryId })
  }

  const codes = createCodeActions({
    ask: (call) => call({ cartToken: store.get().reply?.cart.cartToken ?? '' }),
    // What was wrong with the cart before is not said of what it is now.
    take: (reply) => store.patch({ reply, failure: null }),
    inTurn,
  })

  return {
    codes,
    typeQuantity(entryId, text) {
      noteTyped(store, entryId, text)
      clearTimeout(timer)
      timer = setTimeout(saveNow, quantitySettleMs)
    },
    leaveQuantity(entryId) {
      const { typed } = store.get()
      if (typed[entryId]?.trim() === '') store.patch({ typed: without(typed, entryId) })
      // The question takes the focus, and with it the key that is typed next: it is asked once the quantity was left.
      afterPress(() => askOfNone(entryId))
      void saveNow()
    },
    saveNow() {
      for (const entryId of Object.keys(store.get().typed)) askOfNone(entryId)
      return saveNow()
    },
    saveWaiting: saveNow,
    loadAgain() {
      store.patch({ status: 'loading', failure: null })
      return inTurn(() => loadCart(store))
    },
    askToRemove: (entryId) => store.patch({ removing: entryId }),
    keep: () => keepLine(store),
    remove: (entryId) => inTurn(() => removeLine(store, entryId)),
    readAgain: (token) => inTurn(() => readAgain(store, token)),
    openForm: (entryId) => openForm(store, entryId),
    closeForm: () => closeForm(store),
    saveForm: (entryId, json) =>
      inTurn(() => saveForm(store, { entryId, json }, (makeCall) => recalculate(store, makeCall))),
  }
}

function noteTyped(store: Store<CartPageState>, entryId: string, text: string): void {
  const state = store.get()
  const read = parseQuantity(text, 0)
  const failures = without(state.lineFailures, entryId)
  store.patch({
    typed: { ...state.typed, [entryId]: text },
    // An input that is being emptied to type another number is not wrong yet.
    lineFailures:
      read.ok || text === ''
        ? failures
        : {
            ...failures,
            [entryId]: { title: cartAlertTitle.updateQuantity, message: cartProblemText[read.problem] },
          },
  })
}

/** Whether what stands in a quantity takes its line away. */
function isNone(text: string | undefined): boolean {
  const read = text === undefined ? null : parseQuantity(text, 0)
  return read?.ok === true && read.quantity === 0
}

function keepLine(store: Store<CartPageState>): void {
  const { removing, typed } = store.get()
  store.patch({ removing: null, typed: removing === null ? typed : without(typed, removing) })
}

async function saveQuantity(store: Store<CartPageState>, entryId: string, quantity: number): Promise<void> {
  const item = itemsOf(store.get()).find((each) => each.id === entryId)
  if (!item || item.quantity === quantity) {
    store.patch({ typed: without(store.get().typed, entryId) })
    return
  }
  const text = store.get().typed[entryId]
  const params = itemParams(store.get(), entryId)
  const answer = await recalculate(store, () =>
    // The visitor may have left the page by then.
    callShop<typeof changeItemCall>(
      changeItemAddress,
      { params, body: { quantity } },
      { outlivesPage: true },
    ),
  )
  const state = store.get()
  const isUnchanged = state.typed[entryId] === text
  if (answer.ok) {
    // What was typed meanwhile waits for its own save.
    const typed = isUnchanged ? without(state.typed, entryId) : state.typed
    // What was wrong with the cart before is not said of what it is now.
    store.patch({ reply: answer.reply, failure: null, typed })
    return
  }
  // What is wrong with a number that stands there no more is not said; the one that does is saved next.
  if (!isUnchanged) return
  const failure = quantityFailure(answer.refusal.message, item.availableQuantity)
  store.patch({
    lineFailures: { ...state.lineFailures, [entryId]: failure },
    typed: without(state.typed, entryId),
  })
}

async function removeLine(store: Store<CartPageState>, entryId: string): Promise<void> {
  const items = itemsOf(store.get())
  const place = items.findIndex((each) => each.id === entryId)
  const item = items[place]
  const params = itemParams(store.get(), entryId)
  const answer = await recalculate(store, () =>
    callShop<typeof removeItemCall>(removeItemAddress, { params }),
  )
  const typed = without(store.get().typed, entryId)
  if (answer.ok) {
    const removed = item ? { productName: item.productName, place } : null
    store.patch({ reply: answer.reply, removing: null, removed, failure: null, typed })
    if (item) tellRemoved(item)
    // Who fills the cart again may be somebody else.
    if (answer.reply.cart.items.length === 0) forgetCheckouts()
  } else
    store.patch({
      removing: null,
      failure: { title: cartAlertTitle.removeItem, message: answer.refusal.message },
      typed,
    })
}

async function readAgain(store: Store<CartPageState>, token: string | null): Promise<void> {
  if (token === null) store.patch({ status: 'loaded', reply: null, removing: null })
  else await loadCart(store, token)
}

function tellRemoved({ productId, sku, quantity, unitPrice }: ReturnType<typeof itemsOf>[number]): void {
  tellCommerce({ name: 'remove-from-cart', productId, sku, quantity, unitPriceCents: unitPrice.value })
}

async function recalculate(store: Store<CartPageState>, call: () => Promise<Outcome<CartReply>>) {
  store.patch({ status: 'recalculating', removed: null })
  document.dispatchEvent(new CustomEvent('cart-recalculating'))
  const answer = await call()
  store.patch({ status: 'loaded' })
  document.dispatchEvent(new CustomEvent('cart-recalculated', { detail: answer.ok ? answer.reply : null }))
  return answer
}
