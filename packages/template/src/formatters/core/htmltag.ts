import type { Formatter } from '../../registry.ts'
import { asText } from '../../values/convert.ts'
import { escapeAttribute } from '../../values/escape.ts'

/** Escapes `&`, `<`, `>` and `"`, as `htmlattr` does. */
export const htmltag: Formatter = (value) => escapeAttribute(asText(value))
