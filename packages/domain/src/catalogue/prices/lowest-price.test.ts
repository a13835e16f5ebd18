import { expect, it } from 'vitest'
import { lowestBeforeReduction } from './lowest-price.ts'
import type { PriceRecord } from './price-record.ts'

/** Records by day: what was asked, and the price without a sale; null while the product was hidden. */
type Days = readonly (readonly [day: number, asked: number | null, regular: number, currency?: string])[]

function recordsOf(days: Days): readonly PriceRecord[] {
  return days.map(([day, askedCents, regularCents, currency = 'EUR']) => ({
    atMs: day * 86_400_000,
    currency,
    askedCents,
    regularCents,
  }))
}

it.each<[string, Days, number | null]>([
  ['nothing was ever sold', [], null],
  ['there is no sale', [[0, 2000, 2000]], null],
  [
    'a sale is over',
    [
      [0, 2000, 2000],
      [50, 1500, 2000],
      [60, 2000, 2000],
    ],
    null,
  ],
  [
    'a sale follows a steady price',
    [
      [0, 2000, 2000],
      [50, 1500, 2000],
    ],
    2000,
  ],
  [
    'the price was raised just before',
    [
      [0, 1500, 1500],
      [48, 2000, 2000],
      [50, 1500, 2000],
    ],
    1500,
  ],
  [
    'it was raised 31 days before',
    [
      [0, 1500, 1500],
      [19, 2000, 2000],
      [50, 1800, 2000],
    ],
    2000,
  ],
  [
    'it was raised 30 days before, to the moment',
    [
      [0, 1500, 1500],
      [20, 2000, 2000],
      [50, 1800, 2000],
    ],
    2000,
  ],
  [
    'it was raised a day less than 30 before',
    [
      [0, 1500, 1500],
      [21, 2000, 2000],
      [50, 1800, 2000],
    ],
    1500,
  ],
  [
    'another sale ended within the 30 days',
    [
      [0, 2000, 2000],
      [30, 1200, 2000],
      [35, 2000, 2000],
      [50, 1500, 2000],
    ],
    1200,
  ],
  [
    'another sale ended before them',
    [
      [0, 2000, 2000],
      [10, 1200, 2000],
      [15, 2000, 2000],
      [50, 1500, 2000],
    ],
    2000,
  ],
  [
    'the sale grew step by step',
    [
      [0, 2000, 2000],
      [50, 1800, 2000],
      [55, 1500, 2000],
      [60, 1000, 2000],
    ],
    2000,
  ],
  [
    'the sale became smaller',
    [
      [0, 2000, 2000],
      [50, 1000, 2000],
      [60, 1500, 2000],
    ],
    1000,
  ],
  ['it was on sale from its first day', [[50, 1500, 2000]], null],
  [
    'it is new, and was sold for a week',
    [
      [43, 2000, 2000],
      [50, 1500, 2000],
    ],
    2000,
  ],
  [
    'it was hidden when it was cheap',
    [
      [0, null, 500],
      [30, 2000, 2000],
      [50, 1500, 2000],
    ],
    2000,
  ],
  [
    'it was hidden all 30 days',
    [
      [0, 1000, 1000],
      [5, null, 1000],
      [50, 1500, 2000],
    ],
    null,
  ],
  [
    'it is hidden now',
    [
      [0, 2000, 2000],
      [50, null, 2000],
    ],
    null,
  ],
  [
    'only the price without the sale was lowered meanwhile',
    [
      [0, 2000, 2000],
      [50, 1500, 2000],
      [55, 1500, 1900],
    ],
    2000,
  ],
  [
    'the shop sold in another currency before',
    [
      [0, 900, 900, 'USD'],
      [40, 2000, 2000],
      [50, 1500, 2000],
    ],
    2000,
  ],
  [
    'the currency changed within the sale',
    [
      [0, 900, 900, 'USD'],
      [40, 700, 900, 'USD'],
      [50, 1500, 2000],
    ],
    null,
  ],
])('tells the lowest price of 30 days where %s', (_, days, lowest) => {
  expect(lowestBeforeReduction(recordsOf(days))).toBe(lowest)
})
