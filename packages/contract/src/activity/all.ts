import type { Call } from '../call.ts'
import { exportActivityCall, listActivityCall, readActCall, undoActCall } from './activity-calls.ts'

/** The calls about what owners did. */
export const activityCalls: readonly Call[] = [listActivityCall, exportActivityCall, readActCall, undoActCall]
