import type { Product, ProductType, SubscriptionPlan, Variant } from '../catalogue/product.ts'
import type { Address } from '../contact/address.ts'
import type { CartContact } from '../contact/cart-contact.ts'
import type { VatCheck } from '../contact/vat/vat-check.ts'
import type { StoredFilling } from '../forms/buyers/stored-filling.ts'
import type { GiftDetails } from '../gift-cards/gift-details.ts'
import type { Donation } from './donations/donation.ts'
import type { LineProblem } from './messages.ts'
import type { AgreedTerms, FreeGoods } from './proposals/proposal.ts'

/** A visitor's cart as stored. Prices are looked up again each time it is priced; nothing here is trusted for money. */
export interface Cart {
  readonly id: string
  /** 40 URL-safe characters; who has it may see and change the cart. */
  readonly token: string
  readonly createdAtMs: number
  readonly updatedAtMs: number
  readonly entries: readonly CartEntry[]
  /** Of what is subscribed to, which is bought by itself and is in nobody's cart. */
  readonly isSubscription?: boolean | undefined
  /** Of a donation, which is given by itself and is in nobody's cart. */
  readonly isDonation?: boolean | undefined
  /** Of what an owner drafted for its buyer, who pays it by a link: its lines are fixed. */
  readonly agreed?: AgreedTerms | undefined
  readonly contact: CartContact | null
  /** The language of the site in which that was given; left out: the site's own. */
  readonly language?: string | undefined
  readonly shippingAddress: Address | null
  /** `null`: billed to the shipping address. */
  readonly billingAddress: Address | null
  /** Key of the chosen shipping rate. */
  readonly shippingOptionKey: string | null
  /** Codes of discounts and gift cards, in upper case, in the order in which they were typed. */
  readonly codes?: readonly string[] | undefined
  /** Gift cards that pay for it, in the order in which they were typed; their codes are kept nowhere. */
  readonly giftCardIds?: readonly string[] | undefined
  /** What was said of the buyer's VAT number; left out: nobody was asked. */
  readonly vatCheck?: VatCheck | undefined
  /** Of goods that somebody took from the cart of a reminder, by its link, to another browser: which one. */
  readonly reminderId?: string | undefined
  /** Of a cart with what came into another after it was being paid: the order of that one. */
  readonly leftOf?: string | undefined
  /** Of a bought cart: the token of the one with what came in after it was being paid; left out: nothing did. */
  readonly continuedBy?: string | undefined
  /** Set when the cart was bought; it is frozen from then on. */
  readonly orderId: string | null
}

/** A line of the cart: one variant of one product, with what was filled in of the product's form. */
export interface CartEntry extends StoredFilling {
  readonly id: string
  readonly itemId: string
  readonly variantId: string
  readonly sku: string
  readonly quantity: number
  /** For whom a gift card is; left out: its buyer keeps it. */
  readonly gift?: GiftDetails | undefined
  /** The word of the form that put it in, which puts it in once. */
  readonly once?: string | undefined
  /** Keys of what was added to it lately, each of which adds once. */
  readonly addedUnder?: readonly string[] | undefined
  /** What is given; such an entry is of no product. */
  readonly donation?: Donation | undefined
  /** What an owner wrote down; such an entry is of no product. */
  readonly free?: FreeGoods | undefined
  readonly addedAtMs: number
  /** What one cost when it was put in; a buyer is told when it costs something else now. Nothing is priced by it. */
  readonly addedPrice?: { readonly cents: number; readonly currency: string } | undefined
  /** Of a renewal, which its buyer agreed to once, and of what an owner drafted: the price then. Only the shop itself writes it. */
  readonly agreedPriceCents?: number | undefined
  /** Whether that is a price of a sale; left out: it is not. */
  readonly isAgreedOnSale?: boolean | undefined
  /** Of a renewal: which payment of its subscription it is, from 2 on. */
  readonly payment?: number | undefined
}

/** A cart line joined with what the catalogue says of it now; what pricing works on. */
export interface PricedEntry {
  readonly entry: CartEntry
  readonly productType: ProductType
  /** The variant as it is now; null when it is no longer sold. */
  readonly variant: Variant | null
  readonly isSubscription: boolean
  /** How often it comes, where it comes again and again. */
  readonly plan?: SubscriptionPlan | undefined
  /** Left out: taxed as most goods are. */
  readonly taxClass?: Product['taxClass']
  /** Why its buyer cannot withdraw from it; left out: they can. */
  readonly withdrawalExemption?: Product['withdrawalExemption']
  /** Of the product; what a discount may be for. */
  readonly categories?: readonly string[]
  readonly tags?: readonly string[]
  /** Files of a digital product. */
  readonly digitalFileIds?: readonly string[]
  readonly title: string
  readonly optionValues: readonly { readonly optionName: string; readonly value: string }[]
  readonly unitPriceCents: number
  /** The price without a sale; equal to `unitPriceCents` when there is none. */
  readonly regularPriceCents: number
  /** What one costs now, where another price was agreed. */
  readonly usualPriceCents?: number | undefined
  readonly weightGrams: number
  readonly fullUrl: string
  readonly imageUrl: string | null
  /** Whether the product has a form, which can be filled in again. */
  readonly hasForm?: boolean
  /** `problem` when the line cannot be bought as it stands. */
  readonly problem: LineProblem | null
  /** Units that could be bought now; Infinity when unlimited. */
  readonly availableQuantity: number
}
