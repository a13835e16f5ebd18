import { dayAfter } from '@vitrine/domain/time/calendar-day'
import type { Overview } from './overview.ts'

/** What the chart draws. */
export type ChartMeasure =
  | { readonly kind: 'visits' | 'views' | 'orders' }
  | { readonly kind: 'takings'; readonly currency: string }

/** A bar of the chart: a day, or a week where there are many days. */
export interface ChartPoint {
  readonly from: string
  readonly to: string
  readonly value: number
  /** Whether today is in it, which is not over. */
  readonly isOpen: boolean
  /** Whether it has fewer days than the others. */
  readonly isShort: boolean
}

/** Beyond so many days a bar is a week: those of single days would be thinner than a finger can find. */
const mostDays = 92

/** The bars of a chart, oldest first. */
export function chartPoints(
  { days, today }: Pick<Overview, 'days' | 'today'>,
  measure: ChartMeasure,
): readonly ChartPoint[] {
  const length = days.length > mostDays ? 7 : 1
  const points: ChartPoint[] = []
  // From the end, so that the last week is a whole one and what is left over is at the beginning.
  for (let end = days.length; end > 0; end -= length) {
    const group = days.slice(Math.max(0, end - length), end)
    const from = group[0]?.day ?? today
    points.unshift({
      from,
      to: dayAfter(from, group.length - 1),
      value: group.reduce((sum, day) => sum + countOf(day, measure), 0),
      isOpen: group.some(({ day }) => day === today),
      isShort: group.length < length,
    })
  }
  return points
}

/** Where the axis ends: the first round number that no bar is higher than; whole in its half, too. */
export function axisTop(most: number): number {
  if (most <= 2) return 2
  const magnitude = 10 ** Math.floor(Math.log10(most))
  const step = [1, 2, 4, 6, 8, 10].find((each) => each * magnitude >= most) ?? 10
  return step === 1 && magnitude === 1 ? 2 : step * magnitude
}

function countOf(day: Overview['days'][number], measure: ChartMeasure): number {
  if (measure.kind !== 'takings') return day[measure.kind]
  return day.amounts.find(({ currency }) => currency === measure.currency)?.cents ?? 0
}
