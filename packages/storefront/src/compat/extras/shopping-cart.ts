import { cartStore } from '../../runtime/cart-client/cart-store.ts'
import { Widget } from '../widget.ts'
import { type KnownCart, knownCart } from './known-cart.ts'

const noCart: KnownCart = { totalQuantity: 0, subtotalCents: 0, entries: [] }

/** `Y.Squarespace.Singletons.ShoppingCart`: what the page knows of the cart, announced again when it changes. */
export class ShoppingCartModel extends Widget {
  constructor() {
    super({ ...noCart })
    document.addEventListener('cart-loaded', (event) => this.#take(detailOf(event), 'load'))
    document.addEventListener('commerce-item-added', (event) => {
      const { shoppingCart }: Record<string, unknown> = { ...Object(detailOf(event)) }
      this.#take(shoppingCart, 'item-added')
    })
    document.addEventListener('cart-recalculated', (event) => this.#take(detailOf(event), 'recalculate'))
  }

  #take(cart: unknown, type: string): void {
    const known = knownCart(cart) ?? (type === 'load' && cartStore.get().status === 'none' ? noCart : null)
    // What could not be had or was refused changed nothing.
    if (!known) return
    this.setAttrs({ ...known })
    this.fire(type)
    this.fire('change')
  }
}

function detailOf(event: Event): unknown {
  return event instanceof CustomEvent ? event.detail : null
}
