import type { Layout } from '@vitrine/domain/content/layout'

/** What a layout fills: a block field of the template by its id, the body of a page by its collection, or the body of an item. */
export interface LayoutOwner {
  readonly kind: 'field' | 'collection' | 'item'
  readonly id: string
}

/** A layout, and when it was saved. */
export interface StoredLayout {
  readonly layout: Layout
  readonly updatedAtMs: number
}

/** What owners fill areas of pages with. */
export interface LayoutRecords {
  find(owner: LayoutOwner): Promise<StoredLayout | undefined>
  /** The layouts of several owners of one kind, by their ids; without those that have none. */
  findMany(kind: LayoutOwner['kind'], ids: readonly string[]): Promise<ReadonlyMap<string, StoredLayout>>
  save(owner: LayoutOwner, stored: StoredLayout): Promise<void>
  /** The kinds of owners that have layouts. */
  kinds(): Promise<readonly LayoutOwner['kind'][]>
  /** Every owner that has a layout, in the order of kind and id. */
  owners(): Promise<readonly LayoutOwner[]>
}
