import type { MouseEvent } from 'react'

const controls = 'a, button, input, label, select, textarea, summary, [role=button], [role=menuitem]'

/**
 * Opens the record of a row by a press anywhere in it, as by the link in its first cell. That link stays what keyboards and other buttons
 * of the mouse use; a press on a control is its own, and one that ends a selection of text opens nothing.
 */
export function openRow({ currentTarget: row, target, metaKey, ctrlKey, shiftKey }: MouseEvent<HTMLElement>) {
  // What opened in front of the page, such as a menu, is told to its row, too.
  if (!(target instanceof Element) || !row.contains(target) || target.closest(controls)) return
  if (metaKey || ctrlKey || shiftKey || window.getSelection()?.type === 'Range') return
  row.querySelector<HTMLElement>('[data-record] a[href]')?.click()
}
