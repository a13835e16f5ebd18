import { LRUCache } from 'lru-cache'
import type { Session } from '../engine/session.ts'
import type { Source } from './list-sources.ts'
import type { ListTable } from './list-table.ts'

/** What leads to rows of a list. */
export type Found = Pick<Source, 'terms' | 'range' | 'patterns'>

/** How many rows were found, by a look at no more than some and one more. */
export interface FoundRows {
  readonly found: number
  readonly upTo: number
}

/**
 * What led to many rows some minutes ago. It chooses between ways to the same answer, for every page of it and for who asks again: what is
 * shown never depends on it.
 */
const many = new LRUCache<string, FoundRows>({ max: 2_000, ttl: 10 * 60_000 })

/** What leads to rows, as a text that nothing else in its list has. */
export function nameOfSource({ terms, range, patterns }: Found): string {
  return JSON.stringify([terms, range?.ends, patterns])
}

const keyOf = ({ websiteId }: Session, { name }: ListTable, source: Found) =>
  `${websiteId} ${name} ${nameOfSource(source)}`

/** How many rows a source led to, if these were more than some. */
export function foundMany(
  session: Session,
  list: ListTable,
  source: Found,
  most: number,
): FoundRows | undefined {
  const known = many.get(keyOf(session, list, source))
  return known && known.found > most ? known : undefined
}

/** Keeps for some minutes that a source leads to many rows. */
export function keepFoundMany(session: Session, list: ListTable, source: Found, rows: FoundRows): void {
  many.set(keyOf(session, list, source), rows)
}
