import { hasLetterKeys } from '../../parts/letter-keys.ts'

const fields =
  'textarea, select, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=button])'

/** Whether a press is ours: not while somebody writes or is in a menu or dialog, and no single letters where they are switched off. */
export function isForKeys(event: KeyboardEvent): boolean {
  if (event.isComposing || event.defaultPrevented) return false
  if (event.ctrlKey || event.metaKey) return true
  // A sheet of cells has all keys while one is in hand; it holds no element with the focus then.
  if (document.querySelector('[data-keys-taken]')) return false
  const { target } = event
  if (!(target instanceof Element)) return false
  if (target.matches(fields) || target.closest('[role=dialog], [role=menu], [role=listbox]')) return false
  return event.key.length > 1 || hasLetterKeys()
}
