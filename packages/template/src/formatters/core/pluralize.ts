import type { Formatter } from '../../registry.ts'
import { asNumber } from '../../values/convert.ts'

/**
 * The ending that goes with a number: nothing for 1, else `s`. One argument is the plural: `{n|pluralize ies}`; two are
 * singular and plural: `{n|pluralize/y/ies}`.
 */
export const pluralize: Formatter = (value, args) => {
  const [first, second] = args
  const [singular, plural] = second === undefined ? ['', first ?? 's'] : [first, second]
  return asNumber(value) === 1 ? singular : plural
}
