/** Kinds of things that sample content consists of. */
export type SampleKind =
  | 'site'
  | 'collection'
  | 'product'
  | 'item'
  | 'author'
  | 'image'
  | 'redirect'
  | 'field-layout'
  | 'collection-layout'
  | 'item-layout'

/** What blocks fill. */
export type LayoutKind = 'field' | 'collection' | 'item'

/** Something that came as sample content. */
export interface SampleRow {
  readonly kind: SampleKind
  readonly id: string
  /** When it was last changed as it came; one that has another time now was changed since. 0 where nothing keeps one. */
  readonly updatedAtMs: number
  /** As it came, where it is compared part by part; '' elsewhere. */
  readonly document: string
}

/** What of a website came as sample content, and what takes it away. */
export interface SampleRecords {
  /** Whether there is any. */
  isThere(): Promise<boolean>
  list(): Promise<readonly SampleRow[]>
  /** Writes down what came. */
  record(rows: readonly SampleRow[]): Promise<void>
  /** Forgets that anything is sample content. */
  clear(): Promise<void>
  /** Collections, among those asked for, that hold products or items beside the given ones. */
  holdingMore(than: {
    readonly productIds: ReadonlySet<string>
    readonly itemIds: ReadonlySet<string>
  }): Promise<ReadonlySet<string>>
  removeAuthor(id: string): Promise<void>
  removeLayout(owner: { readonly kind: LayoutKind; readonly id: string }): Promise<void>
  /** Removes comments, votes and likes of an item. */
  removeTalk(itemId: string): Promise<void>
  /** Takes products out of carts that nobody has begun to pay; a cart that is empty then is removed. */
  dropFromCarts(productIds: ReadonlySet<string>): Promise<void>
  /** Every id of 24 hex digits that is mentioned in what is stored of content, settings and orders; authors are not looked at. */
  mentionedIds(): Promise<ReadonlySet<string>>
}
