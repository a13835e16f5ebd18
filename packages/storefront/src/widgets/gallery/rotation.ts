/** A slideshow's own motion. */
export interface Rotation {
  isRunning(): boolean
}

const stopText = 'Stop the slideshow'
const startText = 'Start the slideshow'

/**
 * Moves a slideshow on every few seconds: never for visitors who asked for less motion, not while it is pointed at, holds the focus or is
 * out of sight, and not after somebody stopped it. `seconds` that are no number mean that it does not move.
 */
export function createRotation(gallery: HTMLElement, seconds: number, next: () => void): Rotation {
  const button = gallery.querySelector<HTMLElement>('.sqs-gallery-rotation')
  if (!Number.isFinite(seconds) || seconds <= 0) return { isRunning: () => false }
  const held = new Set<string>()
  let isWanted = !matchMedia('(prefers-reduced-motion: reduce)').matches
  const isRunning = () => isWanted && held.size === 0 && !document.hidden
  const name = () => {
    button?.setAttribute('aria-label', isWanted ? stopText : startText)
    gallery.toggleAttribute('data-stopped', !isWanted)
  }
  const hold = (start: string, end: string) => {
    gallery.addEventListener(start, () => held.add(start))
    gallery.addEventListener(end, () => held.delete(start))
  }
  hold('pointerenter', 'pointerleave')
  hold('focusin', 'focusout')
  button?.addEventListener('click', () => {
    isWanted = !isWanted
    // Who starts it by its button wants it to move, though the pointer rests on it.
    if (isWanted) held.clear()
    name()
  })
  name()
  setInterval(() => {
    if (isRunning()) next()
  }, seconds * 1000)
  return { isRunning }
}
