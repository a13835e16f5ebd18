import { formatMoney, formatPriceRange } from '@vitrine/domain/money/format-money'
import { useSession } from '../session/session.ts'
import { showAgo, showDay, showMoment } from './show-time.ts'

/** Amounts and moments in the words of the site. */
export interface Formats {
  readonly money: (cents: number, currency?: string) => string
  readonly priceRange: (lowestCents: number, highestCents: number) => string
  readonly moment: (atMs: number) => string
  readonly day: (atMs: number) => string
  readonly ago: (atMs: number) => string
  /** A whole number with its groups, such as 1,284. */
  readonly number: (value: number) => string
}

/** Formats bound to the site that is signed in to. */
export function useFormat(): Formats {
  const { site } = useSession()
  return {
    money: (cents, currency = site.currency) => formatMoney(cents, currency, site.locale),
    priceRange: (fromCents, toCents) => formatPriceRange({ fromCents, toCents }, site.currency, site.locale),
    moment: (atMs) => showMoment(atMs, site),
    day: (atMs) => showDay(atMs, site),
    ago: (atMs) => showAgo(atMs, Date.now(), site),
    number: (value) => new Intl.NumberFormat(site.locale).format(value),
  }
}
