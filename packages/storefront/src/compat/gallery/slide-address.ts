import { findItemElement, linkedItemId, standsFor } from '../../widgets/linked-item/linked-item.ts'

/** The slide that the address of the page asks for, in its query or after its `#`; null for none. */
export function linkedSlide(slides: readonly HTMLElement[]): number | null {
  const id = linkedItemId() ?? linkedItemId(location.hash.replace(/^#!?/, '?'))
  const index = id === null ? -1 : slides.findIndex((slide) => holdsItem(slide, id))
  return index < 0 ? null : index
}

/** Names the item of a slide after the `#` of the address, so that a link leads to it. Going back does not go through slides. */
export function writeSlideAddress(slide: HTMLElement | undefined): void {
  const id = slide?.dataset.slideId ?? slide?.dataset.itemId
  if (!id) return
  const others = location.hash
    .replace(/^#!?/, '')
    .split('&')
    .filter((part) => part !== '' && !part.startsWith('itemId='))
  history.replaceState(history.state, '', `#${[`itemId=${encodeURIComponent(id)}`, ...others].join('&')}`)
}

function holdsItem(slide: HTMLElement, id: string): boolean {
  return standsFor(slide, id) || findItemElement(slide, id) !== null
}
