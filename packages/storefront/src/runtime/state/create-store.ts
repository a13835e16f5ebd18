/** A value that can be watched; the state of a page or widget, without a framework. */
export interface Store<T> {
  get(): T
  set(value: T): void
  /** Puts some properties in place of the present ones. */
  patch(part: Partial<T>): void
  /** Calls back after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void
}

/** Makes a store holding `initial`. Setting the very value it holds calls no listener. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  const set = (next: T) => {
    if (Object.is(next, value)) return
    value = next
    for (const listener of [...listeners]) listener()
  }
  return {
    get: () => value,
    set,
    patch: (part) => set({ ...value, ...part }),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
