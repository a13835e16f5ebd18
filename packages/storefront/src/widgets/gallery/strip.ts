/** A row of slides that scrolls sideways. */
export interface Strip {
  readonly element: HTMLElement
  readonly slides: readonly HTMLElement[]
  /** The slide that is shown or being moved to. */
  active(): number
  /** Moves a slide into sight. */
  scrollTo(index: number): void
  /** Finds the slide that somebody scrolled to; it is the active one from then on. */
  settle(): number
}

/** The row that scrolls: of a gallery, or of the pictures of a product. */
export const stripSelector = '.sqs-gallery-design-strip, #productSlideshow'

/** Makes the strip of a gallery. */
export function createStrip(gallery: HTMLElement): Strip {
  const element = gallery.querySelector<HTMLElement>(stripSelector) ?? gallery
  const slides = [...element.querySelectorAll<HTMLElement>('.slide')]
  let active = 0
  // While the strip is on its way to a slide, what it passes does not count; a visitor's hand ends that.
  let isSteered = false
  for (const gesture of ['touchstart', 'wheel', 'pointerdown']) {
    element.addEventListener(
      gesture,
      () => {
        isSteered = false
      },
      { passive: true },
    )
  }
  return {
    element,
    slides,
    active: () => active,
    scrollTo(index) {
      active = index
      isSteered = true
      const slide = slides[index]
      if (slide) element.scrollTo?.({ left: restingPlace(element, slide), behavior: motion() })
    },
    settle() {
      const distances = slides.map((slide) => Math.abs(restingPlace(element, slide) - element.scrollLeft))
      const least = Math.min(...distances)
      const isThere = (distances[active] ?? Number.POSITIVE_INFINITY) <= least + 2
      // At either end several slides may rest at the same place: the one that was asked for counts.
      if (isThere) isSteered = false
      else if (!isSteered) active = distances.indexOf(least)
      return active
    },
  }
}

/** How far the strip is scrolled when a slide is at its place. */
function restingPlace(strip: HTMLElement, slide: HTMLElement): number {
  const room = strip.clientWidth - slide.offsetWidth
  const alignment = getComputedStyle(slide).scrollSnapAlign
  const share = alignment.includes('start') ? 0 : alignment.includes('end') ? 1 : 0.5
  const wanted = slide.offsetLeft - room * share
  return Math.max(0, Math.min(wanted, strip.scrollWidth - strip.clientWidth))
}

function motion(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}
