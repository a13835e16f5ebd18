import type { Formatter } from '../../registry.ts'
import { asText } from '../../values/convert.ts'

/** A text, number or boolean as text; all else is empty. */
export const str: Formatter = (value) => asText(value)
