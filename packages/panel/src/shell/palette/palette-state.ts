/** Whether the palette is wanted. It is loaded with what else comes when the first screen is there. */
let isOpen = false
const listeners = new Set<() => void>()

/** What was typed since it was opened, while its field was not there yet. */
let typedAhead = ''

/** Opens the palette. */
export function openPalette(): void {
  typedAhead = ''
  window.addEventListener('keydown', keepTyped, { capture: true })
  set(true)
}

/** Closes it. */
export function closePalette(): void {
  takeTyped()
  set(false)
}

/** What was typed before the field had the focus; from now on it gets the keys itself. */
export function takeTyped(): string {
  window.removeEventListener('keydown', keepTyped, { capture: true })
  const typed = typedAhead
  typedAhead = ''
  return typed
}

function keepTyped(event: KeyboardEvent): void {
  if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  event.preventDefault()
  event.stopPropagation()
  typedAhead += event.key
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
