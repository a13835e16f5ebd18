import { dayIn } from '@vitrine/domain/time/day-in'
import { useSession } from '../../../session/session.ts'
import type { StatisticsSearch } from '../statistics-search.ts'
import { type Span, spanOf } from './span.ts'

/** The days that an address asks for, on the clock of the site. */
export function useSpan(search: StatisticsSearch): Span {
  const { timeZone } = useSession().site
  return spanOf(search, dayIn(timeZone, Date.now()))
}
