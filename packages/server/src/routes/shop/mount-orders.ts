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
} from '@vitrine/contract/orders/panel-calls'
import {
  addOrderNoteCall,
  correctOrderCall,
  readOrderTimelineCall,
} from '@vitrine/contract/orders/record-calls'
import { refundPartsCall, settleRefundCall } from '@vitrine/contract/orders/refund-calls'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../http/mount.ts'
import {
  getOrder,
  getOrders,
  getOrdersFile,
  postCancellation,
  postPayment,
} from '../../orders/panel-calls.ts'
import { getPackingSlips } from '../../orders/parcels/packing-slip-calls.ts'
import { deleteParcel, postFulfillment } from '../../orders/parcels/parcel-calls.ts'
import { deleteReadyPart, postReadyPart } from '../../orders/parcels/ready-calls.ts'
import { getTimeline, postNote, putContact } from '../../orders/record/record-calls.ts'
import { postRefund, postSettlement } from '../../orders/refunds/refund-calls.ts'

/** Mounts the owner's calls of orders. */
export function mountOrderCalls(app: FastifyInstance): void {
  mount(app, listOrdersCall, getOrders)
  mount(app, exportOrdersCall, getOrdersFile)
  mount(app, listPackingSlipsCall, getPackingSlips)
  mount(app, readOrderCall, getOrder)
  mount(app, fulfillOrderCall, postFulfillment)
  mount(app, takeParcelBackCall, deleteParcel)
  mount(app, markReadyCall, postReadyPart)
  mount(app, takeReadyBackCall, deleteReadyPart)
  mount(app, cancelOrderCall, postCancellation)
  mount(app, markPaidCall, postPayment)
  mount(app, readOrderTimelineCall, getTimeline)
  mount(app, addOrderNoteCall, postNote)
  mount(app, correctOrderCall, putContact)
  mount(app, refundPartsCall, postRefund)
  mount(app, settleRefundCall, postSettlement)
}
