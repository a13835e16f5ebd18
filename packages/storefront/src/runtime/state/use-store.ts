import { useSyncExternalStore } from 'react'
import type { Store } from './create-store.ts'

/** Reads a store in a component and draws it again when the store changes. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}
