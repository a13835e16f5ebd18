import type { Collection } from '@vitrine/domain/content/collection'

/** Pages, shops and blogs of a site. What is in the trash is found by `listTrash` alone, and its address is free. */
export interface CollectionRecords {
  list(): Promise<readonly Collection[]>
  find(id: string): Promise<Collection | undefined>
  findByUrlId(urlId: string): Promise<Collection | undefined>
  /** What is in the trash. */
  listTrash(): Promise<readonly Collection[]>
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
