import type { Order } from '@vitrine/domain/orders/order'
import {
  addWithdrawal,
  isWithdrawnWhole,
  type WithdrawalAsk,
} from '@vitrine/domain/orders/withdrawals/withdraw'
import type { SiteStore } from '@vitrine/store/store'
import type { Services } from '../../services/services.ts'
import { endSubscriptionsOf } from '../../subscribed/end-of-order.ts'
import { enqueueLetter } from '../enqueue-order-mail.ts'

interface Declared {
  readonly orderId: string
  /** What is declared of the order as it stands; null: nothing, or not so. */
  readonly ask: (order: Order, nowMs: number) => WithdrawalAsk | null
  readonly services: Pick<Services, 'clock' | 'newId' | 'log'>
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
    // Nobody is charged for what they withdrew from, whenever the owner answers.
    if (isWithdrawnWhole(changed))
      await endSubscriptionsOf(tables, { orderId, why: 'withdrawn', by: '', services })
    await enqueueLetter(
      tables,
      changed,
      { mail: 'withdrawal', withdrawalId: id, to: declared.email },
      services,
    )
    await enqueueLetter(tables, changed, { mail: 'new-withdrawal', withdrawalId: id, to: '' }, services)
    return changed
  })
}
