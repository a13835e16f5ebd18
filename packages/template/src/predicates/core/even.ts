import { parity } from '../parity.ts'

/** `even?`: whether a whole number is even. */
export const even = parity(0)
