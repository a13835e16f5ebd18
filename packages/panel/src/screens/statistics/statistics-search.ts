import { type ReportSort, reportSorts } from '@vitrine/domain/insight/report-sort'
import { type ReportSubject, reportSubjects } from '@vitrine/domain/insight/subjects'
import { isDay } from '@vitrine/domain/time/calendar-day'
import { type SpanName, spanNames } from './span/span.ts'

/** What the address of a room of statistics says: the days, and of reports which one, how it is sorted and where in it one is. */
export interface StatisticsSearch {
  readonly span?: SpanName | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly report?: ReportSubject | undefined
  readonly sort?: ReportSort | undefined
  readonly page?: string | undefined
}

/** Reads it of an address; what is not known is left out, by name: the router keeps of an address what is not said here. */
export function parseStatisticsSearch(given: Record<string, unknown>): StatisticsSearch {
  const { from, to, page } = given
  const days = isGivenDay(from) && isGivenDay(to) ? { from, to } : { from: undefined, to: undefined }
  return {
    ...days,
    span: spanNames.find((each) => each === given.span),
    report: reportSubjects.find((each) => each === given.report),
    sort: reportSorts.find((each) => each === given.sort),
    page: typeof page === 'string' && /^[1-9]\d{0,3}$/.test(page) ? page : undefined,
  }
}

/** What goes along from one room of statistics to the next: the days. */
export function spanSearch({ span, from, to }: StatisticsSearch): StatisticsSearch {
  return { ...(span && { span }), ...(from && to && { from, to }) }
}

function isGivenDay(value: unknown): value is string {
  return typeof value === 'string' && isDay(value)
}
