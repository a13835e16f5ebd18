import type { Call } from '../call.ts'
import { uploadImageCall } from './panel-calls.ts'

/** The calls of pictures. */
export const imageCalls: readonly Call[] = [uploadImageCall]
