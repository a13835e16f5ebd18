import { formatMoney } from '../../i18n/format-money.ts'
import { moneyOptions } from '../../i18n/number-options.ts'
import type { Formatter } from '../../registry.ts'

/** Prints an amount in its currency: `{price|money style:short}`. Language reference, section 8. */
export const money: Formatter = (value, args, { locale }) =>
  locale ? formatMoney(locale, value, moneyOptions(args)) : ''
