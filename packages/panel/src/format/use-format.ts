import type { AnswerReader } from '@vitrine/domain/forms/answer-reader'
import { formatMoney, formatPriceRange } from '@vitrine/domain/money/format-money'
import { showMoment } from '@vitrine/domain/time/show-moment'
import { sayAsWritten } from '@vitrine/domain/words/say'
import { useSession } from '../session/session.ts'
import { panelLocale } from '../session/shown-language.ts'
import { showAgo, showDay } from './show-time.ts'

/** Amounts and moments as they are written in the language of the panel, on the clock of the site. */
export interface Formats {
  readonly money: (cents: number, currency?: string) => string
  readonly priceRange: (lowestCents: number, highestCents: number) => string
  readonly moment: (atMs: number) => string
  readonly day: (atMs: number) => string
  /** A day of a calendar, such as 2026-12-24. */
  readonly date: (day: string) => string
  readonly ago: (atMs: number) => string
  /** A whole number with its groups, such as 1,284. */
  readonly number: (value: number) => string
  /** A share that is kept in thousandths of a percent, such as 19%. */
  readonly percent: (milliPercent: number) => string
  /** Whoever uses the panel, as they read answers to forms. */
  readonly reader: AnswerReader
}

/** Formats bound to the site that is signed in to. */
export function useFormat(): Formats {
  const { site } = useSession()
  const locale = panelLocale(site.locale)
  const place = { locale, timeZone: site.timeZone }
  return {
    money: (cents, currency = site.currency) => formatMoney(cents, currency, locale),
    priceRange: (fromCents, toCents) => formatPriceRange({ fromCents, toCents }, site.currency, locale),
    moment: (atMs) => showMoment(atMs, place),
    day: (atMs) => showDay(atMs, place),
    date: (day) => showDay(Date.parse(day), { locale, timeZone: 'UTC' }),
    ago: (atMs) => showAgo(atMs, Date.now(), place),
    reader: { language: locale, say: sayAsWritten },
    number: (value) => new Intl.NumberFormat(locale).format(value),
    percent: (milliPercent) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(
        milliPercent / 100_000,
      ),
  }
}
