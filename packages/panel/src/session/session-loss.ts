/** Whether the server stopped knowing us while somebody was at work; the screen behind is kept as it is. */
let isLost = false
const listeners = new Set<() => void>()

/** Marks the session as lost, or as found again. */
export function setSessionLost(value: boolean): void {
  if (isLost === value) return
  isLost = value
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`. */
export function subscribeToSessionLoss(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The state as it is now. */
export function isSessionLost(): boolean {
  return isLost
}
