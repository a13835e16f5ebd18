import type { Formatter } from '../../registry.ts'
import { asText } from '../../values/convert.ts'

/**
 * Makes straight quotes curly and `--` an em dash. A single quote opens after a hyphen, dash, parenthesis, bracket, double quote,
 * backslash or the letter `s`, but not after a space: so the reference engine has it, and texts were written for that.
 */
export const smartypants: Formatter = (value) =>
  asText(value)
    .replace(/(^|[-\u2014\\s("[])'/g, '$1\u2018')
    .replace(/'/g, '\u2019')
    .replace(/(^|[-\u2014/[(\u2018\s])"/g, '$1\u201c')
    .replace(/"/g, '\u201d')
    .replace(/--/g, '\u2014')
