/** Whether the palette is wanted. It is loaded with what else comes when the first screen is there. */
let isOpen = false
const listeners = new Set<() => void>()

/** What was typed since it was opened, while its field was not there yet. */
let typedAhead = ''

/** Whether the panel is there, in which it opens; undefined while that is not known. */
let hasRoom: boolean | undefined

/** Opens the palette; where nobody is signed in there is none. */
export function openPalette(): void {
  // Its field has the keys already, or they wait for it.
  if (isOpen || hasRoom === false) return
  typedAhead = ''
  window.addEventListener('keydown', keepTyped, { capture: true })
  set(true)
}

/** Closes it. */
export function closePalette(): void {
  takeTyped()
  set(false)
}

/** Says whether the panel is there; where it is not, nothing waits for the palette. */
export function setPaletteRoom(isThere: boolean | undefined): void {
  hasRoom = isThere
  if (isThere === false) closePalette()
}

/** What was typed before the field had the focus; from now on it gets the keys itself. */
export function takeTyped(): string {
  window.removeEventListener('keydown', keepTyped, { capture: true })
  const typed = typedAhead
  typedAhead = ''
  return typed
}

function keepTyped(event: KeyboardEvent): void {
  // A field that is there before the panel is one of somebody who signs in.
  if (!hasRoom && event.target instanceof HTMLInputElement) {
    closePalette()
    return
  }
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
