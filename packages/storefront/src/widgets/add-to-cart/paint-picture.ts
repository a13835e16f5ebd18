/** Brings a variant's picture forward: a gallery that follows `data-image-id` scrolls to it, a main picture becomes it. */
export function paintPicture(surroundings: ParentNode, imageId: string): void {
  const wanted = surroundings.querySelector<HTMLElement>(`[data-image-id="${CSS.escape(imageId)}"]`)
  if (!wanted) return
  for (const other of surroundings.querySelectorAll('[data-image-id][data-active]'))
    delete (other as HTMLElement).dataset.active
  wanted.dataset.active = ''
  const main = surroundings.querySelector<HTMLImageElement>('img[data-main-image]')
  const picture = wanted instanceof HTMLImageElement ? wanted : wanted.querySelector('img')
  if (main && picture && main !== picture) {
    main.srcset = picture.srcset
    main.src = picture.src
    main.alt = picture.alt
    return
  }
  const strip = wanted.parentElement
  if (!strip) return
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  // Only the gallery moves: the page stays where the visitor is choosing.
  const left = strip.scrollLeft + wanted.getBoundingClientRect().left - strip.getBoundingClientRect().left
  strip.scrollTo({ left, behavior: calm ? 'auto' : 'smooth' })
}
