// What the React pages (cart, checkout, orders) are given by the server and hydrated with.
import type { Address } from '@vitrine/domain/contact/address'
import type { Fulfillment, Order, OrderLine } from '@vitrine/domain/orders/order'
import type { ReplyOf } from '../call.ts'
import type { readCartV3Call } from '../cart/v3-calls.ts'

/** The answer of the v3 cart calls (platform reference, section 2.10b). */
export type CartReply = ReplyOf<typeof readCartV3Call>

/** The cart of a `CartReply`. */
export type CartInReply = CartReply['cart']

/** A line of a `CartReply`. */
export type CartItemInReply = CartInReply['items'][number]

/** What every page says of the site around it. `logoUrl` null: the title is written instead. */
export interface PageSite {
  readonly title: string
  readonly logoUrl: string | null
  readonly homeUrl: string
}

/** The cart page (`GET /cart`). */
export interface CartPageProps {
  /** null: there is no cart, or it is empty. */
  readonly cart: CartReply | null
  readonly locale: string
  readonly continueShoppingUrl: string
  /** Entry whose removal is being asked about (`?remove=`). */
  readonly removing: string | null
  /** Message of a refused change, already in words. */
  readonly problem: string | null
}

/** The three steps of the checkout, in their order. */
export type CheckoutStep = 'contact' | 'delivery' | 'payment'

/** The checkout page. Form posts send `step` and the fields named in `CheckoutFields`. */
export interface CheckoutPageProps {
  readonly cart: CartReply
  readonly step: CheckoutStep
  readonly locale: string
  /** Countries that can be delivered to (or, for digital carts, billed to), named in the page's language. */
  readonly countries: readonly { readonly code: string; readonly name: string }[]
  /** Preselected where no address is known. */
  readonly defaultCountry: string
  /** Text by field name (`CheckoutFields`), of a refused form post. */
  readonly errors: Readonly<Record<string, string>>
  /** What was posted when it was refused, so that nothing is typed twice; never card data. */
  readonly values: Readonly<Record<string, string>>
  /** Message above the step (declined, timed out, out of stock), already in words. */
  readonly problem: string | null
  readonly gateways: readonly CheckoutGateway[]
  readonly isTestMode: boolean
  /** A fresh UUID: the key of the attempt that a form post without JavaScript makes. */
  readonly attemptKey: string
  /** Set when the gateway asks the buyer to approve the payment. */
  readonly confirmation: { readonly paymentId: string; readonly message: string } | null
  readonly site: PageSite
  /** URLs, or '' where the owner has none. */
  readonly policies: { readonly termsUrl: string; readonly returnsUrl: string; readonly privacyUrl: string }
}

/** A way to pay. */
export interface CheckoutGateway {
  readonly key: 'test' | 'manual'
  readonly label: string
  readonly instructions?: string
}

/** An order as its buyer may see it. */
export interface OrderView {
  readonly id: string
  readonly number: number
  readonly createdAtMs: number
  readonly isTest: boolean
  readonly contact: { readonly email: string; readonly phone: string }
  readonly shippingAddress: Address | null
  readonly billingAddress: Address | null
  readonly lines: readonly Pick<
    OrderLine,
    | 'id'
    | 'title'
    | 'optionValues'
    | 'quantity'
    | 'unitPriceCents'
    | 'subtotalCents'
    | 'imageUrl'
    | 'productType'
  >[]
  readonly shipping: { readonly name: string } | null
  readonly taxIsIncluded: boolean
  readonly currency: string
  readonly subtotalCents: number
  readonly discountCents: number
  readonly shippingCents: number
  readonly taxCents: number
  readonly grandTotalCents: number
  readonly fulfillmentStatus: Order['fulfillmentStatus']
  readonly paymentState: Order['paymentState']
  /** `instructions`: how to pay outside the shop, while that is due; else ''. */
  readonly payment: { readonly label: string; readonly instructions: string }
  readonly fulfillments: readonly Fulfillment[]
  /** When things happened: `placed`, `paid`, `fulfilled`, `canceled`, `refunded`; oldest first. */
  readonly history: readonly { readonly atMs: number; readonly kind: Order['history'][number]['kind'] }[]
}

/** The page after the order is placed (page type 202). */
export interface ConfirmedPageProps {
  readonly order: OrderView
  readonly locale: string
  readonly timeZone: string
  readonly site: PageSite
  readonly continueShoppingUrl: string
  /** Signed address of the order status page. */
  readonly statusUrl: string
  /** Whether a confirmation goes out; a shop without a mail server promises none. */
  readonly sendsMail: boolean
  readonly contactEmail: string
}

/** The order status page, opened by a signed link. */
export interface OrderStatusPageProps {
  readonly order: OrderView
  readonly locale: string
  readonly timeZone: string
  readonly site: PageSite
  readonly continueShoppingUrl: string
  readonly contactEmail: string
}
