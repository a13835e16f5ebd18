/** Whether the server asks that somebody proves who they are before it goes on, and who waits for it. */
let waiting: readonly ((isConfirmed: boolean) => void)[] = []
const listeners = new Set<() => void>()

function change(next: typeof waiting): void {
  waiting = next
  for (const listener of listeners) listener()
}

/** Asks whoever is at work to prove who they are; resolves with whether they did. */
export function askToConfirm(): Promise<boolean> {
  return new Promise((resolve) => change([...waiting, resolve]))
}

/** Lets those who wait go on, or not. */
export function endConfirmation(isConfirmed: boolean): void {
  const told = waiting
  change([])
  for (const tell of told) tell(isConfirmed)
}

/** For `useSyncExternalStore`. */
export function subscribeToConfirmation(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The state as it is now. */
export function isConfirmationAsked(): boolean {
  return waiting.length > 0
}
