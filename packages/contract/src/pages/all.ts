import type { Call } from '../call.ts'
import { unlockCall } from './lock-calls.ts'

/** The calls of pages that are locked. */
export const pageCalls: readonly Call[] = [unlockCall]
