import type { Call } from '../call.ts'
import {
  checkPaymentAccountCall,
  choosePaymentModeCall,
  listPaymentAccountsCall,
  removePaymentAccountCall,
  setPaymentAccountCall,
} from './account-calls.ts'
import { takePaymentEventCall } from './event-calls.ts'
import { listPaymentDiscrepanciesCall, resolvePaymentCall } from './panel-calls.ts'

/** The calls of payments. */
export const paymentCalls: readonly Call[] = [
  listPaymentDiscrepanciesCall,
  resolvePaymentCall,
  listPaymentAccountsCall,
  setPaymentAccountCall,
  removePaymentAccountCall,
  checkPaymentAccountCall,
  choosePaymentModeCall,
  takePaymentEventCall,
]
