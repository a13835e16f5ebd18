import type { Call } from '../call.ts'
import { listPaymentTroublesCall, resolvePaymentCall } from './panel-calls.ts'

/** The calls of payments. */
export const paymentCalls: readonly Call[] = [listPaymentTroublesCall, resolvePaymentCall]
