import type { ContentItem } from '@vitrine/domain/content/item'
import type { Page } from '../engine/page.ts'
import type { ListPage } from '../lists/list-page.ts'
import type { ListAsk } from '../lists/read-list.ts'
import type { LabelCount } from './search/item-labels.ts'
import type { ItemSearch, ShelfCount } from './search/item-search.ts'

/** What stands in blogs, galleries, calendars and albums. Lists hold what visitors see; drafts are found by id only. */
export interface ItemRecords {
  find(id: string): Promise<ContentItem | undefined>
  /** The same, locked until the end of the transaction. */
  lock(id: string): Promise<ContentItem | undefined>
  /** Locks all items of a collection, those in the trash too, until the end of the transaction. */
  lockIn(collectionId: string): Promise<void>
  /** Locks all items of an author, those in the trash too. */
  lockOfAuthor(authorId: string): Promise<void>
  /** Writes the name of an author into their items that say another, those in the trash too. What an act changed by it is the author alone. */
  nameAuthor(author: ContentItem['author']): Promise<void>
  /** Items by their ids, in the order of the ids; unknown ones are left out. */
  findMany(ids: readonly string[]): Promise<readonly ContentItem[]>
  /** Items behind an id, in the order of their ids, those in the trash among them. */
  behind(afterId: string, limit: number): Promise<readonly ContentItem[]>
  /** Items with a link that begins with a path, and some others, in the order of their ids; without those in the trash. */
  leadingTo(path: string, limit: number): Promise<readonly ContentItem[]>
  findByUrlId(collectionId: string, urlId: string): Promise<ContentItem | undefined>
  /** A page of a list, and how long the whole list is. A page costs the same wherever `cursor` puts it. */
  list(query: ItemQuery): Promise<Page<ContentItem>>
  /** Items that come before an item in a list whose newest come first, the nearest first. */
  newerThan(place: NewestPosition, query: ItemQuery): Promise<readonly ContentItem[]>
  /** How many items of a list that were published at the same moment come before a place in it. */
  countTies(place: NewestPosition, query: ItemQuery): Promise<number>
  /** How many visible items come before one in the owner's order of its collection. */
  rank(item: ContentItem): Promise<number>
  /** When a collection's items were published, such as in which months, the newest first. */
  periods(query: PeriodQuery): Promise<readonly PeriodCount[]>
  /** The items before and after one in its collection, among those that visitors see now. */
  neighbours(item: ContentItem, order?: ItemOrder): Promise<Neighbours>
  /** Events of a period of time; one that repeats stands there, with its times, as often as it takes place. */
  events(query: EventQuery): Promise<readonly ContentItem[]>
  /** How many times of events are to come or under way, and how many are over. */
  countEvents(query: EventTermQuery): Promise<{ readonly upcoming: number; readonly past: number }>
  /** The categories or tags of a collection's visible items, the one that was used last first. */
  terms(query: TermQuery): Promise<readonly TermCount[]>
  /** A page of the owner's list of all items; without the trash, unless that is asked for. */
  listed(ask: ListAsk, nowMs: number): Promise<ListPage<ContentItem>>
  /** The items of a collection for its owner, whoever else sees them. */
  search(search: ItemSearch): Promise<Page<ContentItem>>
  /** How many items stand on each shelf of each collection. */
  countShelves(nowMs: number): Promise<readonly ShelfCount[]>
  /** The items of a period of time, in its order; an event that repeats once for all of its times there. */
  between(period: {
    readonly fromMs: number
    readonly toMs: number
    /** Left out: those of all. */
    readonly collectionId?: string | undefined
    readonly limit: number
  }): Promise<readonly ContentItem[]>
  /** The first and the last position of a collection; null while it is empty. */
  positions(collectionId: string): Promise<{ readonly first: number; readonly last: number } | null>
  /** Every category, tag and author of a collection's items, drafts among them. */
  labels(collectionId: string): Promise<readonly LabelCount[]>
  /** Removes items that were thrown away before a moment; returns how many. */
  removeTrashed(beforeMs: number): Promise<number>
  /** Adds or changes an item and the terms that lists find it by. A transaction has locked one that it changes. */
  save(item: ContentItem): Promise<void>
  remove(id: string): Promise<void>
}

/** The orders of lists: the newest first, the owner's own, or by the begin of events. */
export type ItemOrder = 'newest' | 'position' | 'start'

/** Which items a list has; all that is named must fit. */
export interface ItemFilter {
  readonly collectionId: string
  /** Of several, any fits. */
  readonly category?: string | readonly string[]
  readonly tag?: string | readonly string[]
  /** Id of the author. */
  readonly authorId?: string
  readonly featuredOnly?: boolean
}

export interface ItemQuery extends ItemFilter {
  /** Only items published at or before this moment: now, for what visitors see. */
  readonly publishedBeforeMs: number
  /** Only items published at or after this moment. */
  readonly publishedFromMs?: number
  /** `newest` by default. */
  readonly order?: Exclude<ItemOrder, 'start'>
  /** Begins with items published at or before this moment; the length of the list stays the same. For the newest first. */
  readonly cursorMs?: number
  readonly offset: number
  readonly limit: number
}

/** A place in a list whose newest come first. */
export interface NewestPosition {
  readonly publishedAtMs: number
  readonly itemId: string
}

export interface Neighbours {
  readonly previous: ContentItem | undefined
  readonly next: ContentItem | undefined
}

/** Which events a list has; only those published by `nowMs`. */
export interface EventTermQuery extends ItemFilter {
  readonly nowMs: number
}

/**
 * `upcoming` come in the order of their begin, `past` with the last first; `between` are those that touch a period of time. An event is
 * upcoming until it has ended.
 */
export type EventQuery = EventTermQuery & { readonly offset: number; readonly limit: number } & (
    | { readonly when: 'upcoming' | 'past' }
    | { readonly when: 'between'; readonly fromMs: number; readonly toMs: number }
  )

export interface PeriodQuery {
  readonly collectionId: string
  readonly publishedBeforeMs: number
  /** At most so many periods. */
  readonly limit: number
  /** The period that a moment lies in, such as its month; `toMs` is where the next one begins. */
  readonly boundsOf: (atMs: number) => { readonly fromMs: number; readonly toMs: number }
}

/** A period of time with items. */
export interface PeriodCount {
  readonly fromMs: number
  readonly total: number
}

export interface TermQuery {
  readonly collectionId: string
  readonly kind: 'category' | 'tag' | 'author'
  readonly publishedBeforeMs: number
}

/** A term with the number of items it leads to, scheduled ones included. */
export interface TermCount {
  readonly term: string
  readonly total: number
}
