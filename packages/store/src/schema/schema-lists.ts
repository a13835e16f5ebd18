/** What leads from a word, or from the value of a text, to a row of a list. */
export interface ListTermRow {
  website_id: string
  list: string
  term: string
  row_id: string
  /** What its row is usually sorted by, where that stays as it is; 0 in other lists. */
  sort_value: number
}

/** What every table of a list has, beside the columns that it is sorted by. */
export interface ListedRow {
  website_id: string
  row_id: string
  /** Choices and flags, a bit each. */
  bits: number
  /** All terms of the row, between strokes. */
  terms: string
}

/** A product, or a variant, as it is listed. */
export interface ListedUnitsRow extends ListedRow {
  /** What can still be sold; a billion and more without an end. */
  units: number
  /** Bits of values of its texts, as `marksOf` says. */
  marks: number
}

/** Lists of content, with the columns that change when something else does. */
export interface ContentListTables {
  readonly listed_items: ListedRow & { title: string; comment_count: number }
  readonly listed_media: ListedRow
}

/** A view of a list that somebody saved. */
export interface SavedViewRow {
  website_id: string
  id: string
  list: string
  account_id: string
  name: string
  query: string
  is_shared: number
  created_at_ms: number
}

/** Acts on many rows, and their rows. */
export interface BulkActTables {
  readonly bulk_acts: BulkActRow
  readonly bulk_act_rows: BulkActRowRow
}

interface BulkActRow {
  website_id: string
  id: string
  created_at_ms: number
  document: string
}

interface BulkActRowRow {
  website_id: string
  act_id: string
  row_id: string
  outcome: string
  row_name: string
  message: string
  /** JSON of what is needed to take it back. */
  before_image: string | null
}

/** The index by which a site is searched, for each of its languages; '' is its own. */
export interface SearchTables {
  /** What has changed since it was read for the index. */
  readonly search_changes: {
    website_id: string
    kind: string
    object_id: string
    /** From when on it is to be read, epoch milliseconds. */
    due_ms: number
  }
  /** How far the index of a language is. */
  readonly search_states: {
    website_id: string
    language: string
    /** The languages whose texts it has, the nearest first. */
    chain: string
    next_number: number
    documents: number
    /** The kind that is being read at the first, and behind which id; `all` when everything was. */
    filled_kind: string
    filled_id: string
  }
  /** What is found, its number, and its words with their levels. */
  readonly search_documents: {
    website_id: string
    language: string
    kind: string
    object_id: string
    number: number
    words: string
  }
  /** For each word, and each beginning of words, what it leads to: sets of numbers of a block. */
  readonly search_postings: {
    website_id: string
    language: string
    word: string
    block: number
    sets: string
  }
  /** How many things have a word. */
  readonly search_words: { website_id: string; language: string; word: string; total: number }
  /** By what words are found when somebody slips. */
  readonly search_slips: { website_id: string; language: string; slip: string; word: string }
}
