import type { Donation } from '@vitrine/domain/cart/donations/donation'
import type { Address } from '@vitrine/domain/contact/address'
import type { ReadAnswer } from '@vitrine/domain/forms/buyers/stored-filling'
import type { GiftDetails } from '@vitrine/domain/gift-cards/gift-details'
import type {
  Fulfillment,
  Order,
  OrderDiscount,
  OrderGiftCard,
  OrderLine,
} from '@vitrine/domain/orders/order'
import type { LineUnits } from '@vitrine/domain/orders/parcels/left-to-send'
import type { DeliveryStanding } from '@vitrine/domain/orders/parcels/order-standing'
import type { PickupStanding } from '@vitrine/domain/orders/parcels/pickup-standing'
import type { OrderDownload } from '../downloads/order-download.ts'
import type { PageSite } from '../pages/page-site.ts'

/** An order as its buyer may see it. */
export interface OrderView {
  readonly id: string
  readonly number: number
  /** The number as people read it, with its sign. */
  readonly numberText: string
  /** What the buyer wrote to the shop; '' for nothing. */
  readonly note: string
  /** What was given; null where something was bought. */
  readonly donation: Donation | null
  /** What was answered in the form of the checkout. */
  readonly checkoutForm: { readonly name: string; readonly answers: readonly ReadAnswer[] } | null
  readonly createdAtMs: number
  readonly isTest: boolean
  /** `vatId`: '' for none. */
  readonly contact: { readonly email: string; readonly phone: string; readonly vatId: string }
  readonly shippingAddress: Address | null
  readonly billingAddress: Address | null
  readonly lines: readonly (Pick<
    OrderLine,
    | 'id'
    | 'title'
    | 'optionValues'
    | 'quantity'
    | 'unitPriceCents'
    | 'subtotalCents'
    | 'imageUrl'
    | 'productType'
  > & { readonly answers: readonly ReadAnswer[]; readonly gift: GiftDetails | null })[]
  readonly shipping: {
    readonly name: string
    /** When it arrives, or where to collect it; '' where nothing is said. */
    readonly note: string
    readonly isPickup: boolean
    readonly isLocal: boolean
  } | null
  readonly taxIsIncluded: boolean
  readonly currency: string
  readonly subtotalCents: number
  readonly discountCents: number
  readonly discounts: readonly OrderDiscount[]
  readonly shippingCents: number
  readonly taxCents: number
  readonly grandTotalCents: number
  readonly giftCards: readonly OrderGiftCard[]
  /** Those that got back what they paid as the order was canceled. */
  readonly cardsGivenBack: readonly OrderGiftCard[]
  readonly fulfillmentStatus: Order['fulfillmentStatus']
  readonly paymentState: Order['paymentState']
  /** `instructions`: how to pay outside the shop, while that is due; else ''. */
  readonly payment: { readonly label: string; readonly instructions: string }
  readonly fulfillments: readonly Fulfillment[]
  /** How far it is where they pick it up; null: they do not. */
  readonly pickup: PickupStanding | null
  /** How far it is where the shop delivers it itself; null: it does not. */
  readonly delivery: DeliveryStanding | null
  /** What waits to be picked up, line by line. */
  readonly ready: readonly LineUnits[]
  /** What is still to be sent or picked up, line by line. */
  readonly leftToSend: readonly LineUnits[]
  /** What went back. */
  readonly refundedCents: number
  /** What of it is under way, and what did not go back at first, of which the shop knows. */
  readonly refundUnderWayCents: number
  readonly refundFailedCents: number
  /** When things happened: `placed`, `paid`, `ready`, `fulfilled`, `canceled`, `refunded`; oldest first. */
  readonly history: readonly { readonly atMs: number; readonly kind: Order['history'][number]['kind'] }[]
}

/** The page after the order is placed (page type 202; 207 while its payment is due; 206 where a subscription began). */
export interface ConfirmedPageProps {
  readonly order: OrderView
  /** Where its buyer withdraws from the contract, in the words of the law; null where they cannot. */
  readonly withdrawal: { readonly text: string; readonly language: string; readonly url: string } | null
  /** Its invoice and credit notes. */
  readonly papers: readonly { readonly label: string; readonly url: string }[]
  /** What they withdrew from, in words. */
  readonly withdrawn: readonly string[]
  readonly downloads: readonly OrderDownload[]
  readonly locale: string
  readonly timeZone: string
  readonly site: PageSite
  /** Who sells, with address and ways to reach them, for a sheet of paper. */
  readonly sellerLines: readonly string[]
  readonly continueShoppingUrl: string
  /** Signed address of the order status page. */
  readonly statusUrl: string
  /** Where its buyer makes an account that has the order; null where none is offered, or they have one open. */
  readonly accountUrl: string | null
  /** Whether something came into the buyer's cart after this order was being paid, which is not of it and waits there. */
  readonly isMoreInCart?: boolean
  /** Whether a confirmation goes out; a shop without a mail server promises none. */
  readonly sendsMail: boolean
  /** What began with it and comes again: `nextText` is the day of the next payment, `url` where its buyer changes and cancels it. */
  readonly subscriptions: readonly {
    readonly title: string
    readonly priceText: string
    /** Whether it opens areas for members, and nothing is delivered. */
    readonly isMembership: boolean
    readonly nextText: string | null
    readonly url: string
  }[]
  /** What its buyer is a member by now, and where that stands. */
  readonly memberships: readonly {
    readonly name: string
    readonly url: string
    /** The day until which it was paid, in words; null: it has no end. */
    readonly untilText: string | null
  }[]
  /** What they wanted to see when they became one; '' or left out where that is not known. */
  readonly wantedUrl?: string
  readonly contactEmail: string
  /** What the owner says to who gave; '' for nothing. */
  readonly thanksText?: string
}

/** The order status page, opened by a signed link. */
export interface OrderStatusPageProps {
  readonly order: OrderView
  /** Where its buyer withdraws from the contract, in the words of the law; null where they cannot. */
  readonly withdrawal: { readonly text: string; readonly language: string; readonly url: string } | null
  /** Its invoice and credit notes. */
  readonly papers: readonly { readonly label: string; readonly url: string }[]
  /** What they withdrew from, in words. */
  readonly withdrawn: readonly string[]
  readonly downloads: readonly OrderDownload[]
  readonly locale: string
  readonly timeZone: string
  readonly site: PageSite
  /** Who sells, with address and ways to reach them, for a sheet of paper. */
  readonly sellerLines: readonly string[]
  readonly continueShoppingUrl: string
  readonly contactEmail: string
}
