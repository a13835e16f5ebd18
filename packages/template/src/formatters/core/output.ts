import type { Formatter } from '../../registry.ts'

/** The arguments themselves, with spaces between; the value is ignored. */
export const output: Formatter = (_value, args) => args.join(' ')
