import type { SizeMm } from '../measures/size.ts'
import type { VariantContent } from '../measures/unit-price.ts'
import type { Product, ProductType } from '../product.ts'

/** A product as a file describes it, before it has ids and pictures of ours. */
export interface ProductDraft {
  /** What the file calls it; importing the same key again changes the same product. */
  readonly key: string
  /** What an import may have known it by before; left out: nothing, or what may be another's. */
  readonly formerKey?: string
  /** The id that a file of our own gives the product; left out: it gives none. */
  readonly productId?: string
  /** Whether our own export wrote the file: its addresses are those of our products, not of another shop's. */
  readonly isOurs: boolean
  /** Line of the file on which it begins. */
  readonly line: number
  /** All lines of the file that tell of it. */
  readonly lines: readonly number[]
  readonly urlId: string
  readonly type: ProductType
  readonly title: string
  /** As it came: to be cleaned before it is kept. */
  readonly uncleanBodyHtml: string
  /** The same. */
  readonly uncleanExcerptHtml: string
  readonly categories: readonly string[]
  readonly tags: readonly string[]
  readonly optionNames: readonly string[]
  readonly variants: readonly VariantDraft[]
  /** Whether a row could not be used that may be a variant of it: a product that is there loses none. Left out: all were. */
  readonly mayLackRows?: boolean
  readonly images: readonly ImageDraft[]
  readonly isVisible: boolean
  readonly isFeatured: boolean
  readonly publishFromMs?: number
  /** Names of companies, and what it warns of; '' where the file is silent. */
  readonly safety: { readonly maker: string; readonly responsible: string; readonly warnings: string }
  readonly seo: { readonly title: string; readonly description: string }
  readonly silentOn: readonly Silence[]
  /** What our own file has columns for, so that an empty cell says that there is none; left out: nothing. */
  readonly tells?: readonly Told[]
  /** How it is taxed, withdrawn from and worded; what is left out stays. */
  readonly terms?: DraftTerms
}

/** What only our own file tells by empty cells, too: those of others say nothing of it. */
export type Told =
  | 'image-alt'
  | 'images'
  | 'kind'
  | 'maker'
  | 'publish-from'
  | 'responsible'
  | 'sale-times'
  | 'seo-description'
  | 'seo-title'
  | 'variant-image'
  | 'warnings'

/** What a file of our own says of a product beside what others do. */
export type DraftTerms = Partial<
  Pick<Product, 'taxClass' | 'withdrawalExemption' | 'customAddButtonText' | 'customSoldOutText' | 'scarcity'>
>

/** What a file may have no column for; a product that is there keeps it. */
export type Silence =
  | 'body'
  | 'excerpt'
  | 'category'
  | 'more-categories'
  | 'featured'
  | 'tags'
  | 'visibility'
  | 'type'
  | 'stock'
  | 'weight'

/** A variant of a draft. */
export interface VariantDraft {
  readonly sku: string
  /** Whether the file gives none, so that it was made of the handle: a variant that is there keeps its own. */
  readonly isSkuMade: boolean
  readonly attributes: Readonly<Record<string, string>>
  readonly priceCents: number
  readonly salePriceCents: number
  readonly isOnSale: boolean
  readonly saleFromMs?: number
  readonly saleUntilMs?: number
  readonly stock: { readonly unlimited: true } | { readonly unlimited: false; readonly onHand: number }
  /** Our own file has nothing in the cell of the count: a variant that is there keeps its stock. */
  readonly keepsStock?: boolean
  readonly weightGrams: number
  /** What the cell of the weight says is none: a variant that is there keeps its own. */
  readonly keepsWeight?: boolean
  /** Null: the file says that nothing is measured; left out: it is silent. */
  readonly content?: VariantContent | null
  /** The same. */
  readonly sizeMm?: SizeMm | null
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
  /** Whether the row was used all the same; left out: it was not. */
  readonly isUsed?: boolean | undefined
}

/** What was read of a file. */
export interface DraftedProducts {
  readonly drafts: readonly ProductDraft[]
  /** So many products could not be read: `problems` say why. */
  readonly unread: number
  readonly problems: readonly RowProblem[]
}

/** Has what was read of some rows be said of none that was used: their product was left out in the end. */
export function ofRowsLeftOut(
  problems: readonly RowProblem[],
  leftOut: readonly number[],
): readonly RowProblem[] {
  const lines = new Set(leftOut)
  return problems.map(({ isUsed, ...problem }) =>
    isUsed && !lines.has(problem.line) ? { ...problem, isUsed } : problem,
  )
}
