import type { CurrencyFormatOptions, CurrencyType } from '@phensley/cldr'
import { BoundedCache } from '../caches/bounded-cache.ts'
import type { Locale } from './locale.ts'
import { longestNumber, numberText } from './number-text.ts'
import { readMoney } from './read-money.ts'

/** How many amounts are remembered per locale, options and currency: more than a page of products shows. */
const rememberedAmounts = 1000

type AmountTexts = BoundedCache<string | number, string>
type CurrencyTexts = BoundedCache<string, AmountTexts>

const textsByLocale = new WeakMap<Locale, WeakMap<CurrencyFormatOptions, CurrencyTexts>>()

/**
 * Formats money of page data for a locale; '' when it is no money. Texts are remembered by the identity of `options`: a shop
 * prints few prices often, and to work one out takes microseconds.
 */
export function formatMoney(locale: Locale, money: unknown, options: CurrencyFormatOptions): string {
  const { amount, currency = '' } = readMoney(money) ?? {}
  if (!isAmount(amount) || currency.length > longestNumber) return ''
  return amountTexts(locale, options, currency).getOrBuild(amount, () =>
    format(locale, amount, currency, options),
  )
}

/** Only short scalars are remembered: a cache must not keep page data alive. */
function isAmount(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value.length <= longestNumber)
}

interface MoneyContext {
  readonly locale: Locale
  readonly options: CurrencyFormatOptions
  readonly currency: string
  readonly texts: AmountTexts
}

/** A page asks for one currency in one language again and again. */
let lastPlace: MoneyContext | undefined

function amountTexts(locale: Locale, options: CurrencyFormatOptions, currency: string): AmountTexts {
  const isSame =
    lastPlace?.locale === locale && lastPlace.options === options && lastPlace.currency === currency
  if (lastPlace === undefined || !isSame) {
    lastPlace = { locale, options, currency, texts: findTexts(locale, options, currency) }
  }
  return lastPlace.texts
}

function findTexts(locale: Locale, options: CurrencyFormatOptions, currency: string): AmountTexts {
  const byOptions = textsByLocale.get(locale) ?? new WeakMap<CurrencyFormatOptions, CurrencyTexts>()
  textsByLocale.set(locale, byOptions)
  const byCurrency = byOptions.get(options) ?? new BoundedCache<string, AmountTexts>()
  byOptions.set(options, byCurrency)
  return byCurrency.getOrBuild(currency, () => new BoundedCache(rememberedAmounts))
}

function format(
  locale: Locale,
  amount: string | number,
  currency: string,
  options: CurrencyFormatOptions,
): string {
  const number = numberText(amount)
  // CLDR takes any text for a currency; what it does not know has no symbol.
  return number === undefined
    ? ''
    : locale.cldr.Numbers.formatCurrency(
        number,
        currency as CurrencyType,
        withDigits(locale, currency, options),
      )
}

/** Digits that a template asks for itself, or a style that has digits of its own, stand as they are. */
function withDigits(locale: Locale, currency: string, options: CurrencyFormatOptions): CurrencyFormatOptions {
  const isAsked =
    options.style === 'short' ||
    options.minimumFractionDigits !== undefined ||
    options.maximumFractionDigits !== undefined ||
    options.minimumSignificantDigits !== undefined ||
    options.maximumSignificantDigits !== undefined
  if (isAsked || !Object.hasOwn(locale.currencyDigits, currency)) return options
  const digits = locale.currencyDigits[currency]
  return { ...options, minimumFractionDigits: digits, maximumFractionDigits: digits }
}
