import type { Formatter } from '../../registry.ts'
import { asText } from '../../values/convert.ts'

/** Makes straight quotes curly and `--` an em dash. */
export const smartypants: Formatter = (value) =>
  asText(value)
    .replace(/(^|[-\u2014("[])'/g, '$1\u2018')
    .replace(/'/g, '\u2019')
    .replace(/(^|[-\u2014/[(\u2018\s])"/g, '$1\u201c')
    .replace(/"/g, '\u201d')
    .replace(/--/g, '\u2014')
