import { parity } from '../parity.ts'

/** `odd?`: whether a whole number is odd. */
export const odd = parity(1)
