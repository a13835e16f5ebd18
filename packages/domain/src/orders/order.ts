import type { LineDiscount } from '../cart/breakdown.ts'
import type { Donation } from '../cart/donations/donation.ts'
import type { ProductType, SubscriptionPlan } from '../catalogue/product.ts'
import type { WithdrawalExemption } from '../catalogue/sale/withdrawal-exemption.ts'
import type { Address } from '../contact/address.ts'
import type { OrderContact } from '../contact/cart-contact.ts'
import type { DiscountClass } from '../discounts/discount.ts'
import type { FilledForm } from '../forms/buyers/filled-form.ts'
import type { StoredFilling } from '../forms/buyers/stored-filling.ts'
import type { GiftDetails } from '../gift-cards/gift-details.ts'
import type { OrderDispute } from './disputes/order-dispute.ts'
import type { ReadyPart } from './parcels/ready-part.ts'
import type { OrderFact } from './record/order-fact.ts'
import type { OrderRefund } from './refunds/order-refund.ts'
import type { OrderWithdrawal } from './withdrawals/order-withdrawal.ts'

/** A placed order: a snapshot; later edits of products, taxes or addresses never change it. */
export interface Order {
  readonly id: string
  /** Gap-free per site, from 1001. */
  readonly number: number
  /** The number as people read it, where the owner gives it a prefix or a suffix. */
  readonly numberText?: string | undefined
  readonly cartId: string
  /** The draft of an owner that it was; left out: a visitor chose what is in it. */
  readonly proposalId?: string | undefined
  readonly createdAtMs: number
  readonly updatedAtMs: number
  readonly isTest: boolean
  /** The language of the site in which it was placed, in which its buyer is written to; left out: the site's own. */
  readonly language?: string | undefined
  readonly contact: OrderContact
  /** What the buyer wrote to the shop. */
  readonly note?: string | undefined
  /** The form of the checkout as the buyer filled it in, with its name of then. */
  readonly checkoutForm?: CheckoutForm | undefined
  /** That the buyer agreed to the shop's terms: when, in which words, and where the terms stood. */
  readonly termsConsent?: { readonly atMs: number; readonly text: string; readonly url: string } | undefined
  /** What the buyer agreed to where files are delivered at once, and when. */
  readonly downloadConsent?: { readonly atMs: number; readonly text: string } | undefined
  /** What the buyer of a subscription agreed to, and when. */
  readonly renewalConsent?: { readonly atMs: number; readonly text: string } | undefined
  readonly shippingAddress: Address | null
  readonly billingAddress: Address | null
  readonly lines: readonly OrderLine[]
  readonly shipping: {
    readonly key: string
    readonly name: string
    /** When it arrives; or where to collect it, and when. */
    readonly note?: string | undefined
    readonly isPickup?: boolean | undefined
    /** Whether the shop delivers it itself; left out in orders of before that was kept. */
    readonly isLocal?: boolean | undefined
  } | null
  readonly taxLines: readonly {
    readonly name: string
    readonly rateMilliPercent: number
    readonly taxCents: number
  }[]
  readonly taxIsIncluded: boolean
  /** Where it is taxed, ISO 3166-1 alpha-2; left out in orders of before it was kept. */
  readonly taxCountry?: string | undefined
  /** Of the tax on delivery, as with lines. */
  readonly shippingTaxRateMilliPercent?: number | undefined
  /** That its buyer owes the tax: which VAT number was confirmed, when, and under which number the service keeps that. */
  readonly reverseCharge?: ReverseCharge | undefined
  readonly currency: string
  readonly subtotalCents: number
  /** What came off the goods: the sum of the lines' discounts. */
  readonly discountCents: number
  /** Every discount of the order, that on delivery too; left out where there is none. */
  readonly discounts?: readonly OrderDiscount[] | undefined
  /** After what came off delivery. */
  readonly shippingCents: number
  readonly shippingDiscountCents?: number | undefined
  readonly taxCents: number
  readonly grandTotalCents: number
  /** Gift cards that paid a part of it; left out where there were none. */
  readonly giftCards?: readonly OrderGiftCard[] | undefined
  readonly fulfillmentStatus: FulfillmentStatus
  readonly paymentState: PaymentState
  readonly payment: {
    readonly gateway: string
    readonly label: string
    readonly reference: string
    /** How to pay outside of the shop, as it was when the order was placed. */
    readonly instructions?: string | undefined
  }
  readonly fulfillments: readonly Fulfillment[]
  /** What is ready for its buyer to pick up, oldest first; left out where nothing is. */
  readonly readyParts?: readonly ReadyPart[] | undefined
  /** What went back, in the order in which it did; left out where nothing did. */
  readonly refunds?: readonly OrderRefund[] | undefined
  /** What its buyer withdrew from, oldest first; left out where that was nothing. */
  readonly withdrawals?: readonly OrderWithdrawal[] | undefined
  /** The disputes about its payment; left out where there were none. */
  readonly disputes?: readonly OrderDispute[] | undefined
  /** How often the payment service refused to give back what was paid of it since it was canceled, where that was before it was a refund. */
  readonly refundRefusals?: number | undefined
  /** How often its links were made worthless, as its address was corrected; left out: they all hold. */
  readonly linkVersion?: number | undefined
  /** What happened, oldest first; shown to the owner. */
  readonly history: readonly OrderEvent[]
}

