import { escapeHtml } from '../../html/escape.ts'
import { type Edit, type ElementRule, endTag } from '../../html/rewrite-elements.ts'
import { type ImageTag, readImageTag, type TagAttribute } from './read-image-tag.ts'

/** The widths in which pictures of the platform can be had. */
const readyMade: readonly number[] = [100, 300, 500, 750, 1000, 1500, 2500]

/** The first pictures of a page are likely seen at once; the others wait until visitors come near them. */
const eagerImages = 2

/**
 * Gives each `<img data-src>` without `src` its address, in all widths, with its size: templates leave that to a script, and pictures
 * must show without one. What a script wants of them (`data-src` and so on) stays.
 */
export class Images implements ElementRule {
  readonly tags = ['img', 'noscript', 'template']
  readonly #edits: Edit[] = []
  /** Up to here the page was looked at; what begins before stands inside of an image or a template. */
  #done = 0
  #isEndless = false

  meet(html: string, at: number, name: string): void {
    if (at < this.#done) return
    if (name === 'template') this.#passOver(html, at)
    else if (name === 'img') this.#complete(html, at, at)
    else {
      const image = behindDouble(html, at)
      if (image !== null) this.#complete(html, at, image)
    }
  }

  edits(): readonly Edit[] {
    return this.#edits
  }

  /** Completes the image at a place; what stands before it, from `start` on, is left out. */
  #complete(html: string, start: number, at: number): void {
    plainImage.lastIndex = at
    if (plainImage.test(html)) {
      this.#done = plainImage.lastIndex
      return
    }
    const tag = readImageTag(html, at)
    if (!tag) return
    this.#done = tag.end
    const source = lateSource(tag)
    if (!source) return
    const isEager = this.#edits.length < eagerImages
    this.#edits.push({ start, end: tag.end, text: complete(html, tag, source, isEager) })
  }

  /** What stands in a template is not shown. */
  #passOver(html: string, at: number): void {
    const end = this.#isEndless ? -1 : endTag(html, 'template', at + 1)
    this.#isEndless = end < 0
    this.#done = Math.max(end, this.#done)
  }
}

/** An image as templates write most of them, without a `data-src`: nothing is to be done, which this tells without reading its attributes. */
const plainImage = /<img(?:\s+(?!data-src\b)[a-z-]+(?:="[^"<]*")?)*\s*\/?>/iy

/** The double of an image for visitors without scripts, right before it: they see the image itself now. */
const doubleImage = /<noscript>\s{0,200}<img\b[^<>]{0,4000}>\s{0,200}<\/noscript>\s{0,200}(?=<img\b)/iy

/** Where the image begins whose double stands at a place; null when none does. */
function behindDouble(html: string, at: number): number | null {
  doubleImage.lastIndex = at
  const found = doubleImage.exec(html)
  return found ? at + found[0].length : null
}

/** The address of an image that has none that browsers follow. */
function lateSource({ attributes }: ImageTag): string | null {
  const source = attributes.get('data-src')?.value.trim()
  return source && !attributes.get('src')?.value.trim() ? source : null
}

function complete(html: string, tag: ImageTag, written: string, isEager: boolean): string {
  const { attributes } = tag
  // In single quotes a double one may stand; in what is added it may not.
  const source = written.includes('"') ? escapeHtml(written).replace(/&amp;(#?\w+;)/g, '&$1') : written
  const size = sizeOf(attributes.get('data-image-dimensions')?.value)
  const hasNoSize = !attributes.has('width') && !attributes.has('height')
  const added = [
    ...addressAttributes(source, size, {
      isFluid: isEager || !hasNoSize,
      hasSrcset: attributes.has('srcset'),
    }),
    ...(size && hasNoSize ? [`width="${size.width}" height="${size.height}"`] : []),
    ...(attributes.has('loading') || isEager ? [] : ['loading="lazy"']),
    ...(attributes.has('decoding') ? [] : ['decoding="async"']),
  ].join(' ')
  const text = withoutEmptySource(html, tag)
  const isSelfClosed = text.endsWith('/>')
  const open = text.slice(0, isSelfClosed ? -2 : -1).trimEnd()
  return `${open} ${added}${isSelfClosed ? ' />' : '>'}`
}

/** The tag without an empty `src`, and with the class by which templates fade pictures in: without a script it must be there from the start. */
function withoutEmptySource(html: string, { start, end, attributes }: ImageTag): string {
  const empty = attributes.get('src')
  const className = attributes.get('class')
  const edits = [
    ...(empty ? [{ from: empty.start, to: empty.end, text: '' }] : []),
    withLoaded(start, className),
  ].sort((one, other) => one.from - other.from)
  let out = ''
  let done = start
  for (const { from, to, text } of edits) {
    out += html.slice(done, from) + text
    done = to
  }
  return out + html.slice(done, end)
}

/** Templates hide what is `loading`, and bring pictures into sight that are `loaded`. */
function withLoaded(start: number, className: TagAttribute | undefined) {
  if (!className) return { from: start + 4, to: start + 4, text: ' class="loaded"' }
  const { value, valueStart, valueEnd, end } = className
  const words = value.split(/\s+/).filter((word) => word !== '' && word !== 'loading' && word !== 'loaded')
  const text = [...words, 'loaded'].join(' ')
  if (valueEnd < end) return { from: valueStart, to: valueEnd, text }
  // Without quotes there is room for one word only.
  return { from: className.start, to: end, text: ` class="${text}"` }
}

interface Size {
  readonly width: number
  readonly height: number
}

function addressAttributes(
  source: string,
  size: Size | null,
  { isFluid, hasSrcset }: { readonly isFluid: boolean; readonly hasSrcset: boolean },
): readonly string[] {
  if (!isOurs(source)) return [`src="${source}"`]
  const largest = size?.width ?? 2500
  const last = readyMade.find((width) => width >= largest) ?? 2500
  const usual = `src="${source}?format=${Math.min(750, last)}w"`
  if (hasSrcset) return [usual]
  const candidates = readyMade
    .filter((width) => width < largest)
    .map((width) => `${source}?format=${width}w ${width}w`)
  candidates.push(`${source}?format=${last}w ${Math.min(largest, last)}w`)
  // Lazy pictures know their place before they are fetched; the first ones do not, nor those of which the template gives one side only.
  const sizes = isFluid || !size ? '100vw' : 'auto, 100vw'
  return [`sizes="${sizes}"`, `srcset="${candidates.join(', ')}"`, usual]
}

/** Only our own pictures can be had in several widths. Addresses stand in HTML as they are written there. */
function isOurs(source: string): boolean {
  return /^(?:https?:\/\/[^/"']+)?\/content\/v1\/[^?#\s,]+$/.test(source)
}

function sizeOf(dimensions: string | undefined): Size | null {
  const [, width = '', height = ''] = /^(\d{1,5})x(\d{1,5})$/.exec(dimensions ?? '') ?? []
  return Number(width) > 0 && Number(height) > 0 ? { width: Number(width), height: Number(height) } : null
}
