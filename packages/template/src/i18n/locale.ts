import type { CLDR } from '@phensley/cldr'

/**
 * The language data of one locale, built once and shared by all renders: number, money, date and message formatting (CLDR).
 * Opaque to the engine; the i18n formatters know what is in it.
 */
export interface Locale {
  /** The language tag, such as `en` or `en-GB`. */
  readonly tag: string
  /** The region of money and number conventions, such as `US`. */
  readonly region: string
  /**
   * Fraction digits of currencies whose amounts have others than CLDR says: where a shop counts in hundredths of a rupiah, prices
   * that were shown without would be wrong.
   */
  readonly currencyDigits: Readonly<Record<string, number>>
  /** The CLDR functions of this locale. Building them costs milliseconds, so there is one per tag (`loadLocale`). */
  readonly cldr: CLDR
}
