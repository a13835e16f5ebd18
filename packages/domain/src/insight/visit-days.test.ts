import { expect, it } from 'vitest'
import { firstVisitDay, visitDays } from './visit-days.ts'

it('knows visits by the secret of the day before until the last of them is over', () => {
  const at = (time: string) => Date.parse(`2026-03-02T${time}Z`)
  expect(visitDays(at('00:00:00'))).toEqual({ today: '2026-03-02', former: '2026-03-01' })
  expect(visitDays(at('00:30:00'))).toEqual({ today: '2026-03-02', former: null })
  expect(['00:29:59', '00:30:00'].map((time) => firstVisitDay(at(time)))).toEqual([
    '2026-03-01',
    '2026-03-02',
  ])
})
