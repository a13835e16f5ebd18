import { donationOf } from '@vitrine/domain/orders/donation-of'
import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import { type FulfillmentWay, fulfillmentWay } from '@vitrine/domain/orders/parcels/goes-by-parcel'
import { isPartlySent } from '@vitrine/domain/orders/parcels/left-to-send'
import { orderStanding } from '@vitrine/domain/orders/parcels/order-standing'
import { leftToReady, readyPartsNow } from '@vitrine/domain/orders/parcels/ready-units'
import { isForOwner, type OrderMailKind } from '@vitrine/domain/website/settings/mail/mail-kinds'
import type { NewJob } from '@vitrine/store/jobs/jobs'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'

/** The kind of the jobs that write and send a mail about an order. */
export const orderMailJobKind = 'order-mail'

/** What the mail says. */
export interface OrderMailing {
  readonly kind: Exclude<
    OrderMailKind,
    | 'new-order'
    | 'new-renewal'
    | 'donation'
    | 'new-donation'
    | 'withdrawal'
    | 'new-withdrawal'
    | 'new-dispute'
    | 'dispute-over'
    | 'refund-failed'
    | 'ended-subscription'
    | 'resumed-subscription'
  >
  readonly order: Pick<Order, 'id' | 'number' | 'numberText' | 'contact' | 'lines'>
  readonly services: Pick<Services, 'clock' | 'newId'>
  /** Whether a subscription was renewed by it: its buyer reads of that in another mail, and the owner alone hears. */
  readonly isRenewal?: boolean
  readonly refundId?: string
  readonly parcelAtMs?: number | undefined
}

/** What the outbox keeps of a mail that is to be written: never its text. */
export interface OrderMailPayload {
  readonly mail: OrderMailKind
  readonly orderId: string
  /** The refund that a mail of kind `refunded` is about. */
  readonly refundId?: string | undefined
  /** The parcel, or the part that is ready to be picked up, that a mail is about, by its moment. */
  readonly parcelAtMs?: number | undefined
  /** The withdrawal that a mail is about. */
  readonly withdrawalId?: string | undefined
  /** The dispute that a mail is about, as its payment service calls it. */
  readonly disputeId?: string | undefined
}

/**
 * Puts the mail about an order into the outbox, in the transaction that changes the order; the owner hears of new ones. The mail is
 * written by its job, so that one that cannot be written undoes no order. A buyer without an address hears nothing.
 */
export async function enqueueOrderMail(
  tables: Pick<SiteTables, 'jobs'>,
  { kind, order, services, refundId, parcelAtMs, isRenewal = false }: OrderMailing,
): Promise<void> {
  const isGiven = donationOf(order) !== undefined
  const own: OrderMailKind = isGiven && kind === 'placed' ? 'donation' : kind
  const isUntold = isRenewal || order.contact.email === ''
  const buyers: readonly OrderMailKind[] = isUntold ? [] : [own]
  const owners = isGiven ? 'new-donation' : isRenewal ? 'new-renewal' : 'new-order'
  const kinds: readonly OrderMailKind[] = kind === 'placed' ? [...buyers, owners] : buyers
  const jobs = kinds.map((mail): NewJob => {
    const payload: OrderMailPayload = {
      mail,
      orderId: order.id,
      ...(refundId && { refundId }),
      ...(parcelAtMs !== undefined && { parcelAtMs }),
    }
    // To whom the owner's mail goes is looked up when it is sent.
    const to = isForOwner(mail) ? '' : order.contact.email
    return {
      id: services.newId(),
      kind: orderMailJobKind,
      payload,
      runAtMs: services.clock(),
      mail: { reason: mail, to, subject: '', orderId: order.id, orderName: orderName(order) },
    }
  })
  await tables.jobs.enqueueMany(jobs)
}

/** A mail by itself, and to whom it goes; to the owner's address, which is looked up when it is sent, by ''. */
export type OrderLetter = Omit<OrderMailPayload, 'orderId'> & { readonly to: string }

/** Puts one mail about an order into the outbox, in the transaction that changes the order. */
export async function enqueueLetter(
  tables: Pick<SiteTables, 'jobs'>,
  order: Pick<Order, 'id' | 'number' | 'numberText'>,
  { to, ...letter }: OrderLetter,
  services: OrderMailing['services'],
): Promise<void> {
  const payload: OrderMailPayload = { ...letter, orderId: order.id }
  await tables.jobs.enqueue({
    id: services.newId(),
    kind: orderMailJobKind,
    payload,
    runAtMs: services.clock(),
    mail: { reason: letter.mail, to, subject: '', orderId: order.id, orderName: orderName(order) },
  })
}

/** Puts the mail about the last parcel of an order into the outbox: that it was sent, delivered or picked up, or a part of it. */
export function enqueueParcelMail(
  tables: Pick<SiteTables, 'jobs'>,
  order: Order,
  services: OrderMailing['services'],
): Promise<void> {
  const parcel = order.fulfillments.at(-1)
  const kind = parcelKindOf(order, parcel && fulfillmentWay(order, parcel))
  return enqueueOrderMail(tables, { kind, order, services, parcelAtMs: parcel?.shippedAtMs })
}

function parcelKindOf(order: Order, way: FulfillmentWay | undefined): OrderMailing['kind'] {
  // As the panel and the buyer's page say it: all was picked up or delivered, though a service of the order is still to come; but not where a part was sent.
  if (way === 'picked-up' || way === 'delivered')
    return orderStanding(order) === way ? way : (`partly-${way}` as const)
  return isPartlySent(order) ? 'partly-fulfilled' : 'fulfilled'
}

/** Puts the mail about the last part of an order that is ready to be picked up into the outbox. */
export function enqueueReadyMail(
  tables: Pick<SiteTables, 'jobs'>,
  order: Order,
  services: OrderMailing['services'],
): Promise<void> {
  const kind = leftToReady(order).length > 0 ? 'partly-ready' : 'ready-for-pickup'
  const parcelAtMs = readyPartsNow(order).at(-1)?.readyAtMs
  return enqueueOrderMail(tables, { kind, order, services, parcelAtMs })
}
