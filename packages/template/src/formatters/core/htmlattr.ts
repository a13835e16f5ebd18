import type { Formatter } from '../../registry.ts'
import { asText } from '../../values/convert.ts'
import { escapeAttribute } from '../../values/escape.ts'

/** Escapes `&`, `<`, `>` and `"`. */
export const htmlattr: Formatter = (value) => escapeAttribute(asText(value))
