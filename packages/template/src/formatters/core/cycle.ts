import type { Formatter } from '../../registry.ts'
import { asNumber } from '../../values/convert.ts'

/** The nth argument, counted from 1 and around: `{@index|cycle odd even}`. */
export const cycle: Formatter = (value, args) => {
  if (args.length === 0) return undefined
  const position = (asNumber(value) - 1) % args.length
  return args[position < 0 ? position + args.length : position]
}
