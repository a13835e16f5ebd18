export interface ProductRow {
  website_id: string
  id: string
  collection_id: string
  url_id: string
  /** The owner's order within the collection. */
  position: number
  is_visible: number
  /** Lower case, for sorting. */
  title_key: string
  /** The least price of a variant, for sorting. */
  price_cents: number
  document: string
}

/** What a variant cost from a moment on. */
export interface PriceHistoryRow {
  website_id: string
  variant_id: string
  at_ms: number
  product_id: string
  currency: string
  /** Null while visitors did not see it. */
  asked_cents: number | null
  regular_cents: number
}

/** An entry of a list of visible products: kind `all` or `featured` (term ''), `category`, `tag`. */
export interface ProductTermRow {
  website_id: string
  collection_id: string
  kind: string
  term: string
  position: number
  product_id: string
}

/** How many products a term leads to, so that no list needs to count. */
export interface ProductTermCountRow {
  website_id: string
  collection_id: string
  kind: string
  term: string
  total: number
}

/** How many of them stand in each block of positions, so that a page is found without reading those before it. */
export interface ProductTermBlockRow extends ProductTermCountRow {
  block: number
}

export interface ProductImportRow {
  website_id: string
  id: string
  created_at_ms: number
  document: string
}

/** Which product a row of an import made, by the key that the source gives it. */
export interface ImportKeyRow {
  website_id: string
  source: string
  key: string
  product_id: string
}
