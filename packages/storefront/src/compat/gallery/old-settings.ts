import type { GallerySettings } from './gallery-settings.ts'

/** Settings of `Y.Squarespace.Gallery`, which came before `Gallery2` and names its elements by selectors beside everything else. */
export interface OldGallerySettings extends Omit<GallerySettings, 'currentIndex'> {
  readonly slideshowElement?: unknown
  readonly itemSelector?: string
  readonly startIndex?: number
  readonly next?: unknown
  readonly previous?: unknown
  readonly controls?: unknown
  /** The element that tells which slide is shown; a number as in `Gallery2`. */
  readonly currentIndex?: unknown
  /** The element that tells how many slides there are. */
  readonly totalSlides?: unknown
}

/** Says in the words of `Gallery2` what a script asks of either gallery. */
export function settingsOf(settings: OldGallerySettings = {}): GallerySettings {
  const { slideshowElement, itemSelector, startIndex, next, previous, controls, totalSlides, ...others } =
    settings
  const { currentIndex, ...rest } = others
  const isNumber = typeof currentIndex === 'number' || /^\d+$/.test(String(currentIndex ?? ''))
  const named = { next, previous, controls, totalSlides, ...(isNumber ? {} : { currentIndex }) }
  const elements = Object.fromEntries(Object.entries(named).filter(([, wanted]) => wanted !== undefined))
  return {
    ...rest,
    ...(slideshowElement === undefined ? {} : { container: slideshowElement }),
    ...(itemSelector === undefined ? {} : { slides: itemSelector }),
    currentIndex: Number(isNumber ? currentIndex : (startIndex ?? 0)) || 0,
    elements: { ...elements, ...settings.elements },
  }
}
