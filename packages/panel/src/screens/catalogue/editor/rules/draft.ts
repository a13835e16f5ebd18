import type { ProductType, SubscriptionPlan } from '@vitrine/domain/catalogue/product'
import type { DigitalFile } from '@vitrine/domain/catalogue/sale/digital-file'
import type { WithdrawalExemption } from '@vitrine/domain/catalogue/sale/withdrawal-exemption'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import type { TaxClass } from '@vitrine/domain/website/store-settings'

/** A product while it is being edited: amounts and numbers as the owner typed them. */
export interface ProductDraft {
  readonly collectionId: string
  readonly title: string
  readonly urlId: string
  /** Until the owner edits the address it follows the title. */
  readonly urlIdFollowsTitle: boolean
  readonly type: ProductType
  readonly excerptHtml: string
  readonly bodyHtml: string
  readonly categories: readonly string[]
  readonly tags: readonly string[]
  readonly images: readonly ProductImage[]
  readonly digitalFiles: readonly DigitalFile[]
  readonly options: readonly OptionDraft[]
  /** What can be bought; combinations of option values that none of them has were left out. */
  readonly variants: readonly VariantDraft[]
  readonly taxClass: TaxClass
  /** Why its buyer cannot withdraw from it; '' where they can. */
  readonly withdrawalExemption: WithdrawalExemption | ''
  /** The form that is filled in before it goes into the cart; '' for none. */
  readonly formId: string
  /** Keys of companies, '' for none. */
  readonly makerKey: string
  readonly responsibleKey: string
  readonly warnings: string
  /** Ids of products that its page shows. */
  readonly relatedIds: readonly string[]
  readonly isVisible: boolean
  /** When it appears by itself; null: it is as `isVisible` says. */
  readonly publishFromMs: number | null
  readonly isFeatured: boolean
  /** Whether it is subscribed to: paid again every so many weeks, months or years. */
  readonly hasPlan: boolean
  readonly planEvery: string
  readonly planUnit: SubscriptionPlan['interval']['unit']
  /** Payments in all; 0: until canceled. */
  readonly planCycles: string
  readonly hasScarcity: boolean
  readonly scarcityText: string
  readonly scarcityThreshold: string
  readonly customAddButtonText: string
  readonly customSoldOutText: string
  readonly seoTitle: string
  readonly seoDescription: string
}

/** An option such as Colour, with its values in the order shown. */
export interface OptionDraft {
  readonly key: string
  readonly name: string
  readonly values: readonly string[]
}

/** A row of the variants' table. */
export interface VariantDraft {
  /** Names the row while editing. */
  readonly key: string
  /** The variant's id; null until it is saved. */
  readonly id: string | null
  readonly values: Readonly<Record<string, string>>
  readonly price: string
  readonly salePrice: string
  /** Whether it is on sale, or will be at a time that is set. */
  readonly isOnSale: boolean
  readonly saleFromMs: number | null
  readonly saleUntilMs: number | null
  readonly sku: string
  readonly isUnlimited: boolean
  readonly onHand: string
  /** What was on hand when editing began; what is sold meanwhile is not put back. */
  readonly was?: number
  /** Whether somebody counted it while we edited: what is on hand is no difference by sales alone then. */
  readonly isCounted?: true
  /** In the site's unit: grams or pounds. */
  readonly weight: string
  /** Length × width × height in centimetres or inches. */
  readonly size: string
  /** How much is in it, such as 750 ml, and what its unit price is for. */
  readonly content: string
  readonly contentPer: string
  readonly imageId: string | null
}
