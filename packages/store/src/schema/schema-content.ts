/** Rows of what pages show beside products; the others, and how they are kept, are in `schema.ts`. */
export interface ItemRow {
  website_id: string
  id: string
  collection_id: string
  url_id: string
  /** That of the item, or `trash`. */
  status: string
  published_at_ms: number
  updated_at_ms: number
  position: number
  /** The begin of an event; of others when they are published. */
  calendar_at_ms: number
  document: string
}

/** The status of rows whose items lie in the trash. */
export const trashStatus = 'trash'

/** The texts of something in another language; kinds are those of `domain/languages`. */
export interface TranslationRow {
  website_id: string
  language: string
  kind: string
  object_id: string
  updated_at_ms: number
  document: string
}

/** What owners find an item by, a draft too: kind `category`, `tag` or `author` (term: id). */
export interface ItemLabelRow {
  website_id: string
  collection_id: string
  kind: string
  term: string
  item_id: string
}

/** A category of a collection, below another or at the top. */
export interface CategoryTreeRow {
  website_id: string
  collection_id: string
  name: string
  parent: string | null
}

/** What an account wrote of an item and has not saved. */
export interface ItemDraftRow {
  website_id: string
  item_id: string
  account_id: string
  saved_at_ms: number
  base_at_ms: number
  document: string
}

/**
 * An entry of a list of items that are or will be published: kind `all` or `featured` (term ''), `category`, `tag`, `author` (term: id).
 * The four numbers are the orders that a list can have; the last two are null for all but events.
 */
export interface ItemTermRow {
  website_id: string
  collection_id: string
  kind: string
  term: string
  item_id: string
  published_at_ms: number
  position: number
  starts_at_ms: number | null
  ends_at_ms: number | null
}

/** A time of an event, whoever sees it. */
export interface EventOccurrenceRow {
  website_id: string
  collection_id: string
  starts_at_ms: number
  item_id: string
  ends_at_ms: number
}

/** How many items a term leads to, scheduled ones included. */
export interface ItemTermCountRow {
  website_id: string
  collection_id: string
  kind: string
  term: string
  total: number
}

/** How many of those stand in a block of 256 positions. */
export interface ItemTermBlockRow extends ItemTermCountRow {
  block: number
}

export interface AuthorRow {
  website_id: string
  id: string
  document: string
}

export interface LayoutRow {
  website_id: string
  owner_kind: 'field' | 'collection' | 'item'
  owner_id: string
  document: string
}

export interface RedirectRow {
  website_id: string
  source: string
  /** The order in which they were written. */
  position: number
  target: string
  status: 301 | 302
}

/** Something that came as sample content, as it was then. */
export interface SampleRow {
  website_id: string
  kind: string
  id: string
  updated_at_ms: number
  document: string
}
