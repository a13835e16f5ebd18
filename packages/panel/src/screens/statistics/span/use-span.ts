import type { DaySpan } from '@vitrine/domain/insight/insight-span'
import { dayIn } from '@vitrine/domain/time/day-in'
import { useSession } from '../../../session/session.ts'
import type { StatisticsSearch } from '../statistics-search.ts'
import { spanOf } from './span.ts'

/** The days that an address asks for, on the clock of the site. */
export function useSpan(search: StatisticsSearch): DaySpan {
  const { timeZone } = useSession().site
  return spanOf(search, dayIn(timeZone, Date.now()))
}
