/**
 * Begins to read what a screen will show, before it is there. The calls are loaded with the first record of their kind, so that the shell goes
 * without them; what cannot be read ahead the screen reads itself, and says why not.
 */
export function readAhead(read: () => Promise<void>): void {
  read().catch(() => undefined)
}
