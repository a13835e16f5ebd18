import { Alert } from '../../parts/page-frame/alert.tsx'
import { BagIcon } from '../../parts/page-frame/icons.tsx'
import { useStore } from '../../runtime/state/use-store.ts'
import type { CartPageParts } from './cart-page-parts.ts'
import { type CartPageState, itemsOf } from './cart-page-state.ts'
import { CartRow } from './cart-row.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartTotals } from './cart-totals.tsx'
import { RemoveQuestion } from './remove-question.tsx'

/** The cart page: lines, totals, and the ways on. Without scripts each line is part of a plain form. */
export function CartPage(parts: CartPageParts) {
  const { status } = useStore(parts.store)
  return (
    <div className="vt-cart" aria-busy={status !== 'loaded'}>
      <h1 className="cart-title">Shopping Cart</h1>
      <CartContents {...parts} />
    </div>
  )
}

/** All of a cart beneath its title; the drawer beside other pages shows the same. */
export function CartContents(parts: CartPageParts) {
  const state = useStore(parts.store)
  const items = itemsOf(state)
  return (
    <>
      {state.failure ? <Alert failure={state.failure} /> : null}
      {state.status === 'loading' ? <CartSkeleton /> : null}
      {state.status !== 'loading' && items.length === 0 ? (
        <EmptyCart url={parts.continueShoppingUrl} />
      ) : null}
      {items.length > 0 ? <FullCart parts={parts} state={state} /> : null}
      <p className="vt-visually-hidden" role="status">
        {spokenStatus(state)}
      </p>
    </>
  )
}

function FullCart({ parts, state }: { readonly parts: CartPageParts; readonly state: CartPageState }) {
  const asked = itemsOf(state).find((item) => item.id === state.removing)
  return (
    <>
      {asked ? <RemoveQuestion item={asked} isAwake={state.isAwake} life={parts.life} /> : null}
      <form
        className="vt-cart-form"
        method="post"
        action="/cart"
        onSubmit={(event) => saveInstead(event, parts)}
      >
        {/* What Enter presses: without it, that would be the first line's Remove. */}
        <button className="vt-visually-hidden" type="submit" tabIndex={-1} aria-hidden="true">
          Update cart
        </button>
        <ul className="vt-cart-rows">
          {itemsOf(state).map((item) => (
            <CartRow key={item.id} item={item} state={state} life={parts.life} locale={parts.locale} />
          ))}
        </ul>
        {state.isAwake ? null : (
          <button className="vt-button vt-button-quiet vt-cart-update" type="submit">
            Update cart
          </button>
        )}
      </form>
      <CartTotals parts={parts} state={state} />
    </>
  )
}

function saveInstead(event: { preventDefault(): void }, { store, life }: CartPageParts): void {
  if (!store.get().isAwake) return
  event.preventDefault()
  void life.saveNow()
}

function EmptyCart({ url }: { readonly url: string }) {
  return (
    <div className="vt-cart-empty">
      <BagIcon size={56} />
      <p>You have nothing in your shopping cart.</p>
      <a className="vt-button cart-continue-button" href={url}>
        Continue Shopping
      </a>
    </div>
  )
}

function spokenStatus(state: CartPageState): string {
  if (state.status === 'loading') return 'Loading your cart…'
  return state.status === 'recalculating' ? 'Updating your cart…' : ''
}
