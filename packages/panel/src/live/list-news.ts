import { useSyncExternalStore } from 'react'

/** How often each list was said to have changed elsewhere since the panel was opened. */
const counts = new Map<string, number>()
const listeners = new Set<() => void>()

/** Says that lists have changed. */
export function tellOfLists(lists: readonly string[]): void {
  for (const list of lists) counts.set(list, (counts.get(list) ?? 0) + 1)
  for (const listener of listeners) listener()
}

/** Rises whenever a list has changed elsewhere. */
export function useListNews(list: string): number {
  return useSyncExternalStore(subscribe, () => counts.get(list) ?? 0)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
