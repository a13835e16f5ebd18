import type { Order } from '@vitrine/domain/order/order'
import type { Services } from '../services.ts'
import type { SiteTables } from '../store/store.ts'
import { statusPath } from './order-links.ts'
import { composeOrderMail, type OrderMailKind } from './order-mail.ts'

/** What is to be told, and with links to where. */
export interface OrderMailing {
  readonly kind: 'placed' | 'fulfilled' | 'canceled'
  readonly order: Order
  /** Scheme and host of the site. */
  readonly origin: string
  readonly services: Pick<Services, 'secret' | 'clock' | 'newId'>
}

/** Puts the mail about an order into the outbox, in the transaction that changes the order; the owner hears of new ones. */
export async function enqueueOrderMail(
  tables: Pick<SiteTables, 'jobs' | 'site'>,
  { kind, order, origin, services }: OrderMailing,
): Promise<void> {
  const site = await tables.site.read()
  const enqueue = (mailKind: OrderMailKind, path: string) => {
    const id = services.newId()
    const mail = composeOrderMail(mailKind, order, { site, linkUrl: `${origin}${path}` })
    const payload = { id, orderId: order.id, ...mail }
    return tables.jobs.enqueue({ id, kind: 'send-mail', payload, runAtMs: services.clock() })
  }
  await enqueue(kind, statusPath(services.secret, order.id))
  if (kind === 'placed' && site.contactEmail !== '') {
    await enqueue('new-order', `/config/orders/${order.id}`)
  }
}
