import type { Call } from '../call.ts'
import { cancelUnpaidOrdersCall, fulfillOrdersCall, markOrdersPaidCall } from './act-calls.ts'
import { confirmedPageCall, orderStatusPageCall } from './page-calls.ts'
import {
  cancelOrderCall,
  exportOrdersCall,
  fulfillOrderCall,
  listOrdersCall,
  listPackingSlipsCall,
  markPaidCall,
  readOrderCall,
  takeParcelBackCall,
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
  markOrdersPaidCall,
  cancelUnpaidOrdersCall,
]
