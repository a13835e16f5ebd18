import type { Formatter } from '../../registry.ts'
import { asText } from '../../values/convert.ts'

/** Writes each line feed as `<br/>`. */
export const lineBreaks: Formatter = (value) => asText(value).replaceAll('\n', '<br/>')
