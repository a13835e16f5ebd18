import { useEffect, useRef } from 'react'

interface SheetKeys {
  /** Whether a cell is in hand, as the sheet itself has it. */
  readonly isInHand: () => boolean
  /** What is done with Ctrl and a letter. */
  readonly acts: Readonly<Record<string, () => unknown>>
  /** Whether Tab goes on to another cell while a text is being written. */
  readonly hasNext: (isBack: boolean) => boolean
  readonly onLeave: () => void
}

/** Takes keys before the sheet does while a cell is in hand: Ctrl with a letter, and Tab, which leaves. */
export function useSheetKeys(keys: SheetKeys): void {
  const current = useRef(keys)
  current.current = keys
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { isInHand, acts, hasNext, onLeave } = current.current
      if (!isInHand()) return
      if (event.key === 'Tab') {
        if (isEditing() && hasNext(event.shiftKey)) return
        // The sheet takes every Tab that it hears; the browser's own way leads on.
        event.stopPropagation()
        return onLeave()
      }
      const act = acts[event.key]
      if (!act || !(event.ctrlKey || event.metaKey) || isEditing()) return
      event.preventDefault()
      event.stopPropagation()
      act()
    }
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [])
}

/** Whether a text of a cell is being written: its own keys hold then. */
export function isEditing(): boolean {
  return document.activeElement instanceof HTMLInputElement
}
