import type { BuyersForm } from '../forms/buyers/buyers-form.ts'
import type { ProductImage } from '../images/product-image.ts'
import type { TaxClass } from '../website/store-settings.ts'
import type { SizeMm } from './measures/size.ts'
import type { VariantContent } from './measures/unit-price.ts'
import type { ProductSafety } from './safety/product-safety.ts'
import type { DigitalFile } from './sale/digital-file.ts'
import type { WithdrawalExemption } from './sale/withdrawal-exemption.ts'

/** What kind of thing a product is; the numbers of the specification are in `product-types.ts`. */
export type ProductType = 'physical' | 'digital' | 'service' | 'gift-card' | 'paywall'

/** A product as the shop sells it (specification, section 3). Status such as sold out is derived, never stored. */
export interface Product {
  readonly id: string
  readonly collectionId: string
  readonly urlId: string
  readonly type: ProductType
  readonly title: string
  /** Cleaned HTML. */
  readonly excerptHtml: string
  /** Cleaned HTML. */
  readonly bodyHtml: string
  readonly categories: readonly string[]
  readonly tags: readonly string[]
  readonly images: readonly ProductImage[]
  /** Names of the options in the order shown, such as Colour, Size; empty for a product with one variant. */
  readonly optionNames: readonly string[]
  readonly variants: readonly Variant[]
  readonly subscription: SubscriptionPlan | null
  /** What buyers of a digital product download, in the order shown. */
  readonly digitalFiles?: readonly DigitalFile[] | undefined
  readonly customAddButtonText: string | null
  readonly customSoldOutText: string | null
  readonly scarcity: Scarcity | null
  /** Left out: taxed as most goods are. */
  readonly taxClass?: TaxClass | undefined
  /** The form that is filled in before it goes into the cart; left out: none. */
  readonly additionalFieldsFormId?: string | undefined
  /** What that form asks for now, joined in when the product is read; absent where there is none. */
  readonly additionalFieldsForm?: BuyersForm | undefined
  /** Who made it, who answers for it, and what it warns of; left out: nothing is told. */
  readonly safety?: ProductSafety | undefined
  /** Why its buyer cannot withdraw from it; left out: they can. */
  readonly withdrawalExemption?: WithdrawalExemption | undefined
  /** Products shown on its page before others; left out: none was chosen. */
  readonly relatedIds?: readonly string[] | undefined
  readonly isFeatured: boolean
  readonly isVisible: boolean
  /** When it appears by itself; until then it is hidden. Left out: nothing is planned. */
  readonly publishFromMs?: number | undefined
  readonly seo: { readonly title: string; readonly description: string }
  /** The member areas that it lies in, as the store knows them when it is saved; left out: it is for all. */
  readonly areaIds?: readonly string[] | undefined
  readonly createdAtMs: number
  readonly updatedAtMs: number
}

/** One purchasable form of a product. */
export interface Variant {
  /** A UUID. */
  readonly id: string
  readonly sku: string
  /** Value by option name. */
  readonly attributes: Readonly<Record<string, string>>
  readonly priceCents: number
  readonly salePriceCents: number
  readonly isOnSale: boolean
  /** When a sale begins and ends by itself; left out: the sale is as `isOnSale` says, and has no end. */
  readonly saleFromMs?: number | undefined
  readonly saleUntilMs?: number | undefined
  readonly stock: Stock
  readonly weightGrams: number
  /** Left out: not measured. */
  readonly sizeMm?: SizeMm | undefined
  /** How much is in it; left out: it has no unit price. */
  readonly content?: VariantContent | undefined
  /** A `ProductImage.id`, or null for the product's first image. */
  readonly imageId: string | null
}

/** What is there to sell: what a visitor may still buy is `onHand` less `held`. */
export type Stock =
  | { readonly unlimited: true }
  | { readonly unlimited: false; readonly onHand: number; readonly held: number }

/** How often a subscription bills, and how many times (0: until cancelled). */
export interface SubscriptionPlan {
  readonly interval: { readonly value: number; readonly unit: 'WEEK' | 'MONTH' | 'YEAR' }
  readonly billingCycles: number
}

/** The message shown when few are left; `{qtyInStock}` stands for the number. */
export interface Scarcity {
  readonly text: string
  readonly threshold: number
}
