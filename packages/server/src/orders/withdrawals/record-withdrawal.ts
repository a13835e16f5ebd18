import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import { addWithdrawal, type WithdrawalAsk } from '@vitrine/domain/orders/withdrawals/withdraw'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import type { Services } from '../../services/services.ts'
import { type OrderMailPayload, orderMailJobKind } from '../enqueue-order-mail.ts'

interface Declared {
  readonly orderId: string
  /** What is declared of the order as it stands; null: nothing, or not so. */
  readonly ask: (order: Order, nowMs: number) => WithdrawalAsk | null
  readonly services: Pick<Services, 'clock' | 'newId'>
}

/** Writes a withdrawal down, with its receipt to the buyer and a mail to the owner, in one transaction; null where nothing was declared. */
export function recordWithdrawal(
  store: SiteStore,
  { orderId, ask, services }: Declared,
): Promise<Order | null> {
  return store.transaction(async (tables) => {
    const order = await tables.orders.lock(orderId)
    const declared = order ? ask(order, services.clock()) : null
    if (!order || !declared) return null
    const id = services.newId()
    const changed = addWithdrawal(order, id, declared, services.clock())
    await tables.orders.save(changed)
    await enqueue(tables, changed, { mail: 'withdrawal', withdrawalId: id, to: declared.email }, services)
    await enqueue(tables, changed, { mail: 'new-withdrawal', withdrawalId: id, to: '' }, services)
    return changed
  })
}

/** Whose mail it is, and to whom it goes; to the owner's address, which is looked up when it is sent, by ''. */
type Letter = Required<Pick<OrderMailPayload, 'mail' | 'withdrawalId'>> & { readonly to: string }

async function enqueue(
  tables: Pick<SiteTables, 'jobs'>,
  order: Order,
  { to, ...letter }: Letter,
  services: Declared['services'],
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
