import type { LookOf } from '@vitrine/domain/mail/mail-look'
import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import { readyPartsNow } from '@vitrine/domain/orders/parcels/ready-units'
import { isForOwner, type OrderMailKind } from '@vitrine/domain/website/settings/mail/mail-kinds'
import { siteFor } from '@vitrine/site/language/site-for'
import { visitorOriginOf } from '@vitrine/site/sites/visitor-origin'
import { type JobHandler, PermanentJobError } from '../jobs/job-handler.ts'
import type { ComposedMail } from '../mail/composed-mail.ts'
import { deliver } from '../mail/deliver.ts'
import { ownersAddress } from '../mail/owners-address.ts'
import type { Mailer } from '../services/mailer.ts'
import { atPanelHost } from '../services/panel-host.ts'
import type { Services } from '../services/services.ts'
import { subscriptionsOfOrder } from '../subscribed/of-order.ts'
import { statusPath } from './order-links.ts'
import { composeOrderMail, type MailContext } from './order-mail.ts'
import { orderMailLinks } from './order-mail-links.ts'
import { readOrderMailPayload } from './read-order-mail-payload.ts'

/** Writes a mail about an order from the order as it stands, and sends it (the job `order-mail`). */
export function sendOrderMail(
  mailer: Mailer,
  { secret, publicUrl, panelHost, log }: Pick<Services, 'secret' | 'publicUrl' | 'panelHost' | 'log'>,
  lookOf: LookOf,
): JobHandler {
  return async ({ id, attempts, payload, store, nowMs }) => {
    const { mail, orderId, refundId, parcelAtMs, withdrawalId, disputeId } = readOrderMailPayload(payload)
    const order = await store.orders.find(orderId)
    if (!order) throw new PermanentJobError(`There is no order ${orderId}.`)
    // What it tells of was taken back since, or a part that was ready was picked up, or refunded.
    if (parcelAtMs !== undefined && !isStillSo(order, parcelAtMs)) return undefined
    // Owners read in the language of their site.
    const { site } = await siteFor(store, isForOwner(mail) ? undefined : order.language)
    const owner = isForOwner(mail) ? await ownersAddress(site, store) : null
    // Nobody owns the site yet: who will, reads of the order in the panel.
    if (isForOwner(mail) && owner === null) return undefined

    const origin = visitorOriginOf(site, publicUrl)
    if (origin === null) log.warn({ order: order.number }, linklessText)
    const path = isForOwner(mail) ? `/config/orders/${order.id}` : statusPath(secret, order)
    const linkUrl = origin && origin + path
    const panelUrl = linkUrl && isForOwner(mail) ? atPanelHost(linkUrl, site, panelHost) : linkUrl
    const links = await orderMailLinks(store, order, { site, origin, secret, nowMs })
    const subscriptions = await subscriptionsOfOrder(store, order.id)
    const about = { ...links, subscriptions, refundId, parcelAtMs, withdrawalId, disputeId }
    // The owner looks papers up in the panel.
    const papers = isForOwner(mail) ? [] : links.papers
    const place = { site, linkUrl, panelUrl, look: await lookOf(site), ...about, papers }
    const letter = write(mail, order, place)
    const facts = { reason: mail, orderId: order.id, orderName: orderName(order) }
    const outgoing = { id, ...facts, ...letter, to: owner ?? letter.to }
    return deliver(mailer, outgoing, { store, nowMs, jobId: id, isNew: attempts === 1 })
  }
}

/** Whether a parcel, or a part that is ready to be picked up, is there by its moment. */
function isStillSo(order: Order, parcelAtMs: number): boolean {
  const moments = [
    ...order.fulfillments.map((each) => each.shippedAtMs),
    ...readyPartsNow(order).map((each) => each.readyAtMs),
  ]
  return moments.includes(parcelAtMs)
}

const linklessText =
  'A mail goes out without a link to its order, as the address of the site is not known: set PUBLIC_URL'

/** What goes wrong here goes wrong each time: the owner reads why. */
function write(mail: OrderMailKind, order: Order, place: MailContext): ComposedMail {
  try {
    return composeOrderMail(mail, order, place)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new PermanentJobError(`The mail could not be written: ${reason}`)
  }
}
