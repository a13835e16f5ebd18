import type { Call } from '../call.ts'
import {
  cancelUnpaidOrdersCall,
  fulfillOrdersCall,
  markOrdersPaidCall,
  markOrdersReadyCall,
} from './act-calls.ts'
import { confirmedPageCall, orderStatusPageCall } from './page-calls.ts'
import {
  cancelOrderCall,
  exportOrdersCall,
  fulfillOrderCall,
  listOrdersCall,
  listPackingSlipsCall,
  markPaidCall,
  markReadyCall,
  readOrderCall,
  takeParcelBackCall,
  takeReadyBackCall,
} from './panel-calls.ts'
import {
  exportTaxReportCall,
  listPapersCall,
  paperFileCall,
  paperPageCall,
  readTaxReportCall,
} from './paper-calls.ts'
import { addOrderNoteCall, correctOrderCall, readOrderTimelineCall } from './record-calls.ts'
import { refundPartsCall, settleRefundCall } from './refund-calls.ts'
import {
  answerWithdrawalCall,
  guestWithdrawalFormCall,
  guestWithdrawalPageCall,
  withdrawalFormCall,
  withdrawalPageCall,
} from './withdrawal-calls.ts'

/** The calls of orders. */
export const orderCalls: readonly Call[] = [
  confirmedPageCall,
  orderStatusPageCall,
  listOrdersCall,
  exportOrdersCall,
  listPackingSlipsCall,
  readOrderCall,
  fulfillOrderCall,
  takeParcelBackCall,
  markReadyCall,
  takeReadyBackCall,
  cancelOrderCall,
  markPaidCall,
  readOrderTimelineCall,
  addOrderNoteCall,
  correctOrderCall,
  refundPartsCall,
  settleRefundCall,
  withdrawalPageCall,
  withdrawalFormCall,
  guestWithdrawalPageCall,
  guestWithdrawalFormCall,
  answerWithdrawalCall,
  listPapersCall,
  paperPageCall,
  paperFileCall,
  readTaxReportCall,
  exportTaxReportCall,
  fulfillOrdersCall,
  markOrdersReadyCall,
  markOrdersPaidCall,
  cancelUnpaidOrdersCall,
]
