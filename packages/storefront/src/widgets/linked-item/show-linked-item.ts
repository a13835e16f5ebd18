import { findItemElement, linkedItemId } from './linked-item.ts'

/**
 * Shows the item that a link to a gallery, an album or an index means: it is brought into sight, a slideshow goes to it, a picture that can be
 * enlarged is, and a track has its button ready.
 */
export function showLinkedItem(root: ParentNode): void {
  const id = linkedItemId()
  const element = id === null ? null : findItemElement(root, id)
  if (!element) return
  element.scrollIntoView?.({ block: 'center', inline: 'center' })
  const opener = element.querySelector<HTMLElement>('a[data-lightbox-index]')
  // The gallery may still sleep: its first click wakes it and is answered then.
  if (opener) opener.click()
  else element.querySelector<HTMLElement>('.track-play')?.focus({ preventScroll: true })
}
