import { orderName } from '@vitrine/domain/orders/order-name'
import type { MailKind } from '../mail/mail-kind.ts'
import { orderMailJobKind } from './enqueue-order-mail.ts'
import { readOrderMailPayload } from './read-order-mail-payload.ts'

/** Mails about orders. */
export const orderMailKind: MailKind = {
  jobKind: orderMailJobKind,
  describe: async (payload, store) => {
    const { mail, orderId } = readOrderMailPayload(payload)
    const order = await store.orders.find(orderId)
    return { kind: mail, subject: '', orderId, orderName: order ? orderName(order) : null }
  },
}
