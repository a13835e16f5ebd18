import { expect, it } from 'vitest'
import { type Vital, vitalsByDevice } from './vitals.ts'

const vital = (of: Partial<Vital>): Vital => ({
  measure: 'lcp',
  device: 'phone',
  pageType: 1,
  p75: 1_000,
  count: 5,
  rating: 'good',
  ...of,
})

it('puts measures together by device and kind of page, those measured most first', () => {
  const few = vital({ pageType: 50, count: 2 })
  const many = vital({ pageType: 1, count: 9 })
  const shift = vital({ pageType: 1, measure: 'cls', count: 12 })
  const other = vital({ device: 'computer' })
  expect(vitalsByDevice([other, few, many, shift])).toEqual([
    {
      device: 'phone',
      pages: [
        { pageType: 1, count: 12, vitals: [many, shift] },
        { pageType: 50, count: 2, vitals: [few] },
      ],
    },
    { device: 'computer', pages: [{ pageType: 1, count: 5, vitals: [other] }] },
  ])
})
