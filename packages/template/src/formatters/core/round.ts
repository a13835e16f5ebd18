import type { Formatter } from '../../registry.ts'
import { asNumber } from '../../values/convert.ts'

/** The nearest whole number; halves go up. */
export const round: Formatter = (value) => Math.round(asNumber(value))
