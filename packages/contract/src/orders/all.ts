import type { Call } from '../call.ts'
import { confirmedPageCall, orderStatusPageCall } from './page-calls.ts'
import {
  cancelOrderCall,
  fulfillOrderCall,
  listOrdersCall,
  markPaidCall,
  readOrderCall,
} from './panel-calls.ts'

/** The calls of orders. */
export const orderCalls: readonly Call[] = [
  confirmedPageCall,
  orderStatusPageCall,
  listOrdersCall,
  readOrderCall,
  fulfillOrderCall,
  cancelOrderCall,
  markPaidCall,
]
