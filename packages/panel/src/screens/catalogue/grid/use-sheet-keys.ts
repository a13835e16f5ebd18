import { useEffect, useRef } from 'react'

/** What is done with Ctrl and a letter while a cell is in hand; the sheet has no element with the focus then. */
export function useSheetKeys(isOn: boolean, acts: Readonly<Record<string, () => unknown>>): void {
  const current = useRef(acts)
  current.current = acts
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      const act = current.current[event.key]
      if (!act || !(event.ctrlKey || event.metaKey) || isEditing()) return
      event.preventDefault()
      event.stopPropagation()
      act()
    }
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [isOn])
}

/** Whether a text of a cell is being written: its own keys hold then. */
function isEditing(): boolean {
  return document.activeElement instanceof HTMLInputElement
}
