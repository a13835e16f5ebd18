/** What a site is searched for. */
export type SearchedKind = 'product' | 'item' | 'page'

/** Something that is found, or that was. */
export interface SearchedThing {
  readonly kind: SearchedKind
  readonly id: string
}

/** What the index is to know of something; null: it is not found. */
export interface SearchEntry extends SearchedThing {
  /** Its words with their levels. */
  readonly words: ReadonlyMap<string, number> | null
}

/** How far the index of a language is; '' is the site's own. */
export interface SearchState {
  readonly language: string
  /** The languages whose texts it has, the nearest first; empty for the site's own. */
  readonly chain: readonly string[]
  /** What is read at the first, behind which id; null: everything was. */
  readonly filling: { readonly kind: SearchedKind; readonly afterId: string } | null
}

/** Where somebody looks, in a language. */
export interface SearchPlace {
  readonly language: string
  /** Only what belongs to this collection, or is this page; null: all. */
  readonly collectionId: string | null
  /** Collections that are open to everybody: what belongs to others is not found. And those whose own pages are not found. */
  readonly openIds: ReadonlySet<string>
  readonly closedIds: readonly string[]
}

/** What somebody looks for. */
export interface SearchAsk extends SearchPlace {
  readonly words: readonly string[]
  readonly offset: number
  readonly limit: number
}

/** A part of what was found, the best first, and how much there is. */
export interface FoundThings {
  readonly things: readonly SearchedThing[]
  readonly total: number
}

/** The index by which a site is searched. */
export interface SearchRecords {
  /** Finds what has all words, their beginnings or slips of them. */
  find(ask: SearchAsk): Promise<FoundThings>
  /** Words near to one that stand in what may be found there, the most frequent first. */
  nearWords(place: SearchPlace, word: string, limit: number): Promise<readonly string[]>
  /** The languages that have an index. */
  states(): Promise<readonly SearchState[]>
  /** Whether a change waits that is due. */
  isBehind(nowMs: number): Promise<boolean>
  /** What has changed and is due; until the transaction ends, nobody else changes it. */
  takeChanges(nowMs: number, limit: number): Promise<readonly SearchedThing[]>
  /** Holds back others that write the index of this site, until the transaction ends. */
  lock(): Promise<void>
  /** Begins an index, or reads everything for it again. */
  begin(language: string, chain: readonly string[]): Promise<void>
  /** Moves on what is read at the first. */
  fill(state: SearchState): Promise<void>
  /** Writes what is found; in the transaction that read it. */
  write(language: string, entries: readonly SearchEntry[]): Promise<void>
  /** Forgets changes that were taken and that the index has seen. */
  forget(changes: readonly SearchedThing[]): Promise<void>
  /** Notes that something is to be read at a moment, epoch milliseconds. */
  remind(thing: SearchedThing, dueMs: number): Promise<void>
  /** Takes away a part of a language's index; returns whether there is more of it. */
  drop(language: string): Promise<boolean>
}
