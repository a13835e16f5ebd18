import type { CurrencyFormatOptions } from '@phensley/cldr'
import { BoundedCache } from './bounded-cache.ts'
import type { Locale } from './locale.ts'
import type { Money } from './read-money.ts'

/** How many amounts are remembered per locale and set of options: more than a page of products shows. */
const rememberedAmounts = 1000

type Texts = BoundedCache<string, string>

const textsByLocale = new WeakMap<Locale, WeakMap<CurrencyFormatOptions, Texts>>()

/**
 * Formats money for a locale. Texts are remembered by the identity of `options`, because a shop prints few prices often
 * and CLDR takes microseconds for each. Gives '' when CLDR cannot format the amount.
 */
export function formatMoney(locale: Locale, money: Money, options: CurrencyFormatOptions): string {
  return textsFor(locale, options).get(`${money.currency}${money.decimal}`, () => {
    try {
      return locale.cldr.Numbers.formatCurrency(money.decimal, money.currency, options)
    } catch {
      return ''
    }
  })
}

function textsFor(locale: Locale, options: CurrencyFormatOptions): Texts {
  const byOptions = textsByLocale.get(locale) ?? new WeakMap<CurrencyFormatOptions, Texts>()
  textsByLocale.set(locale, byOptions)
  const texts = byOptions.get(options) ?? new BoundedCache<string, string>(rememberedAmounts)
  byOptions.set(options, texts)
  return texts
}
