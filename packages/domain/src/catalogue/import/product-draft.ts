import type { VariantContent } from '../measures/unit-price.ts'
import type { ProductType } from '../product.ts'

/** A product as a file describes it, before it has ids and pictures of ours. */
export interface ProductDraft {
  /** What the file calls it; importing the same key again changes the same product. */
  readonly key: string
  /** Line of the file on which it begins. */
  readonly line: number
  readonly urlId: string
  readonly type: ProductType
  readonly title: string
  /** As it came: to be cleaned before it is kept. */
  readonly uncleanBodyHtml: string
  readonly categories: readonly string[]
  readonly tags: readonly string[]
  readonly optionNames: readonly string[]
  readonly variants: readonly VariantDraft[]
  readonly images: readonly ImageDraft[]
  readonly isVisible: boolean
  readonly publishFromMs?: number
  /** Names of companies, and what it warns of; '' where the file is silent. */
  readonly safety: { readonly maker: string; readonly responsible: string; readonly warnings: string }
  readonly seo: { readonly title: string; readonly description: string }
}

/** A variant of a draft. */
export interface VariantDraft {
  readonly sku: string
  readonly attributes: Readonly<Record<string, string>>
  readonly priceCents: number
  readonly salePriceCents: number
  readonly isOnSale: boolean
  readonly saleFromMs?: number
  readonly saleUntilMs?: number
  readonly stock: { readonly unlimited: true } | { readonly unlimited: false; readonly onHand: number }
  readonly weightGrams: number
  /** Left out: the file is silent. */
  readonly content?: VariantContent
  /** Address of one of the draft's images, or null. */
  readonly imageUrl: string | null
}

/** A picture somewhere on the net. */
export interface ImageDraft {
  readonly url: string
  readonly altText: string
}

/** A row that could not be used, or not wholly. */
export interface RowProblem {
  /** 1 is the header. */
  readonly line: number
  /** A sentence for the owner. */
  readonly reason: string
}

/** What was read of a file. */
export interface DraftedProducts {
  readonly drafts: readonly ProductDraft[]
  readonly problems: readonly RowProblem[]
}
