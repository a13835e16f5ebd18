import { isDelivered } from '@vitrine/domain/downloads/download-grant'
import { withdrawalWords } from '@vitrine/domain/legal/withdrawal-function'
import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import { homeOriginOf } from '@vitrine/site/sites/home-origin'
import { orderDownloads } from '../downloads/order-downloads.ts'
import { type JobHandler, PermanentJobError } from '../jobs/job-handler.ts'
import type { ComposedMail } from '../mail/composed-mail.ts'
import { deliver } from '../mail/deliver.ts'
import type { LookOf } from '../mail/mail-look.ts'
import { ownersAddress } from '../mail/owners-address.ts'
import { plansOfOrder } from '../memberships/grant-by-order.ts'
import type { Mailer } from '../services/mailer.ts'
import { atPanelHost } from '../services/panel-host.ts'
import type { Services } from '../services/services.ts'
import { orderAccountPath, statusPath } from './order-links.ts'
import { composeOrderMail, isForOwner, type MailContext, type OrderMailKind } from './order-mail.ts'
import { paperLinks } from './papers/paper-links.ts'
import { readOrderMailPayload } from './read-order-mail-payload.ts'
import { linksToWithdrawal, withdrawalPath } from './withdrawals/withdrawal-link.ts'

/** Writes a mail about an order from the order as it stands, and sends it (the job `order-mail`). */
export function sendOrderMail(
  mailer: Mailer,
  { secret, publicUrl, panelHost, log }: Pick<Services, 'secret' | 'publicUrl' | 'panelHost' | 'log'>,
  lookOf: LookOf,
): JobHandler {
  return async ({ id, attempts, payload, store, nowMs }) => {
    const { mail, orderId, refundId, parcelAtMs, withdrawalId } = readOrderMailPayload(payload)
    const order = await store.orders.find(orderId)
    if (!order) throw new PermanentJobError(`There is no order ${orderId}.`)
    // Its parcel was taken back since: it is not on its way.
    if (parcelAtMs !== undefined && !order.fulfillments.some((each) => each.shippedAtMs === parcelAtMs))
      return undefined
    const site = await store.site.read()
    const owner = isForOwner(mail) ? await ownersAddress(site, store) : null
    // Nobody owns the site yet: who will, reads of the order in the panel.
    if (isForOwner(mail) && owner === null) return undefined

    const origin = homeOriginOf(site, publicUrl)
    if (origin === null) log.warn({ order: order.number }, linklessText)
    const path = isForOwner(mail) ? `/config/orders/${order.id}` : statusPath(secret, order.id)
    const linkUrl = origin && origin + path
    const panelUrl = linkUrl && isForOwner(mail) ? atPanelHost(linkUrl, site, panelHost) : linkUrl
    const context = { secret, websiteId: site.id, nowMs }
    const shown = origin === null ? [] : await orderDownloads(store, order, context)
    const downloads = shown
      .filter(({ state }) => state === 'open')
      .map(({ title, path: at }) => ({ label: `Download: ${title}`, url: origin + at }))
    const isOffered = origin !== null && (site.store.hasAccounts ?? false)
    const accountUrl = isOffered ? origin + orderAccountPath(secret, order.id) : null
    const joined = isOffered && isDelivered(order) ? await plansOfOrder(store, order) : []
    const membershipsUrl = `${origin}/account/memberships`
    const memberships = joined.map(({ name }) => ({ label: `Your membership: ${name}`, url: membershipsUrl }))
    const canWithdraw = origin !== null && linksToWithdrawal(order, site, nowMs)
    const withdrawLink = canWithdraw
      ? { label: withdrawalWords(site.language).link.text, url: origin + withdrawalPath(secret, order.id) }
      : null
    const known = origin === null || isForOwner(mail) ? [] : await paperLinks(store, order, secret)
    const papers = known.map(({ label, url }) => ({ label, url: origin + url }))
    const about = { papers, refundId, parcelAtMs, withdrawalId, accountUrl, withdrawLink }
    const place = { site, linkUrl, panelUrl, look: await lookOf(site), downloads, memberships, ...about }
    const letter = write(mail, order, place)
    const facts = { reason: mail, orderId: order.id, orderName: orderName(order) }
    const outgoing = { id, ...facts, ...letter, to: owner ?? letter.to }
    return deliver(mailer, outgoing, { store, nowMs, jobId: id, isNew: attempts === 1 })
  }
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
