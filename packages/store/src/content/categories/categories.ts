import type { Category } from '@vitrine/domain/content/categories/check-category'

/** The trees of categories that owners made, one for each collection. */
export interface CategoryRecords {
  /** The categories of a collection, by name. */
  list(collectionId: string): Promise<readonly Category[]>
  /** Adds a category, or moves one. */
  save(collectionId: string, category: Category): Promise<void>
  remove(collectionId: string, name: string): Promise<void>
}
