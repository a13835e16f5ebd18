import type { Order } from '@vitrine/domain/order/order'
import type { Site } from '@vitrine/domain/site/site'
import { deliver } from '../jobs/deliver.ts'
import { HopelessJobError, type JobHandler } from '../jobs/job-handler.ts'
import type { Mailer } from '../outside/mail/mailer.ts'
import type { Services } from '../services.ts'
import type { OrderMailPayload } from './enqueue-order-mail.ts'
import { statusPath } from './order-links.ts'
import { type ComposedMail, composeOrderMail } from './order-mail.ts'
import { readOrderMailPayload } from './read-order-mail-payload.ts'

/** Writes a mail about an order from the order as it stands, and sends it (the job `order-mail`). */
export function sendOrderMail(
  mailer: Mailer,
  { secret, publicUrl }: Pick<Services, 'secret' | 'publicUrl'>,
): JobHandler {
  return async ({ id, payload, store, nowMs }) => {
    const wanted = readOrderMailPayload(payload)
    const order = await store.orders.find(wanted.orderId)
    if (!order) throw new HopelessJobError(`There is no order ${wanted.orderId}.`)
    const site = await store.site.read()
    // The owner of a shop without an address of its own reads of new orders in the panel.
    if (wanted.mail === 'new-order' && site.contactEmail === '') return

    // What the operator says of the address wins over what the request said, for mails that are tried again, too.
    const origin = (site.hosts.length === 0 ? publicUrl : null) ?? wanted.origin
    const letter = write({ ...wanted, origin }, { order, site, secret })
    await deliver(mailer, { id, orderId: order.id, ...letter }, { store, nowMs })
  }
}

/** What goes wrong here goes wrong each time: the owner reads why. */
function write(
  { mail, origin }: OrderMailPayload,
  { order, site, secret }: { readonly order: Order; readonly site: Site; readonly secret: string },
): ComposedMail {
  const path = mail === 'new-order' ? `/config/orders/${order.id}` : statusPath(secret, order.id)
  try {
    return composeOrderMail(mail, order, { site, linkUrl: `${origin}${path}` })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new HopelessJobError(`The mail could not be written: ${reason}`)
  }
}
