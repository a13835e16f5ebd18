import type { Formatter } from '../../registry.ts'
import { asText } from '../../values/convert.ts'

/** Encodes one part of an address, delimiters included. */
export const encodeUriComponent: Formatter = (value) => encodeURIComponent(asText(value))
