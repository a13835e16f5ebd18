import { listProductsCall } from '@vitrine/contract/catalogue/panel-calls'
import { listOrdersCall } from '@vitrine/contract/orders/panel-calls'
import { listPaymentDiscrepanciesCall } from '@vitrine/contract/payments/panel-calls'
import { beginSiteCall, readSamplesCall } from '@vitrine/contract/sites/beginning-calls'
import { readDamageCall } from '@vitrine/contract/website/damage-calls'
import { useState } from 'react'
import { useCall } from '../../call/use-call.ts'
import { useMay } from '../../session/may.ts'
import { lastOrders } from './last-orders.tsx'
import { lowStock } from './low-stock.tsx'

/**
 * Whether a part of the room is still read: the parts come together, as each would push down what stands beneath it. Visits of today are not waited for:
 * they stand beside figures that are there, and counting may take longer than all else.
 */
export function useIsReading(): boolean {
  const maySee = {
    discrepancies: useMay(listPaymentDiscrepanciesCall),
    damage: useMay(readDamageCall),
    orders: useMay(listOrdersCall),
    products: useMay(listProductsCall),
    samples: useMay(beginSiteCall),
  }
  const parts = [
    useCall(listPaymentDiscrepanciesCall, {}, { isEnabled: maySee.discrepancies }),
    useCall(readDamageCall, {}, { isEnabled: maySee.damage }),
    useCall(listOrdersCall, lastOrders, { isEnabled: maySee.orders }),
    useCall(listProductsCall, lowStock, { isEnabled: maySee.products }),
    useCall(readSamplesCall, {}, { isEnabled: maySee.samples }),
  ]
  // Once they were there they stay: one that failed is asked for again when it is shown.
  const [wereRead, setRead] = useState(false)
  const isReading = parts.some(({ isLoading }) => isLoading)
  if (!isReading && !wereRead) setRead(true)
  return isReading && !wereRead
}
