import type { Call } from '../call.ts'
import { addViewCall, changeViewCall, listViewsCall, removeViewCall } from './view-calls.ts'

/** The calls that all lists share. */
export const listCalls: readonly Call[] = [listViewsCall, addViewCall, changeViewCall, removeViewCall]
