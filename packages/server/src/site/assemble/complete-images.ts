import { escapeHtml } from './escape.ts'

/** The widths in which pictures of the platform can be had. */
const readyMade: readonly number[] = [100, 300, 500, 750, 1000, 1500, 2500]

/** The first pictures of a page are likely seen at once; the others wait until visitors come near them. */
const eagerImages = 2

/** What may hold the text of an `<img>` that is none, then an image, perhaps after its double for visitors without scripts. */
const passage =
  /<(script|style|textarea|template|title)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|(?:<noscript>\s*<img\b[^<>]*>\s*<\/noscript>\s*)?<img\b(?:[^>"']|"[^"]*"|'[^']*')*>/gi

/**
 * Gives each `<img data-src>` without `src` its address, in all widths, with its size: templates leave that to a script, and pictures
 * must show without one. What a script wants of them (`data-src` and so on) stays.
 */
export function completeImages(html: string): string {
  if (!html.includes('data-src')) return html
  let shown = 0
  return html.replace(passage, (whole: string) => {
    if (!/^<(?:img|noscript)\b/i.test(whole)) return whole
    const image = whole.slice(whole.toLowerCase().lastIndexOf('<img'))
    if (!/^<img\b/i.test(image) || !/\sdata-src\s*=/.test(image) || /\ssrc\s*=\s*["']?[^"'\s>]/.test(image))
      return whole
    const source = attribute(image, 'data-src')
    if (source === null || source.trim() === '') return whole
    shown += 1
    return complete(image, source, shown <= eagerImages)
  })
}

function complete(image: string, source: string, isEager: boolean): string {
  const size = sizeOf(image)
  const added = [
    ...addressAttributes(source, size, isEager, image),
    ...(size && !hasAttribute(image, 'width') && !hasAttribute(image, 'height')
      ? [`width="${size.width}" height="${size.height}"`]
      : []),
    ...(hasAttribute(image, 'loading') || isEager ? [] : ['loading="lazy"']),
    ...(hasAttribute(image, 'decoding') ? [] : ['decoding="async"']),
  ]
  const marked = withLoadedClass(image.replace(/\ssrc\s*=\s*(?:""|'')/i, ''))
  return marked.replace(/\s*\/?>$/, (end) => ` ${added.join(' ')}${end.includes('/') ? ' />' : '>'}`)
}

/** Templates fade pictures in by this class, which a script sets when they have come: without the script it must be there. */
function withLoadedClass(image: string): string {
  if (!hasAttribute(image, 'class')) return image.replace(/^<img/i, '<img class="loaded"')
  return image.replace(
    /(\sclass\s*=\s*)(?:"([^"]*)"|'([^']*)')/i,
    (_, head: string, inDouble?: string, inSingle?: string) => {
      return `${head}"${`${inDouble ?? inSingle ?? ''} loaded`.trim()}"`
    },
  )
}

interface Size {
  readonly width: number
  readonly height: number
}

function addressAttributes(
  source: string,
  size: Size | null,
  isEager: boolean,
  image: string,
): readonly string[] {
  if (!isOurs(source)) return [`src="${source}"`]
  const largest = size?.width ?? 2500
  const widths = readyMade.filter((width) => width < largest)
  const last = readyMade.find((width) => width >= largest) ?? 2500
  const candidates = [
    ...widths.map((width) => `${source}?format=${width}w ${width}w`),
    `${source}?format=${last}w ${Math.min(largest, last)}w`,
  ]
  const usual = Math.min(750, last)
  if (hasAttribute(image, 'srcset')) return [`src="${source}?format=${usual}w"`]
  // Lazy pictures know their place before they are fetched; the first ones do not, and may be as wide as the window.
  const sizes = isEager || !size ? '100vw' : 'auto, 100vw'
  return [`sizes="${sizes}"`, `srcset="${candidates.join(', ')}"`, `src="${source}?format=${usual}w"`]
}

/** Only our own pictures can be had in several widths. Addresses stand in HTML as they are written there. */
function isOurs(source: string): boolean {
  return /^(?:https?:\/\/[^/"']+)?\/content\/v1\/[^?#\s,]+$/.test(source)
}

function sizeOf(image: string): Size | null {
  const [, width = '', height = ''] =
    /^(\d{1,5})x(\d{1,5})$/.exec(attribute(image, 'data-image-dimensions') ?? '') ?? []
  return Number(width) > 0 && Number(height) > 0 ? { width: Number(width), height: Number(height) } : null
}

function attribute(image: string, name: string): string | null {
  const [, inDouble, inSingle] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(image) ?? []
  return inDouble ?? (inSingle === undefined ? null : escapeHtml(inSingle).replace(/&amp;(#?\w+;)/g, '&$1'))
}

function hasAttribute(image: string, name: string): boolean {
  return new RegExp(`\\s${name}\\s*=`, 'i').test(image)
}
