import {
  cancelUnpaidOrdersCall,
  fulfillOrdersCall,
  markOrdersPaidCall,
  markOrdersReadyCall,
} from '@vitrine/contract/orders/act-calls'
import { lazy } from 'react'
import type { ActOfRoom } from '../../../../parts/lists/acts/act-of-room.ts'
import type { OrderRow } from '../order-row.ts'

/** What can be done with many orders at once. */
export const orderActs: readonly ActOfRoom<OrderRow>[] = [
  {
    key: 'fulfill',
    call: fulfillOrdersCall,
    Dialog: lazy(() =>
      import('./fulfill-orders-dialog.tsx').then((file) => ({ default: file.FulfillOrdersDialog })),
    ),
    labelFor: (rows) => {
      if (rows?.every(({ pickup }) => pickup !== null)) return 'Mark as picked up'
      return rows?.every(({ delivery }) => delivery !== null) ? 'Mark as delivered' : undefined
    },
  },
  {
    key: 'ready',
    call: markOrdersReadyCall,
    Dialog: lazy(() =>
      import('./ready-orders-dialog.tsx').then((file) => ({ default: file.ReadyOrdersDialog })),
    ),
    isFor: (rows) => rows === null || rows.some(({ pickup }) => pickup !== null && pickup !== 'picked-up'),
  },
  {
    key: 'paid',
    call: markOrdersPaidCall,
    Dialog: lazy(() =>
      import('./mark-orders-paid-dialog.tsx').then((file) => ({ default: file.MarkOrdersPaidDialog })),
    ),
  },
  {
    key: 'cancel-unpaid',
    call: cancelUnpaidOrdersCall,
    Dialog: lazy(() =>
      import('./cancel-unpaid-dialog.tsx').then((file) => ({ default: file.CancelUnpaidDialog })),
    ),
  },
]
