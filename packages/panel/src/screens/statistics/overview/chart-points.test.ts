import { dayAfter } from '@vitrine/domain/time/calendar-day'
import { expect, it } from 'vitest'
import { axisTop, chartPoints } from './chart-points.ts'

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, place) => ({
    day: dayAfter(first, place),
    visits: 1,
    views: 2,
    orders: 0,
    amounts: [{ currency: 'EUR', cents: 50 }],
  }))

it('draws a bar a day, and knows the day that is not over', () => {
  const points = chartPoints(
    { days: daysFrom('2026-01-01', 2), today: '2026-01-02' },
    { kind: 'takings', currency: 'EUR' },
  )
  expect(points).toEqual([
    { from: '2026-01-01', to: '2026-01-01', value: 50, isOpen: false, isShort: false },
    { from: '2026-01-02', to: '2026-01-02', value: 50, isOpen: true, isShort: false },
  ])
})

it('draws weeks where there are many days, the last one whole', () => {
  const points = chartPoints({ days: daysFrom('2026-01-01', 100), today: '2026-04-10' }, { kind: 'visits' })
  expect(points).toHaveLength(15)
  expect(points[0]).toMatchObject({ from: '2026-01-01', to: '2026-01-02', value: 2, isShort: true })
  expect(points.at(-1)).toEqual({
    from: '2026-04-04',
    to: '2026-04-10',
    value: 7,
    isOpen: true,
    isShort: false,
  })
})

it.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [11, 20],
  [61, 80],
  [100, 100],
  [1_234_567, 2_000_000],
])('ends the axis above %d at %d', (most, top) => {
  expect(axisTop(most)).toBe(top)
})
