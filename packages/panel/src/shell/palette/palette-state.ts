/** Whether the palette is wanted. It is loaded with what else comes when the first screen is there. */
let isOpen = false
const listeners = new Set<() => void>()

/** Opens the palette. */
export function openPalette(): void {
  set(true)
}

/** Closes it. */
export function closePalette(): void {
  set(false)
}

/** For `useSyncExternalStore`. */
export function subscribeToPalette(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The state as it is now. */
export function isPaletteOpen(): boolean {
  return isOpen
}

function set(value: boolean): void {
  isOpen = value
  for (const listener of listeners) listener()
}
