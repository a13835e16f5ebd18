import { describe, expect, it } from 'vitest'
import { bucketOf, isBucket, threeOfFour } from './buckets.ts'
import { countMeasures, vitalsOf } from './count-measures.ts'
import { type PageMeasure, rateMeasure } from './measure.ts'
import { samplePercent } from './sample-percent.ts'

describe('buckets', () => {
  it('grow as logarithms do, from 0 to a minute and more', () => {
    const values = [0, 0.99, 1, 1.19, 1.21, 2_500, 60_000, 3_600_000, Number.POSITIVE_INFINITY]
    expect(values.map(bucketOf)).toEqual([0, 0, 1, 1, 2, 43, 61, 61, 61])
    expect([Number.NaN, -5].map(bucketOf)).toEqual([0, 0])
    expect([0, 61, 62, -1, 1.5, Number.NaN].map(isBucket)).toEqual([true, true, false, false, false, false])
  })

  it.each([
    ['even', (part: number) => 500 + 3_500 * part, 0.05],
    ['crowded at one end', (part: number) => 300 * (1 - Math.log(1 - 0.999 * part)), 0.05],
    ['all alike', () => 1_234, 0.2],
  ])('tell nearly what three of four do not exceed, where values are %s', (_, valueAt, most) => {
    const values = Array.from({ length: 4_000 }, (_each, index) => valueAt(index / 4_000))
    const filled = [...Map.groupBy(values, bucketOf)].map(([bucket, all]) => ({ bucket, count: all.length }))
    const told = threeOfFour(filled)
    const truth = valueAt(0.75)
    expect(Math.abs(told - truth) / truth).toBeLessThan(most)
  })

  it('tell of few, and of none', () => {
    expect(threeOfFour([])).toBe(0)
    expect(threeOfFour([{ bucket: 5, count: 0 }])).toBe(0)
    expect(threeOfFour([{ bucket: 0, count: 9 }])).toBe(1)
    expect(
      threeOfFour([
        { bucket: 40, count: 1 },
        { bucket: 10, count: 3 },
      ]),
    ).toBe(6)
  })
})

describe('ratings', () => {
  it.each([
    ['lcp', 2_500, 4_000],
    ['inp', 200, 500],
    ['cls', 100, 250],
    ['fcp', 1_800, 3_000],
    ['fid', 100, 300],
    ['load', 3_000, 6_000],
  ] as const)('of %s are good up to %d and fair up to %d', (measure: PageMeasure, good, fair) => {
    expect([good, good + 1, fair, fair + 1].map((value) => rateMeasure(measure, value))).toEqual([
      'good',
      'fair',
      'fair',
      'poor',
    ])
  })
})

describe('what a page measured', () => {
  it('is counted by measure, device and type of page', () => {
    const page = { path: '/shop/mug', pageType: 50, lcp: 2_500, cls: 0.1, inp: undefined }
    expect(countMeasures(page, 'phone')).toEqual([
      { subject: 'vital', key: 'lcp|phone|50|43', views: 1 },
      { subject: 'vital', key: 'cls|phone|50|26', views: 1 },
    ])
  })

  it('of a page of no known type is counted with main contents', () => {
    expect(countMeasures({ path: '/', pageType: 77_777, load: 0 }, 'tablet')).toMatchObject([
      { key: 'load|tablet|1|0' },
    ])
    expect(countMeasures({ path: '/', load: 0 }, 'tablet')).toMatchObject([{ key: 'load|tablet|1|0' }])
  })

  it('of pages that are not counted is not counted', () => {
    expect(countMeasures({ path: '/config/orders', lcp: 9 }, 'computer')).toEqual([])
    expect(countMeasures({ path: '/gone', pageType: 100, lcp: 9 }, 'computer')).toEqual([])
  })

  it('is read for three of four, each device and type apart', () => {
    const counted = [
      { key: 'inp|phone|50|30', views: 2 },
      { key: 'lcp|phone|50|43', views: 3 },
      { key: 'lcp|phone|50|50', views: 1 },
      { key: 'lcp|computer|1|50', views: 4 },
      { key: '(other)', views: 900 },
      { key: 'lcp|phone|50', views: 7 },
      { key: '__proto__|phone|50|3', views: 7 },
      { key: 'lcp|watch|50|3', views: 7 },
    ]
    expect(vitalsOf(counted)).toMatchObject([
      { measure: 'lcp', device: 'phone', pageType: 50, count: 4, p75: 2_540, rating: 'fair' },
      { measure: 'lcp', device: 'computer', pageType: 1, count: 4, rating: 'poor' },
      { measure: 'inp', device: 'phone', count: 2, rating: 'fair' },
    ])
  })
})

it.each([
  [0, 100],
  [10_000, 100],
  [10_001, 99],
  [40_000, 25],
  [90_000_000, 1],
])('of %d views a day %d in a hundred measure themselves', (views, percent) => {
  expect(samplePercent(views)).toBe(percent)
})
