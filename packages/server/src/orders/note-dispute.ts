import { addNote } from '@vitrine/domain/orders/order-states'
import type { SiteTables } from '@vitrine/store/store'
import type { GatewayNews } from '../services/gateway.ts'
import type { Services } from '../services/services.ts'

interface NewDispute {
  readonly orderId: string
  readonly dispute: NonNullable<GatewayNews['dispute']>
  readonly services: Pick<Services, 'clock'>
}

/** Writes on an order that the buyer's bank disputes its payment, and how that ended, each once. */
export async function noteDispute(
  tables: Pick<SiteTables, 'orders'>,
  { orderId, dispute, services }: NewDispute,
): Promise<void> {
  const order = await tables.orders.lock(orderId)
  const text = textOf(dispute)
  if (!order || order.history.some((event) => event.text === text)) return
  await tables.orders.save(addNote(order, text, { nowMs: services.clock(), by: '' }))
}

function textOf({ isOver, isLost, reason }: NewDispute['dispute']): string {
  if (isOver) return isLost ? lostText : wonText
  return reason === '' ? beganText : `${beganText} Reason: ${reason.replaceAll('_', ' ')}.`
}

const beganText =
  "The buyer's bank disputes this payment. Answer it at your payment service, and do not send what is not sent yet."
const lostText = 'The dispute was lost: the money went back to the buyer.'
const wonText = 'The dispute is over, and the money stays with you.'
