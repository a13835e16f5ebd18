import type { Store } from '../../runtime/state/create-store.ts'
import type { CartPageLife } from './cart-page-life.ts'
import type { CartPageState } from './cart-page-state.ts'

/** What the cart page and its parts are given. */
export interface CartPageParts {
  readonly store: Store<CartPageState>
  readonly life: CartPageLife
  readonly locale: string
  readonly continueShoppingUrl: string
}
