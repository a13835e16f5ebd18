import type { Formatter } from '../../registry.ts'
import { asText } from '../../values/convert.ts'
import { escapeHtml } from '../../values/escape.ts'

/** Escapes `&`, `<` and `>`. Quotes are not escaped: use `htmlattr` in attributes. */
export const html: Formatter = (value) => escapeHtml(asText(value))
