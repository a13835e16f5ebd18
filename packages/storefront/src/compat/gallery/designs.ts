import { readPair } from '../image-loader/place-image.ts'
import { type ColumnRules, layOutColumns, widthOfColumn } from './columns.ts'
import { type GalleryElements, type GallerySettings, isOn } from './gallery-settings.ts'

/** How slides stand: one above another, beside one another in a strip, in columns, or as the template alone has them. */
export type Design = 'stacked' | 'strip' | 'columns' | 'base'

/** The design that a name stands for. */
export function designOf(name: string | undefined): Design {
  if (name === 'strip' || name === 'base') return name
  return name === 'grid' || name === 'autocolumns' || name === 'autogrid' || name === 'masonry'
    ? 'columns'
    : 'stacked'
}

/** Gives container and slides the class names that templates style, and the slides their layout styles. */
export function prepareLayout(design: Design, { container, slides }: GalleryElements): void {
  if (design === 'base') return
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
  { slides }: GalleryElements,
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

/** Moves a strip so that a slide stands at its start, in its middle or at its end; the page itself stays where it is. */
export function moveStrip(
  { container, slides }: GalleryElements,
  index: number,
  alignment: unknown = 'middle',
): void {
  const slide = slides[index]?.getBoundingClientRect()
  if (!slide) return
  const room = container.clientWidth - slide.width
  const before = alignment === 'start' ? 0 : alignment === 'end' ? room : room / 2
  const left = container.scrollLeft + slide.left - container.getBoundingClientRect().left - before
  container.scrollTo?.({ left: Math.max(0, left) })
}

/** Lays the slides out in columns. */
export function layOutSlides(
  { container, slides }: GalleryElements,
  { design = '', designOptions: options = {} }: GallerySettings,
): void {
  const ratio = ratioOf(options.aspectRatio)
  const number = (value: unknown, preset: number) => (Number.isFinite(Number(value)) ? Number(value) : preset)
  const rules: ColumnRules = {
    columns:
      options.columns || options.thumbnailsPerRow
        ? number(options.columns ?? options.thumbnailsPerRow, 3)
        : null,
    columnWidth: number(options.columnWidth, 280),
    gutter: number(options.gutter ?? options.padding, 20),
    aspectRatio: ratio,
    inRows: design === 'autogrid',
  }
  const width = container.clientWidth
  const isMixed = isOn(options.mixedContent) && ratio === null
  const ratios = isMixed ? contentRatios(slides, widthOfColumn(width, rules)) : slides.map(ownRatio)
  const { cells, height } = layOutColumns(width, ratios, rules)
  slides.forEach((slide, at) => {
    const cell = cells[at]
    if (!cell) return
    for (const side of ['left', 'top', 'width', 'height'] as const) slide.style[side] = `${cell[side]}px`
    // Words may need more lines once their fonts are there.
    if (isMixed) slide.style.height = 'auto'
  })
  container.style.height = `${height}px`
}

/** How slides of pictures and words are shaped when they are as wide as a column. */
function contentRatios(slides: readonly HTMLElement[], width: number): readonly number[] {
  for (const { style } of slides) Object.assign(style, { width: `${width}px`, height: 'auto' })
  return slides.map((slide) => (slide.offsetHeight > 0 ? width / slide.offsetHeight : ownRatio(slide)))
}

/** Width by height that a script asks for; null where each slide keeps its own, which scripts also call 0. */
export function ratioOf(value: unknown): number | null {
  if (typeof value === 'number') return value > 0 ? value : null
  const pair = typeof value === 'string' ? readPair(value, ':') : null
  return pair && pair[1] > 0 ? pair[0] / pair[1] : null
}

function ownRatio(slide: HTMLElement): number {
  const image = slide.querySelector<HTMLImageElement>('img')
  const pair = readPair(image?.dataset.imageDimensions ?? null, 'x')
  if (pair && pair[1] > 0) return pair[0] / pair[1]
  return image && image.naturalHeight > 0 ? image.naturalWidth / image.naturalHeight : 1
}
