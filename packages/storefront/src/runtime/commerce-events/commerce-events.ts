import type { AnalyticsOrder } from '@vitrine/domain/orders/analytics-order'

/** What a visitor did in the shop, for whoever counts it on this page (docs/content.md, "Events of the shop"). Amounts are minor units. */
export type CommerceEvent =
  | {
      readonly name: 'visit-product'
      readonly productId: string
      readonly title: string
      /** 1 physical, 2 digital, 3 service, 4 gift card. */
      readonly productType: number | null
      /** The lowest that a variant costs; null where the page does not say. */
      readonly priceCents: number | null
      readonly currency: string
    }
  | ({ readonly name: 'add-to-cart'; readonly isSubscription: boolean } & CartLineFacts)
  | ({ readonly name: 'remove-from-cart' } & CartLineFacts)
  | {
      readonly name: 'view-cart'
      /** The page of the cart, or the cart beside another page. */
      readonly place: 'page' | 'drawer'
    }
  | { readonly name: 'reviews-tab-click' | 'reviews-anchor-click'; readonly productId: string | null }
  | {
      /** The form of a line on the cart page. */
      readonly name: 'cart-form-open' | 'cart-form-close' | 'cart-form-submit'
      readonly productId: string | null
    }
  | { readonly name: 'begin-checkout' }
  /** An order was placed. Its amounts are texts with two decimals. */
  | ({ readonly name: 'purchase' } & AnalyticsOrder)

/** A line that came into the cart, or left it. */
interface CartLineFacts {
  readonly productId: string
  readonly sku: string | null
  /** How many came or went. */
  readonly quantity: number
  /** What one costs; null where that is not known yet. */
  readonly unitPriceCents: number | null
}

/** The event of the document that carries each of them, as its `detail`. */
export const commerceEventName = 'vitrine:commerce'

/** Tells the page of something that a visitor did. Nothing is sent anywhere by this. */
export function tellCommerce(event: CommerceEvent): void {
  document.dispatchEvent(new CustomEvent<CommerceEvent>(commerceEventName, { detail: event }))
}
