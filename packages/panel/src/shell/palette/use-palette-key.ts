import { useEffect } from 'react'
import { openPalette, setPaletteRoom } from './palette-state.ts'

/**
 * Opens the palette by its key, from the first moment on: while the panel and the field of the palette are loaded, what is typed waits for
 * them and is no key of one letter.
 */
export function usePaletteKey(): void {
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!isPaletteKey(event) || event.isComposing || event.defaultPrevented) return
      event.preventDefault()
      openPalette()
    }
    window.addEventListener('keydown', open)
    return () => window.removeEventListener('keydown', open)
  }, [])
}

/** Says whether the panel is there, in which the palette opens; undefined while that is not known. */
export function usePaletteRoom(isThere: boolean | undefined): void {
  useEffect(() => {
    setPaletteRoom(isThere)
    return () => setPaletteRoom(undefined)
  }, [isThere])
}

/** Ctrl K, on a Mac Cmd K. */
function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isMod = /Mac|iPhone|iPad/.test(navigator.platform) ? metaKey && !ctrlKey : ctrlKey && !metaKey
  return isMod && !altKey && !shiftKey && key.toLowerCase() === 'k'
}
