import type { ReportSort } from '@vitrine/domain/insight/report-sort'
import { useFormat } from '../../../format/use-format.ts'
import { useStatisticsFormat } from '../use-statistics-format.ts'
import type { ReportRow } from './report-row.ts'
import type { ReportFigure } from './reports.ts'

/** Writes a figure of a row. */
export function useFigureText(): (row: ReportRow, figure: ReportFigure) => string {
  const { number, money } = useFormat()
  const { share } = useStatisticsFormat()
  return (row, figure) => {
    if (figure === 'conversion') return row.visits === 0 ? '–' : share(row.orders / row.visits)
    if (figure !== 'takings') return number(row[figure])
    return row.amounts.map(({ cents, currency }) => money(cents, currency)).join(' + ') || '–'
  }
}

/** What a column is sorted by; null: it is not: amounts of several currencies have no order, and a rate of few visits would come first. */
export function sortOf(figure: ReportFigure): ReportSort | null {
  return figure === 'takings' || figure === 'conversion' ? null : figure
}

/** How long the bar of a row is, in percent of the longest that is shown. */
export function barPercent(row: ReportRow, rows: readonly ReportRow[], sort: ReportSort): number {
  const most = Math.max(...rows.map((each) => each[sort]))
  return most === 0 ? 0 : (100 * row[sort]) / most
}
