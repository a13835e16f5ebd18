import type { CurrencyFormatOptions } from '@phensley/cldr'
import { formatMoney } from '../../i18n/format-money.ts'
import { moneyOptions } from '../../i18n/number-options.ts'
import { readMoney } from '../../i18n/read-money.ts'
import type { Formatter } from '../../registry.ts'

/** Prints an amount in its currency: `{price|money style:short}`. Reference, section 8. */
export const money: Formatter = (value, args, { locale }) => {
  const amount = readMoney(value)
  if (!locale || !amount) return ''
  const options: CurrencyFormatOptions = moneyOptions(args)
  return formatMoney(locale, amount, options)
}
