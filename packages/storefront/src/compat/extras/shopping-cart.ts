import { Widget } from '../widget.ts'

interface CartJson {
  readonly totalQuantity?: number
  readonly subtotalCents?: number
  readonly entries?: readonly unknown[]
}

/** `Y.Squarespace.Singletons.ShoppingCart`: what the page knows of the cart, told again when it changes. */
export class ShoppingCartModel extends Widget {
  constructor() {
    super({ totalQuantity: 0, subtotalCents: 0, entries: [] })
    document.addEventListener('cart-loaded', (event) => this.#take(detailOf(event), 'load'))
    document.addEventListener('commerce-item-added', (event) => {
      const { shoppingCart } = (detailOf(event) ?? {}) as { shoppingCart?: unknown }
      this.#take(shoppingCart, 'item-added')
    })
    document.addEventListener('cart-recalculated', (event) => this.#take(detailOf(event), 'recalculate'))
  }

  #take(cart: unknown, type: string): void {
    if (typeof cart === 'object' && cart !== null) {
      const { totalQuantity = 0, subtotalCents = 0, entries = [] }: CartJson = cart
      this.setAttrs({ totalQuantity, subtotalCents, entries })
    }
    this.fire(type)
    this.fire('change')
  }
}

function detailOf(event: Event): unknown {
  return event instanceof CustomEvent ? event.detail : null
}
