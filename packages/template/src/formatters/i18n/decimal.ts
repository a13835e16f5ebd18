import { formatDecimal } from '../../i18n/format-decimal.ts'
import { decimalOptions } from '../../i18n/number-options.ts'
import type { Formatter } from '../../registry.ts'

/** Prints a number by the conventions of the locale: `{n|decimal style:percent}`. Language reference, section 8. */
export const decimal: Formatter = (value, args, { locale }) =>
  locale ? formatDecimal(locale, value, decimalOptions(args)) : ''
