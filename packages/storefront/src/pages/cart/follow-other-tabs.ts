import { changedElsewhere } from '../../runtime/cart-client/changed-elsewhere.ts'
import type { CartPageActions } from './cart-page-actions.ts'

/** Keeps the cart page as another tab left the cart. */
export function followOtherTabs({ readAgain }: Pick<CartPageActions, 'readAgain'>): void {
  document.addEventListener(changedElsewhere, (event) => {
    const token: unknown = event instanceof CustomEvent ? event.detail : null
    void readAgain(typeof token === 'string' ? token : null)
  })
}
