import type { Collection } from '@vitrine/domain/content/collection'

/** Pages, shops and blogs of a site. What is in the trash is found by `listTrash` alone, and its address is free. */
export interface CollectionRecords {
  list(): Promise<readonly Collection[]>
  find(id: string): Promise<Collection | undefined>
  /** The same, locked until the end of the transaction. */
  lock(id: string): Promise<Collection | undefined>
  /** Locks all of them, those in the trash too, until the end of the transaction. */
  lockAll(): Promise<void>
  findByUrlId(urlId: string): Promise<Collection | undefined>
  /** What is in the trash. */
  listTrash(): Promise<readonly Collection[]>
  /** Adds or changes one. A transaction has locked what it changes. */
  save(collection: Collection): Promise<void>
  /** Ids of items and products in a collection, drafts and hidden ones included; at most so many of each. */
  contentsOf(id: string, limit: number): Promise<CollectionContents>
  /** Removes it for good, with its layout; what is in it must be gone. */
  remove(id: string): Promise<void>
}

/** What stands in a collection, by ids. */
interface CollectionContents {
  readonly itemIds: readonly string[]
  readonly productIds: readonly string[]
}
