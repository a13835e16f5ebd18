import { readPair } from '../image-loader/place-image.ts'
import { layOutColumns } from './columns.ts'
import type { GalleryParts, GallerySettings } from './gallery-settings.ts'

/** How slides stand: one above another, beside one another in a strip, or in columns. */
export type Design = 'stacked' | 'strip' | 'columns'

/** The design that a name stands for. */
export function designOf(name: string | undefined): Design {
  if (name === 'strip') return 'strip'
  return name === 'grid' || name === 'autocolumns' || name === 'autogrid' || name === 'masonry'
    ? 'columns'
    : 'stacked'
}

/** Gives container and slides the class names that templates style, and stands the slides up. */
export function standUp(design: Design, { container, slides }: GalleryParts): void {
  const className = design === 'columns' ? 'sqs-gallery-design-grid' : `sqs-gallery-design-${design}`
  container.classList.add('sqs-gallery', className)
  if (getComputedStyle(container).position === 'static') container.style.position = 'relative'
  for (const slide of slides) {
    slide.classList.add(`${className}-slide`)
    if (design === 'stacked')
      Object.assign(slide.style, { position: 'absolute', inset: '0', overflow: 'hidden' })
    if (design === 'columns') Object.assign(slide.style, { position: 'absolute', overflow: 'hidden' })
    if (design === 'strip') slide.style.flex = '0 0 auto'
  }
  if (design === 'stacked') container.style.overflow = 'hidden'
  if (design === 'strip')
    Object.assign(container.style, { display: 'flex', overflowX: 'auto', scrollBehavior: 'smooth' })
}

/** Shows the slide of an index, of those that stand one above another. */
export function stackSlides(
  { slides }: GalleryParts,
  index: number,
  { transition, seconds }: { readonly transition: string; readonly seconds: number },
): void {
  slides.forEach((slide, at) => {
    const isActive = at === index
    const { style } = slide
    if (transition === 'scroll' || transition === 'slide') {
      style.transition = `transform ${seconds}s, visibility ${seconds}s`
      style.transform = `translateX(${Math.sign(at - index) * 100}%)`
    } else {
      style.transition = transition === 'none' ? '' : `opacity ${seconds}s, visibility ${seconds}s`
      style.opacity = isActive ? '1' : '0'
    }
    style.visibility = isActive ? 'visible' : 'hidden'
    style.zIndex = isActive ? '1' : '0'
  })
}

/** Lays the slides out in columns. */
export function layOutSlides(
  { container, slides }: GalleryParts,
  { designOptions: options = {} }: GallerySettings,
): void {
  const ratio = ratioOf(options.aspectRatio)
  const number = (value: unknown, preset: number) => (Number.isFinite(Number(value)) ? Number(value) : preset)
  const { cells, height } = layOutColumns(container.clientWidth, slides.map(ownRatio), {
    columns:
      options.columns || options.thumbnailsPerRow
        ? number(options.columns ?? options.thumbnailsPerRow, 3)
        : null,
    columnWidth: number(options.columnWidth, 280),
    gutter: number(options.gutter ?? options.padding, 20),
    aspectRatio: ratio,
  })
  slides.forEach((slide, at) => {
    const cell = cells[at]
    if (!cell) return
    for (const side of ['left', 'top', 'width', 'height'] as const) slide.style[side] = `${cell[side]}px`
  })
  container.style.height = `${height}px`
}

function ratioOf(value: unknown): number | null {
  if (typeof value === 'number') return value
  const pair = typeof value === 'string' ? readPair(value, ':') : null
  return pair && pair[1] > 0 ? pair[0] / pair[1] : null
}

function ownRatio(slide: HTMLElement): number {
  const image = slide.querySelector<HTMLImageElement>('img')
  const pair = readPair(image?.dataset.imageDimensions ?? null, 'x')
  if (pair && pair[1] > 0) return pair[0] / pair[1]
  return image && image.naturalHeight > 0 ? image.naturalWidth / image.naturalHeight : 1
}
