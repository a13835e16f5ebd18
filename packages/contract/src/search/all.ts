import type { Call } from '../call.ts'
import { generalSearchCall, searchPageCall } from './calls.ts'

/** The calls of searching. */
export const searchCalls: readonly Call[] = [searchPageCall, generalSearchCall]
