import type { ListOrder } from '@vitrine/domain/catalogue/list-order'
import type { ListedVariant } from '@vitrine/domain/catalogue/lists/inventory-row'
import type { PriceRecord } from '@vitrine/domain/catalogue/prices/price-record'
import type { Product } from '@vitrine/domain/catalogue/product'
import type { Terms } from '@vitrine/domain/content/term-spelling'
import type { Page } from '../engine/page.ts'
import type { ListPage } from '../lists/list-page.ts'
import type { ListAsk } from '../lists/read-list.ts'
import type { CountedBy } from './stock-ledger.ts'

/** The catalogue. Products come with the stock of their variants as it is now. */
export interface ProductRecords {
  find(id: string): Promise<Product | undefined>
  /** The same, locked until the end of the transaction, with the stock of its variants. */
  lock(id: string): Promise<Product | undefined>
  findMany(ids: readonly string[]): Promise<readonly Product[]>
  findByUrlId(collectionId: string, urlId: string): Promise<Product | undefined>
  /** A page of what visitors see of a collection, in the owner's order or another. */
  list(query: ProductQuery): Promise<Page<Product>>
  /** Neighbours in the owner's order, for previous and next links. */
  neighbours(product: Product): Promise<{ previous: Product | undefined; next: Product | undefined }>
  /** Categories of a collection's visible products, in the order of first use. */
  categories(collectionId: string): Promise<readonly string[]>
  /** Tags of a collection's visible products, in the order of first use. */
  tags(collectionId: string): Promise<readonly string[]>
  /** Categories and tags of all products of a collection, hidden ones and those for members among them, but for one product; those that stand first come first. */
  termsOfOthers(collectionId: string, productId: string | null): Promise<Terms>
  /** Products in the order of their ids, visible or not: those behind one; '' for the first. */
  behind(afterId: string, limit: number): Promise<readonly Product[]>
  /** Products with a link that begins with a path, and some others, in the order of their ids. */
  leadingTo(path: string, limit: number): Promise<readonly Product[]>
  /** What the owner's list shows. */
  listed(ask: ListAsk): Promise<ListPage<Product>>
  /** What the inventory shows. */
  listedVariants(ask: ListAsk): Promise<ListPage<ListedVariant>>
  /** A variant by its id, and its product; undefined when it left it. */
  findVariant(variantId: string): Promise<ListedVariant | undefined>
  /** Whether a product asks for a form. */
  usesForm(formId: string): Promise<boolean>
  /** Whether a product names a company as its maker, or as who answers for it. */
  namesCompany(key: string): Promise<boolean>
  /** How many products stand on a shop page, visible or not. */
  countIn(collectionId: string): Promise<number>
  /** How many products there are. */
  count(): Promise<number>
  /** Whether there is a product. */
  isAny(): Promise<boolean>
  /** Whether one is a thing that is sent. */
  isAnySent(): Promise<boolean>
  /** What each variant of a product cost, by its id, from the first day on; those that left it among them. */
  prices(productId: string): Promise<ReadonlyMap<string, readonly PriceRecord[]>>
  /** Adds or changes a product, its search text and terms; new variants get their stock from `variant.stock`, known ones keep theirs; `by` is why and by whom it came. A transaction has locked one that it changes. */
  save(product: Product, by?: CountedBy): Promise<void>
  remove(id: string): Promise<void>
}

export interface ProductQuery {
  readonly collectionId: string
  /** One, or several of which any will do; none of a list: whatever it is. */
  readonly category?: string | readonly string[]
  readonly tag?: string | readonly string[]
  readonly featuredOnly?: boolean
  /** Left out: the owner's. */
  readonly order?: ListOrder
  /** Leaves out what is sold out. */
  readonly inStockOnly?: boolean
  readonly offset: number
  readonly limit: number
}
