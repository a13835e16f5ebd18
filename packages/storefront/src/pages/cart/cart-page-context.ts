import type { Store } from '../../runtime/state/create-store.ts'
import type { CartPageActions } from './cart-page-actions.ts'
import type { CartPageState } from './cart-page-state.ts'

/** What the cart page and its parts are given. */
export interface CartPageContext {
  readonly store: Store<CartPageState>
  readonly actions: CartPageActions
  readonly locale: string
  readonly continueShoppingUrl: string
}
