import { dayAfter } from '@vitrine/domain/time/calendar-day'
import type { Overview } from '../screens/statistics/overview/overview.ts'

const day = (from: string, place: number) => ({
  day: dayAfter(from, place),
  visits: 10 * (place + 1),
  views: 30 * (place + 1),
  orders: place,
  amounts: place === 0 ? [] : [{ currency: 'USD', cents: 1_000 * place }],
})

/** What three days came to, with changes over it. */
export function buildOverview(changes: Partial<Overview> = {}): Overview {
  return {
    timeZone: 'America/New_York',
    today: '2026-03-03',
    isCounted: true,
    firstDay: '2026-01-12',
    liveVisits: 2,
    days: [0, 1, 2].map((place) => day('2026-03-01', place)),
    total: {
      visits: 200,
      views: 640,
      orders: 5,
      amounts: [{ currency: 'USD', cents: 12_500 }],
      orderedVisits: 4,
    },
    before: {
      from: '2026-02-26',
      to: '2026-02-28',
      visits: 100,
      views: 640,
      orders: 10,
      amounts: [],
      orderedVisits: 10,
    },
    steps: [
      { step: 'visit', visits: 200 },
      { step: 'product', visits: 100 },
      { step: 'cart', visits: 20 },
      { step: 'checkout', visits: 10 },
      { step: 'order', visits: 4 },
    ],
    ...changes,
  }
}
