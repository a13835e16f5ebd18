import type { KeyboardEvent } from 'react'

interface HistorySteps {
  /** Null: there is nothing to go back to. */
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
}

/** Goes back and forth through the steps of a draft by Ctrl+Z and Ctrl+Shift+Z, wherever the focus is but in an input, which goes back by itself. */
export function stepByKey(event: KeyboardEvent, { undo, redo }: HistorySteps): void {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isTyping(event.target)) return
  event.preventDefault()
  if (event.shiftKey) redo?.()
  else undo?.()
}

function isTyping(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  )
}
