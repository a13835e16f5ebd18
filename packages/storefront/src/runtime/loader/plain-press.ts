type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether something was pressed without a key that makes another tab, window or file of what a link leads to. */
export function isPlainPress({ metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean {
  return !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** Whether a link is to be opened elsewhere, so that its page and its scripts do nothing: by a click with such a key. */
export function opensElsewhere(event: Event): boolean {
  if (!(event instanceof MouseEvent || event instanceof KeyboardEvent)) return false
  const isInLink = event.target instanceof Element && event.target.closest('a[href]') !== null
  return isInLink && !isPlainPress(event)
}
