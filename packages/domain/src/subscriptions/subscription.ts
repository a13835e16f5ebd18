import type { ProductType, SubscriptionPlan } from '../catalogue/product.ts'
import type { Address } from '../contact/address.ts'
import type { OrderContact } from '../contact/cart-contact.ts'
import type { GrantedDiscount } from '../discounts/granted-discount.ts'
import type { StoredFilling } from '../forms/buyers/stored-filling.ts'
import type { SubscriptionFact } from './record/subscription-fact.ts'
import type { SubscriptionState } from './subscription-states.ts'
import type { Waiting } from './waits/waiting.ts'

/** What somebody gets and pays again and again (specification, section 3). */
export interface Subscription {
  readonly id: string
  readonly state: SubscriptionState
  readonly isTest: boolean
  readonly createdAtMs: number
  readonly updatedAtMs: number
  readonly contact: OrderContact
  /** How often its links were made worthless, as the address of its order was corrected; left out: they all hold. */
  readonly linkVersion?: number | undefined
  readonly shippingAddress: Address | null
  readonly billingAddress: Address | null
  readonly shippingOptionKey: string | null
  readonly line: SubscriptionLine
  readonly plan: SubscriptionPlan
  readonly currency: string
  /** Whether the price that was agreed contains tax, whatever the shop's prices do since; left out: as they do. */
  readonly taxIsIncluded?: boolean | undefined
  /** The order of its first cycle. */
  readonly orderId: string
  /** The line of that order. */
  readonly lineId: string
  /** The order of the payment that was made last: of the time that runs now, or ran last; left out: that of the first cycle. */
  readonly lastOrderId?: string | undefined
  /** The last charge, where its buyer was led to their bank to approve it; left out: it was another. */
  readonly approvedCharge?: string | undefined
  /** The way to pay that is charged; null when its buyer is to name one. */
  readonly methodId: string | null
  /** Another way to pay that its buyer is naming, at the gateway's own page. */
  readonly namedMethod?: NamedMethod | undefined
  /** Discounts that it was given when it began, as they were then; left out: none that outlast the first payment. */
  readonly discounts?: readonly GrantedDiscount[] | undefined
  /** A higher price that was announced, and from when on payments are due at it. */
  readonly newPrice?: NewPrice | undefined
  /** The cycle of which its buyer was reminded last. */
  readonly remindedCycle?: number | undefined
  /** The card, with its expiry, of which its buyer was told that it expires. */
  readonly toldCard?: string | undefined
  /** When cycle 0 was paid. */
  readonly anchorMs: number
  /** How many cycles were paid; a skipped one is not. */
  readonly paidCycles: number
  /** The cycle that was paid last, none of whose days is to come, whatever the clock of the site is set to; left out: the first, or it was kept before this was noted. */
  readonly lastPaidCycle?: number | undefined
  /** The cycle that is charged next. */
  readonly nextCycle: number
  /** When it is charged, or tried again; null when nothing will be. */
  readonly nextAtMs: number | null
  /** How often charging the next cycle failed so far, of the tries that the shop planned. */
  readonly failures: number
  /** How often charging a cycle failed when its buyer or an owner asked for it; left out: never. */
  readonly triesBeside?: readonly TriesBeside[] | undefined
  /** When the shop tries again, while its buyer or an owner has it tried before; left out: as `nextAtMs` says. */
  readonly plannedAtMs?: number | undefined
  /** Why its next cycle was not charged on its day; left out: it never waited. A cycle that it went on from waits no more. */
  readonly waiting?: Waiting | undefined
  /**
   * When it goes on by itself, of an active one that its buyer or the shop paused; null where nobody did. Left out of those that were kept
   * before this was noted. The state `paused` is another thing: it could not be charged, and waits for a card.
   */
  readonly pausedUntilMs?: number | null | undefined
  /** The first cycle that its pause left out; left out where it is not paused, and of those that were kept before this was noted. */
  readonly pausedFromCycle?: number | undefined
  /** Until when the payments that were made last; left out of those that were kept before this was noted. */
  readonly paidUntilMs?: number | undefined
  /** Until when what was paid for lasts, of one that was canceled, which can be taken up again until then, or whose last payment was made. */
  readonly endsAtMs: number | null
  /** Whether its buyer withdrew from the whole contract, and did not take it up again: it ends when that is paid back. Left out: they did not. */
  readonly isWithdrawn?: boolean | undefined
  /** What happened, oldest first. */
  readonly history: readonly SubscriptionEvent[]
}

/** A way to pay that is being named: the keeping of it goes by an id, as a payment does. */
export interface NamedMethod {
  readonly paymentId: string
  readonly gateway: string
  readonly reference: string
}

/** Tries of a cycle that failed, and that count for none of those which the shop planned. */
interface TriesBeside {
  readonly cycle: number
  readonly failures: number
}

/** A price of each piece that is to come. */
interface NewPrice {
  readonly unitPriceCents: number
  readonly fromMs: number
}

/** What comes each time, at the price that was agreed. */
interface SubscriptionLine extends StoredFilling {
  readonly itemId: string
  readonly variantId: string
  readonly sku: string
  readonly productType: ProductType
  readonly title: string
  readonly optionValues: readonly { readonly optionName: string; readonly value: string }[]
  readonly quantity: number
  readonly unitPriceCents: number
  /** Whether that was a price of a sale when its buyer changed to it; left out: it was not. */
  readonly isOnSale?: boolean | undefined
  readonly imageUrl: string | null
}

/** A line of a subscription's history: a fact, or a sentence of before; `eventText` says it in words. */
export interface SubscriptionEvent {
  readonly atMs: number
  readonly kind:
    | 'started'
    | 'renewed'
    | 'declined'
    | 'skipped'
    | 'paused'
    | 'resumed'
    | 'swapped'
    | 'method-changed'
    | 'address-changed'
    | 'delivery-changed'
    | 'retried'
    | 'price-changed'
    | 'told'
    | 'canceled'
    | 'expired'
  /** The sentence of an event without a fact; '' beside one. */
  readonly text: string
  readonly fact?: SubscriptionFact | undefined
  /** Display name of the owner account that did it; '' for the buyer or the system. */
  readonly by: string
}
