import { elementOf, elementsOf } from '../elements.ts'

/** What a script says of the gallery it wants. */
export interface GallerySettings {
  readonly container?: unknown
  readonly slides?: unknown
  readonly elements?: Readonly<Record<string, unknown>>
  readonly design?: string
  readonly designOptions?: Readonly<Record<string, unknown>>
  readonly loaderOptions?: { readonly mode?: string; readonly load?: boolean }
  readonly autoplay?: boolean | string
  readonly autoplayOptions?: { readonly timeout?: number | string; readonly pauseOnMouseover?: unknown }
  readonly loop?: boolean | string
  readonly lazyLoad?: boolean
  readonly currentIndex?: number
  readonly keyboard?: boolean
  readonly historyHash?: boolean
  readonly refreshOnResize?: boolean
}

/** The elements that a gallery works with. */
export interface GalleryElements {
  readonly container: HTMLElement
  readonly slides: readonly HTMLElement[]
  readonly next: readonly HTMLElement[]
  readonly previous: readonly HTMLElement[]
  /** Dots, numbers or thumbnails: the first child leads to the first slide. */
  readonly controls: readonly HTMLElement[]
  readonly currentIndex: readonly HTMLElement[]
  readonly totalSlides: readonly HTMLElement[]
}

/** Finds the parts; null without a container. */
export function findElements({ container, slides, elements = {} }: GallerySettings): GalleryElements | null {
  const found = elementOf(container)
  if (!found) return null
  const inside = slides === undefined ? [] : elementsOf(slides, found)
  const children = [...found.children].filter((each): each is HTMLElement => each instanceof HTMLElement)
  return {
    container: found,
    slides: slides === undefined ? slidesAmong(children) : inside,
    next: elementsOf(elements.next),
    previous: elementsOf(elements.previous),
    controls: elementsOf(elements.controls),
    currentIndex: elementsOf(elements.currentIndex),
    totalSlides: elementsOf(elements.totalSlides),
  }
}

function slidesAmong(children: readonly HTMLElement[]): readonly HTMLElement[] {
  const marked = children.filter((child) => child.matches('.slide, .sqs-gallery-design-grid-slide'))
  return marked.length > 0 ? marked : children
}

/** Whether a setting that may be a text is on. */
export function isOn(value: unknown): boolean {
  return value === true || value === 'true'
}
