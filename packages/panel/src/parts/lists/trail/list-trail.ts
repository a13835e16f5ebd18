import type { ListSearch } from '../address/list-search.ts'
import type { ListPage } from '../list-room.ts'

/** The list that a person came from: how to go back to it, and which records are beside each other in it. */
export interface ListTrail {
  readonly search: ListSearch
  /** Where the list stands in the history of the tab. */
  readonly historyIndex: number
  readonly ids: readonly string[]
  readonly next: string | null
  readonly previous: string | null
  /** Reads the page behind or before a place. */
  readonly readPage: (
    place: { readonly after: string } | { readonly before: string },
  ) => Promise<ListPage<{ readonly id: string }>>
}

const trails = new Map<string, ListTrail>()

/** Remembers what a list shows, by its path such as `/orders`. */
export function leaveTrail(path: string, trail: ListTrail): void {
  trails.set(path, trail)
}

/** What the list at a path showed last. */
export function readTrail(path: string): ListTrail | undefined {
  return trails.get(path)
}

/** The records before and behind one; undefined where they are to be read first, null where there is none. */
export function neighboursOf(trail: ListTrail, id: string) {
  const place = trail.ids.indexOf(id)
  if (place < 0) return { previous: null, next: null }
  return {
    previous: trail.ids[place - 1] ?? (trail.previous === null ? null : undefined),
    next: trail.ids[place + 1] ?? (trail.next === null ? null : undefined),
  }
}

/** The trail with the page before or behind what is known of it. */
export async function growTrail(trail: ListTrail, direction: 'previous' | 'next'): Promise<ListTrail> {
  if (direction === 'next') {
    if (trail.next === null) return trail
    const page = await trail.readPage({ after: trail.next })
    return { ...trail, ids: [...trail.ids, ...page.rows.map(({ id }) => id)], next: page.next }
  }
  if (trail.previous === null) return trail
  const page = await trail.readPage({ before: trail.previous })
  return { ...trail, ids: [...page.rows.map(({ id }) => id), ...trail.ids], previous: page.previous }
}
