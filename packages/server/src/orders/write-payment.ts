import { moneyDueCents } from '@vitrine/domain/orders/money-due'
import type { Order } from '@vitrine/domain/orders/order'
import type { SiteTables } from '@vitrine/store/store'
import { grantDownloads } from '../downloads/grant-downloads.ts'
import { enqueueIssue } from '../gift-cards/issue/issue-order-cards.ts'
import { grantByOrder } from '../memberships/grant-by-order.ts'
import type { Services } from '../services/services.ts'
import { enqueueOrderMail } from './enqueue-order-mail.ts'
import { issuePapers } from './papers/issue-papers.ts'
import { deliverByItself } from './parcels/deliver-by-itself.ts'

interface PaymentIn {
  readonly order: Order
  readonly reference: string
  readonly movementId: string
  /** Whether its buyer reads that the payment came in. */
  readonly notifyCustomer: boolean
  readonly services: Pick<Services, 'clock' | 'newId' | 'secret'>
}

/**
 * Writes what goes with an order whose money came in outside of the shop: the money, the gift cards that it bought, the files that its buyer
 * may download now, and one mail with all of it. Files and memberships are told of in mails of their own where nobody is to hear of the money.
 */
export async function writePayment(
  tables: SiteTables,
  { order, reference, movementId, notifyCustomer, services }: PaymentIn,
): Promise<void> {
  const payment = await tables.payments.findByOrder(order.id)
  if (!payment) throw new Error(`The order ${order.id} has no payment`)
  await tables.money.record({
    id: movementId,
    orderId: order.id,
    paymentId: payment.id,
    kind: 'charge',
    cents: moneyDueCents(order),
    currency: order.currency,
    gateway: payment.gateway,
    reference,
    atMs: services.clock(),
  })
  await issuePapers(tables, order, services)
  await enqueueIssue(tables, order, services.clock())
  await grantDownloads(tables, order, services)
  const delivered = await deliverByItself(tables, order, services.clock())
  const isMember = await grantByOrder(tables, order, services)
  // Who was erased meanwhile is written to no more.
  if (!(await tables.customers.findByOrder(order.id))) return
  if (notifyCustomer)
    return enqueueOrderMail(tables, { kind: 'payment-received', order: delivered, services })
  if (delivered.lines.some(({ digitalFileIds }) => digitalFileIds))
    await enqueueOrderMail(tables, { kind: 'downloads', order: delivered, services })
  if (isMember) await enqueueOrderMail(tables, { kind: 'membership', order: delivered, services })
}
