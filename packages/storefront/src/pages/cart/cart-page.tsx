import { lazy, type RefObject, Suspense } from 'react'
import { Alert } from '../../parts/page-frame/alert.tsx'
import { EmptyCart } from '../../parts/page-frame/empty-cart.tsx'
import { inPageLanguage } from '../../runtime/page-language/in-page-language.ts'
import { useStore } from '../../runtime/state/use-store.ts'
import type { CartPageContext } from './cart-page-context.ts'
import { type CartPageState, isBusy, itemsOf } from './cart-page-state.ts'
import { CartRow } from './cart-row.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartTotals } from './cart-totals.tsx'
import { RemoveQuestion } from './remove-question.tsx'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'
import { useSpokenStatus } from './use-spoken-status.ts'

const EditForm = lazy(async () => ({ default: (await import('./edit-form.tsx')).EditForm }))

/** The cart page: lines, totals, and the ways on. Without scripts each line is part of a plain form. */
export function CartPage(context: CartPageContext) {
  const state = useStore(context.store)
  return (
    <div className="vt-cart" aria-busy={isBusy(state)}>
      <h1 className="cart-title">Shopping cart</h1>
      <CartContents {...context} />
    </div>
  )
}

/** All of a cart beneath its title; the drawer beside other pages shows the same. */
export function CartContents(context: CartPageContext) {
  const state = useStore(context.store)
  const items = itemsOf(state)
  const { rows, wayOn } = useFocusAfterRemoval(state)
  return (
    <>
      {state.failure ? <Alert failure={state.failure} /> : null}
      {state.status === 'loading' ? <CartSkeleton /> : null}
      {state.status === 'failed' ? (
        <button className="vt-button" type="button" onClick={() => void context.actions.loadAgain()}>
          Try again
        </button>
      ) : null}
      {state.status !== 'loading' && state.status !== 'failed' && items.length === 0 ? (
        <EmptyCart url={inPageLanguage(context.continueShoppingUrl)} wayOn={wayOn} />
      ) : null}
      {items.length > 0 ? <FullCart context={context} state={state} rows={rows} /> : null}
      <p className="vt-visually-hidden" role="status">
        {useSpokenStatus(state, context.locale)}
      </p>
    </>
  )
}

interface FullCartProps {
  readonly context: CartPageContext
  readonly state: CartPageState
  readonly rows: RefObject<HTMLUListElement | null>
}

function FullCart({ context, state, rows }: FullCartProps) {
  const asked = itemsOf(state).find((item) => item.id === state.removing)
  return (
    <>
      {asked ? <RemoveQuestion item={asked} isAwake={state.isAwake} actions={context.actions} /> : null}
      {state.editing ? (
        <Suspense fallback={null}>
          <EditForm
            open={state.editing}
            onClose={context.actions.closeForm}
            onSave={(json) => context.actions.saveForm(state.editing?.entryId ?? '', json)}
          />
        </Suspense>
      ) : null}
      <form
        className="vt-cart-form"
        method="post"
        action="/cart"
        onSubmit={(event) => saveInstead(event, context)}
      >
        {/* What Enter presses: without it, that would be the first line's Remove. */}
        <button className="vt-visually-hidden" type="submit" tabIndex={-1} aria-hidden="true">
          Update cart
        </button>
        <ul className="vt-cart-rows" ref={rows}>
          {itemsOf(state).map((item) => (
            <CartRow
              key={item.id}
              item={item}
              state={state}
              actions={context.actions}
              locale={context.locale}
            />
          ))}
        </ul>
        {state.isAwake ? null : (
          <button className="vt-button vt-button-quiet vt-cart-update" type="submit">
            Update cart
          </button>
        )}
      </form>
      <CartTotals context={context} state={state} />
    </>
  )
}

function saveInstead(event: { preventDefault(): void }, { store, actions }: CartPageContext): void {
  if (!store.get().isAwake) return
  event.preventDefault()
  void actions.saveNow()
}
