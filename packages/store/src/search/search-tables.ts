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
