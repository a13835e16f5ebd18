import type { Formatter } from '../../registry.ts'
import { asText } from '../../values/convert.ts'

/** A text as part of an address: ASCII letters and digits in lower case, with hyphens for spaces. */
export const slugify: Formatter = (value) =>
  asText(value)
    .replace(/[^A-Za-z0-9\s-]+/g, '')
    .replace(/\s+/g, '-')
    .toLowerCase()
