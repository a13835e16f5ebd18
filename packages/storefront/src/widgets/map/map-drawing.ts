import { languageTag } from '@vitrine/domain/words/language-tag'
import { html, joinMarkup, type Markup } from '../../parts/html/markup.ts'

/** A spot on the earth, and how near it is seen (0 the whole earth, 19 a house). */
export interface MapSpot {
  readonly latitude: number
  readonly longitude: number
  readonly zoom: number
}

/** The drawing is as wide as most columns; it is cut at its sides where a column is narrower. */
const widthPx = 1_000

/** How far lines stand apart at least. */
const leastGapPx = 90

/** Where words of lines of latitude begin, left of the spot: in sight on a phone. */
const wordsPx = widthPx / 2 - 165

/** Above this the words of meridians stand; a parallel so near the edge is left out. */
const wordsHeightPx = 36

/** Degrees between lines, from far to near. */
const steps = [30, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002] as const

/** How large a drawing is, and in whose numbers its lines are named. */
interface DrawingOptions {
  readonly heightPx: number
  readonly language: string
}

/** A plain drawing of the lines of latitude and longitude around a spot, which nobody has to be asked for. It is for the eye alone. */
export function mapDrawing(spot: MapSpot, { heightPx, language }: DrawingOptions): Markup {
  const pxPerDegree = (256 * 2 ** spot.zoom) / 360
  const step = stepFor(pxPerDegree)
  const digits = Math.max(0, Math.ceil(-Math.log10(step)))
  const numbers = new Intl.NumberFormat(languageTag(language), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  const around = (degrees: number, pxEach: number, sizePx: number) =>
    linesAround(degrees, step, sizePx / 2 / pxEach).map((line) => ({ line, at: (line - degrees) * pxEach }))
  // Mercator: near the poles a degree of latitude is drawn as long as one of longitude is short there.
  const pxPerLatitude = pxPerDegree / Math.max(0.05, Math.cos((spot.latitude * Math.PI) / 180))
  const meridians = around(spot.longitude, pxPerDegree, widthPx).map(({ line, at }) => {
    const x = round(widthPx / 2 + at)
    return html`<path d="M${x} 0V${heightPx}"/><text x="${x + 5}" y="16">${named(turned(line), numbers, ['E', 'W'])}</text>`
  })
  const parallels = around(spot.latitude, pxPerLatitude, heightPx)
    .filter(({ line, at }) => Math.abs(line) <= 90 && heightPx / 2 - at > wordsHeightPx)
    .map(({ line, at }) => {
      const y = round(heightPx / 2 - at)
      return html`<path d="M0 ${y}H${widthPx}"/><text x="${wordsPx}" y="${y - 5}">${named(line, numbers, ['N', 'S'])}</text>`
    })
  return html`<svg class="block-map-drawing" viewBox="0 0 ${widthPx} ${heightPx}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">${joinMarkup([...meridians, ...parallels], '')}</svg>`
}

/** The smallest step whose lines stand far enough apart. */
function stepFor(pxPerDegree: number): number {
  return steps.findLast((each) => each * pxPerDegree >= leastGapPx) ?? steps[0]
}

/** The lines within a reach of some degrees, at most as many as a drawing has place for. */
function linesAround(degrees: number, step: number, reach: number): readonly number[] {
  const first = Math.ceil((degrees - reach) / step)
  const count = Math.min(60, Math.floor((degrees + reach) / step) - first + 1)
  return Array.from({ length: Math.max(0, count) }, (_, index) => (first + index) * step)
}

/** A longitude between -180 and 180. */
function turned(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180
}

/** Such as `40.68° N`. */
function named(
  degrees: number,
  numbers: Intl.NumberFormat,
  [above, below]: readonly [string, string],
): string {
  const side = Math.abs(degrees) < 1e-9 ? '' : ` ${degrees > 0 ? above : below}`
  return `${numbers.format(Math.abs(degrees))}°${side}`
}

function round(px: number): number {
  return Math.round(px * 10) / 10
}
