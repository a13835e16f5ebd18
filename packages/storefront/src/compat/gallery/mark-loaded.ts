/** Gives a slide the class `loaded` when the first of its pictures is there: templates show a slide's words then. */
export function markWhenLoaded(slide: HTMLElement, images: readonly HTMLElement[]): void {
  const mark = () => slide.classList.add('loaded')
  if (images.length === 0 || images.some(isThere)) mark()
  else for (const image of images) image.addEventListener('load', mark, { once: true })
}

function isThere(image: HTMLElement): boolean {
  return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0
}
