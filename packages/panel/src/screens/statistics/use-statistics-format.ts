import type { DaySpan } from '@vitrine/domain/insight/insight-span'
import { digitsOf } from '@vitrine/domain/money/currencies'
import { useFormat } from '../../format/use-format.ts'
import { useSession } from '../../session/session.ts'
import { panelLocale } from '../../session/shown-language.ts'

interface StatisticsFormat {
  /** A share, 0 to 1, such as 12.3%. */
  readonly share: (ratio: number) => string
  /** A share in whole percent, such as 12%. */
  readonly wholePercent: (share: number) => string
  /** A day without its year, such as Nov 24. */
  readonly shortDay: (day: string) => string
  /** A day with its day of the week. */
  readonly namedDay: (day: string) => string
  readonly spanText: (span: DaySpan) => string
  /** A rate with two digits that count, such as 3.0%. */
  readonly rate: (ratio: number) => string
  /** A number as short as an axis wants it, such as 3M. */
  readonly brief: (value: number) => string
  readonly briefMoney: (cents: number, currency: string) => string
  /** How long something took, such as 1.8 s. */
  readonly duration: (ms: number) => string
  readonly decimal: (value: number) => string
}

/** How statistics write days, shares and times in the language of the panel. */
export function useStatisticsFormat(): StatisticsFormat {
  const { site } = useSession()
  const { percent, date } = useFormat()
  const locale = panelLocale(site.locale)
  const days = (options: Intl.DateTimeFormatOptions) => (day: string) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.parse(day))
  const decimal = (value: number, places: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: places }).format(value)
  return {
    share: (ratio) => percent(Math.round(ratio * 1_000) * 100),
    wholePercent: (whole) => percent(whole * 1_000),
    shortDay: days({ day: 'numeric', month: 'short' }),
    namedDay: days({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
    spanText: ({ from, to }) => (from === to ? date(from) : `${date(from)} – ${date(to)}`),
    rate: (ratio) =>
      new Intl.NumberFormat(locale, {
        style: 'percent',
        minimumSignificantDigits: 2,
        maximumSignificantDigits: 2,
      }).format(ratio),
    brief: (value) => new Intl.NumberFormat(locale, { notation: 'compact' }).format(value),
    briefMoney: (cents, currency) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, notation: 'compact' }).format(
        cents / 10 ** digitsOf(currency),
      ),
    duration: (ms) => (ms < 1_000 ? `${decimal(ms, 0)} ms` : `${decimal(ms / 1_000, 1)} s`),
    decimal: (value) => decimal(value, 2),
  }
}
