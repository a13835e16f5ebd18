import { readPair } from './place-image.ts'

/** How far the shape of a picture may be from its own, in parts of it: borders and rounding take a little. */
const tolerance = 0.05

/**
 * Pictures come with their size in `width` and `height`, so that nothing jumps. Where a template gives the height alone, that width would
 * stretch them: it goes, and the width follows the height.
 */
export function keepShape(element: Element): void {
  if (!(element instanceof HTMLImageElement)) return
  const { width, height } = sizeGiven(element)
  const shown = element.offsetWidth / element.offsetHeight
  if (!(width > 0 && shown > 0 && Number.isFinite(shown))) return
  if (Math.abs((shown * height) / width - 1) <= tolerance) return
  const { offsetWidth } = element
  element.removeAttribute('width')
  element.style.aspectRatio = `auto ${width} / ${height}`
  if (element.offsetWidth === offsetWidth) {
    // The template gives the width too, and says how the picture stands in it.
    element.setAttribute('width', String(width))
    element.style.removeProperty('aspect-ratio')
    return
  }
  // A picture that takes its width from its height cannot wait for that to choose what it loads.
  element.sizes = `${Math.max(1, element.offsetWidth)}px`
}

/** The size that the page itself gave to a picture; zeros where the template gave one. */
function sizeGiven(image: HTMLImageElement): { readonly width: number; readonly height: number } {
  const given = `${image.getAttribute('width')}x${image.getAttribute('height')}`
  const pair = given === image.dataset.imageDimensions ? readPair(given, 'x') : null
  return { width: pair?.[0] ?? 0, height: pair?.[1] ?? 0 }
}
