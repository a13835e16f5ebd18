import type { Formatter } from '../../registry.ts'
import { asText } from '../../values/convert.ts'

/** Encodes an address as a whole: its delimiters stay. */
export const encodeUri: Formatter = (value) => encodeURI(asText(value))
