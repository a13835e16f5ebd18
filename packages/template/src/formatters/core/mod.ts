import type { Formatter } from '../../registry.ts'
import { asNumber } from '../../values/convert.ts'

/** The remainder by a whole number, 2 unless given; what can not divide counts as 2. */
export const mod: Formatter = (value, args) => {
  const divisor = Number.parseInt(args[0] ?? '2', 10) || 2
  return asNumber(value) % divisor
}
