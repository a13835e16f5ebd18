import type { Formatter } from '../../registry.ts'
import { asText } from '../../values/convert.ts'

/** Writes each whitespace character as `&nbsp;`. */
export const encodeSpace: Formatter = (value) => asText(value).replace(/\s/g, '&nbsp;')