/** Proof that a buyer in another country of the Union owes the tax. */
interface ReverseCharge {
  readonly vatId: string
  readonly confirmedAtMs: number
  /** Of the answer, as the service gives it; '' where it gives none. */
  readonly consultation: string
}

/** States of the official orders API (platform reference, section 4). What failed to be paid is no order: it stays a payment attempt. */
export type FulfillmentStatus = 'PENDING' | 'FULFILLED' | 'CANCELED'
export type PaymentState = 'PENDING' | 'PAID' | 'REFUNDED'

/** A form of the checkout that was filled in. */
export interface CheckoutForm extends FilledForm {
  readonly name: string
}

/** A bought line, with what was filled in of the product's form. */
export interface OrderLine extends StoredFilling {
  readonly id: string
  readonly itemId: string
  readonly variantId: string
  readonly sku: string
  readonly productType: ProductType
  readonly title: string
  readonly optionValues: readonly { readonly optionName: string; readonly value: string }[]
  readonly quantity: number
  readonly unitPriceCents: number
  readonly subtotalCents: number
  /** Its shares of all discounts on goods and order, by discount in `discountExplained`; left out where there are none. */
  readonly discountCents?: number | undefined
  readonly discountExplained?: readonly LineDiscount[] | undefined
  readonly taxCents: number
  /** Whether an owner wrote it down, and it is of no product. */
  readonly isFree?: boolean | undefined
  /** What was given; left out on lines of products. */
  readonly donation?: Donation | undefined
  /** Of its tax, in thousandths of a percent; 0: it is not taxed. Left out in orders of before it was kept. */
  readonly taxRateMilliPercent?: number | undefined
  /** That nobody owes tax of it, in an order whose buyer owes the tax; left out: they owe it, or it was not kept. */
  readonly isTaxExempt?: boolean | undefined
  /** For whom a gift card is; left out: its buyer keeps it, or it is none. */
  readonly gift?: GiftDetails | undefined
  readonly imageUrl: string | null
  /** Files of a digital product, as they were when it was bought. */
  readonly digitalFileIds?: readonly string[] | undefined
  /** Why it cannot be withdrawn from; left out: it can. */
  readonly withdrawalExemption?: WithdrawalExemption | undefined
  /** How many days the membership lasts that it pays for; null: for good, or as long as it is renewed. Left out: of no membership, or of before it was kept. */
  readonly membershipDays?: number | null | undefined
  /** How often it comes and is paid, where it comes again and again. */
  readonly subscription?: SubscriptionPlan | undefined
}

/** A gift card with what it paid. */
export interface OrderGiftCard {
  readonly id: string
  readonly lastFour: string
  readonly cents: number
}

/** A discount as it was when the order was placed. */
export interface OrderDiscount {
  readonly id: string
  readonly name: string
  /** '' for an automatic one. */
  readonly code: string
  readonly discountClass: DiscountClass
  readonly amountCents: number
  /** Of what comes again and again: for how many payments it holds, from the first on; null: for all. */
  readonly payments?: number | null | undefined
}

/** A parcel sent, or what its buyer picked up at once; known by its moment, which it has for itself. */
export interface Fulfillment {
  readonly shippedAtMs: number
  readonly carrier: string
  readonly trackingNumber: string
  readonly trackingUrl: string
  /** What is in it; left out in parcels of before: all that could be sent. */
  readonly lines?: readonly { readonly lineId: string; readonly quantity: number }[] | undefined
  /** That its buyer picked it up: what of it had been ready for that. Left out: they did not. */
  readonly pickedUp?: readonly ReadyPart[] | undefined
  /** What of it had been ready to be picked up, where it was sent all the same; left out where nothing had. */
  readonly wasReady?: readonly ReadyPart[] | undefined
}

/** A line of an order's history: a fact, or what somebody wrote; `eventText` says it in words. */
export interface OrderEvent {
  readonly atMs: number
  readonly kind:
    | 'placed'
    | 'paid'
    | 'ready'
    | 'fulfilled'
    | 'canceled'
    | 'refunded'
    | 'mail-sent'
    | 'note'
    | 'edited'
  /** What happened; left out where somebody wrote it in words of their own. */
  readonly fact?: OrderFact | undefined
  /** What somebody wrote; '' beside a fact. */
  readonly text: string
  /** Display name of the owner account that did it; '' for the visitor or the system. */
  readonly by: string
}
