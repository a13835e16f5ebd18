import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import type { ChangeStamp, OrderResult } from '@vitrine/domain/orders/order-states'
import type { OrderProblem } from '@vitrine/domain/orders/order-table'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import type { Services } from '../services/services.ts'
import { enqueueOrderMail, enqueueParcelMail, enqueueReadyMail } from './enqueue-order-mail.ts'
import { enqueueReviewDue } from './review-due.ts'

/** What an owner does to an order, and what goes with it. */
export interface OrderChange {
  readonly orderId: string
  readonly change: (order: Order, stamp: ChangeStamp) => OrderResult
  /** Why else it may not be changed, in the same transaction. */
  readonly unless?: (tables: SiteTables, order: Order) => Promise<OrderProblem | null>
  /** What else is written in the same transaction, once the change is allowed. */
  readonly also?: (tables: SiteTables, order: Order) => Promise<void>
  /** `parcel`: the last one that was sent or picked up; `ready`: the last part that is ready for that. */
  readonly mail: 'parcel' | 'ready' | 'canceled' | null
  /** What is said of it in the audit log, after the number; of the order as it is then. */
  readonly summary: string | ((order: Order) => string)
}

/** The order as it is now, or why it could not be changed. */
export type ChangeOrderResult =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly problem: OrderProblem | 'order-unknown' }

/** Changes an order in one transaction: the order, its mail, and the audit log. */
export function changeOrder(
  exchange: Pick<Exchange, 'store' | 'services' | 'account' | 'call'>,
  { orderId, change, unless, also, mail, summary: told }: OrderChange,
): Promise<ChangeOrderResult> {
  const { store, services, account } = exchange
  const stamp: ChangeStamp = { nowMs: services.clock(), by: account?.displayName ?? '' }
  return store.transaction(async (tables) => {
    const order = await tables.orders.lock(orderId)
    if (!order) return { ok: false, problem: 'order-unknown' }
    const result = change(order, stamp)
    if (!result.ok) return result
    const problem = (await unless?.(tables, order)) ?? null
    if (problem !== null) return { ok: false, problem }

    await writeOrderChange(tables, { order: result.order, mail, services })
    await also?.(tables, result.order)
    const summary = typeof told === 'string' ? told : told(result.order)
    await recordAuditEntry(tables, exchange, {
      subjectId: orderId,
      summary: `Order ${orderName(order)}: ${summary}`,
    })
    return result
  })
}

/** Writes a changed order, and puts its mail into the outbox; in the transaction that locked it. */
export async function writeOrderChange(
  tables: Pick<SiteTables, 'orders' | 'jobs' | 'site'>,
  { order, mail, services }: WrittenChange,
): Promise<void> {
  await tables.orders.save(order)
  if (mail === 'parcel') await enqueueParcelMail(tables, order, services)
  else if (mail === 'ready') await enqueueReadyMail(tables, order, services)
  else if (mail) await enqueueOrderMail(tables, { kind: mail, order, services })
  await enqueueReviewDue(tables, order, services)
}

interface WrittenChange extends Pick<OrderChange, 'mail'> {
  readonly order: Order
  readonly services: Pick<Services, 'clock' | 'newId'>
}
