import { expect, it } from 'vitest'
import { firstVisitDay, visitDays } from './visit-days.ts'

it('knows visits by the secret of the day before until nobody comes back to them from a payment', () => {
  const at = (time: string) => Date.parse(`2026-03-02T${time}Z`)
  expect(visitDays(at('00:00:00'))).toEqual({ today: '2026-03-02', former: '2026-03-01' })
  expect(visitDays(at('03:00:00'))).toEqual({ today: '2026-03-02', former: null })
  expect(['02:59:59', '03:00:00'].map((time) => firstVisitDay(at(time)))).toEqual([
    '2026-03-01',
    '2026-03-02',
  ])
})
