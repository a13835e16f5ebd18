import type { MessageFormatFuncMap, MessageFormatter } from '@phensley/cldr'
import { BoundedCache } from '../caches/bounded-cache.ts'
import type { Scope } from '../scope.ts'
import { invalidPluralKeys } from './check-message.ts'
import { dateOptions, intervalOptions } from './date-options.ts'
import { formatDate, formatDateInterval } from './format-date.ts'
import { formatDecimal } from './format-decimal.ts'
import { formatMoney } from './format-money.ts'
import type { Locale } from './locale.ts'
import type { MessageArguments } from './message-arguments.ts'
import { MeteredConverter } from './metered-converter.ts'
import { decimalOptions, moneyOptions } from './number-options.ts'
import { numberText } from './number-text.ts'
import { amountOf } from './read-money.ts'

interface MessageWriter {
  readonly formatter: MessageFormatter
  readonly converter: MeteredConverter
}

const writersByLocale = new WeakMap<Locale, BoundedCache<string, MessageWriter>>()

/** A longer text is no message: choices nested thousands deep cost seconds to read. It is printed as it is. */
const longestMessage = 20_000

/**
 * Fills in an ICU-style message: `{0}`, `{name}`, `{n plural one {# item} other {# items}}`, `select`, `selectordinal`, and the
 * formatters `number`, `decimal`, `money`, `currency`, `datetime`, `datetime-interval`. As in
 * ICU an apostrophe quotes braces, and two are one. Text is charged to the meter as it grows. Plural keys that the language does not
 * have are reported (specification, section 5).
 */
export function formatMessage(
  locale: Locale,
  scope: Pick<Scope, 'timeZone' | 'chargeBytes' | 'report'>,
  message: string,
  { positional, named }: MessageArguments,
): string {
  if (message.length > longestMessage) return message
  const { formatter, converter } = writersFor(locale).getOrBuild(scope.timeZone, () =>
    buildWriter(locale, scope.timeZone),
  )
  scope.chargeBytes(message.length)
  for (const key of wrongKeys(locale, message)) {
    scope.report(
      'invalid-message',
      `'${key}' is no plural key of the language, and no exact number such as =0`,
    )
  }
  return converter.chargingTo(
    (count) => scope.chargeBytes(count),
    () => formatter.format(message, positional, named),
  )
}

const wrongKeysByLocale = new WeakMap<Locale, BoundedCache<string, readonly string[]>>()

/** A site has few messages, and shows them on every page. */
function wrongKeys(locale: Locale, message: string): readonly string[] {
  if (!/plural|selectordinal/.test(message)) return []
  const known = wrongKeysByLocale.get(locale) ?? new BoundedCache<string, readonly string[]>()
  wrongKeysByLocale.set(locale, known)
  return known.getOrBuild(message, () => invalidPluralKeys(message, locale))
}

function writersFor(locale: Locale): BoundedCache<string, MessageWriter> {
  const writers = writersByLocale.get(locale) ?? new BoundedCache<string, MessageWriter>()
  writersByLocale.set(locale, writers)
  return writers
}

function buildWriter(locale: Locale, timeZone: string): MessageWriter {
  const converter = new MeteredConverter()
  const formatters = messageFormatters(locale, timeZone)
  const formatter = locale.cldr.General.messageFormatter({ converter, formatters })
  return { converter, formatter }
}

function messageFormatters(locale: Locale, timeZone: string): MessageFormatFuncMap {
  const decimal = ([value]: readonly unknown[], options: readonly string[]) =>
    value === undefined ? '' : formatDecimal(locale, numberOrZero(value), decimalOptions(options))
  const money = ([value]: readonly unknown[], options: readonly string[]) =>
    formatMoney(locale, value, moneyOptions(options))
  return {
    number: decimal,
    decimal,
    money,
    currency: money,
    datetime: ([value]: readonly unknown[], options) =>
      value === undefined ? '' : formatDate(locale, timeZone, value, dateOptions(options)),
    'datetime-interval': (values: readonly unknown[], options) =>
      values.includes(undefined)
        ? ''
        : formatDateInterval(locale, timeZone, values, intervalOptions(options)),
  }
}

/** In a message, money is its amount, yes is 1, and what is no number is 0. */
function numberOrZero(value: unknown): unknown {
  const amount = amountOf(value)
  if (typeof amount === 'boolean') return Number(amount)
  return numberText(amount) === undefined ? 0 : amount
}
