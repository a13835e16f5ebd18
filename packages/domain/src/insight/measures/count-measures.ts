import type { Addition } from '../additions.ts'
import { type DeviceKind, deviceKinds } from '../device-of.ts'
import { isCountedPage } from '../is-counted.ts'
import { bucketOf, isBucket, threeOfFour } from './buckets.ts'
import { isPageMeasure, type MeasureRating, type PageMeasure, pageMeasures, rateMeasure } from './measure.ts'

/** What a page told of itself: milliseconds; `cls` has no unit. */
export type MeasuredPage = { readonly path: string; readonly pageType?: number | undefined } & {
  readonly [Measure in PageMeasure]?: number | undefined
}

/** Pages by their numbers (docs/reference/pages-and-routes.md); others are counted with the first. */
const pageTypes = [1, 2, 3, 50, 200, 201, 202, 203, 204, 206, 207, 208, 209, 300]
const otherPages = 1

/** What is to be counted of a page: `measure|device|pageType|bucket` for each measure that it tells. */
export function countMeasures(page: MeasuredPage, device: DeviceKind): readonly Addition[] {
  const { path, pageType = otherPages } = page
  if (!isCountedPage(path, page.pageType)) return []
  const type = pageTypes.includes(pageType) ? pageType : otherPages
  return pageMeasures.flatMap((measure) => {
    const value = page[measure]
    if (value === undefined) return []
    const bucket = bucketOf(measure === 'cls' ? value * 1_000 : value)
    return [{ subject: 'vital' as const, key: [measure, device, type, bucket].join('|'), views: 1 }]
  })
}

/** How fast pages of a type came up on a kind of device, for three of four visitors. */
export interface Vital {
  readonly measure: PageMeasure
  readonly device: DeviceKind
  readonly pageType: number
  /** Milliseconds; of `cls` thousandths. */
  readonly p75: number
  readonly count: number
  readonly rating: MeasureRating
}

interface ReadKey {
  readonly measure: PageMeasure
  readonly device: DeviceKind
  readonly pageType: number
  readonly bucket: number
}

/** Reads what was counted: by measure, device and type of page, in the order in which they are told. */
export function vitalsOf(
  counted: readonly { readonly key: string; readonly views: number }[],
): readonly Vital[] {
  const read = counted.flatMap(({ key, views }) => {
    const known = readKey(key)
    return known ? [{ ...known, count: views }] : []
  })
  return [
    ...Map.groupBy(read, ({ measure, device, pageType }) => `${measure}|${device}|${pageType}`).values(),
  ]
    .flatMap((rows) => vitalOf(rows))
    .toSorted(
      (one, other) =>
        pageMeasures.indexOf(one.measure) - pageMeasures.indexOf(other.measure) ||
        deviceKinds.indexOf(one.device) - deviceKinds.indexOf(other.device) ||
        one.pageType - other.pageType,
    )
}

function vitalOf(rows: readonly (ReadKey & { readonly count: number })[]): readonly Vital[] {
  const [first] = rows
  const count = rows.reduce((sum, row) => sum + row.count, 0)
  if (!first || count === 0) return []
  const { measure, device, pageType } = first
  const p75 = threeOfFour(rows)
  return [{ measure, device, pageType, p75, count, rating: rateMeasure(measure, p75) }]
}

/** What a key says; null for `(other)`, and whatever an older release counted. */
function readKey(key: string): ReadKey | null {
  const [measure = '', named = '', pageType = Number.NaN, bucket = Number.NaN] = key.split('|')
  const device = deviceKinds.find((kind) => kind === named)
  if (!isPageMeasure(measure) || !device || !isBucket(Number(bucket))) return null
  return { measure, device, pageType: Number(pageType), bucket: Number(bucket) }
}
