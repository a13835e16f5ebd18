import { cardsGivenBack } from '@vitrine/domain/orders/canceled-money'
import type { Order } from '@vitrine/domain/orders/order'
import { unitsToRestock } from '@vitrine/domain/orders/refunds/left-to-restock'
import { giveCardsBack } from '@vitrine/domain/orders/refunds/refund-states'
import type { SiteTables } from '@vitrine/store/store'
import { noticeLowStock } from '../catalogue/notice-low-stock.ts'
import { giveBackToCards, voidCardsOf } from '../gift-cards/give-back.ts'
import { isGiftLine } from '../gift-cards/issue/issue-order-cards.ts'
import type { Services } from '../services/services.ts'
import { issuePapers } from './papers/issue-papers.ts'
import { giveUsesBack } from './refunds/give-uses-back.ts'

/** Writes what goes with a canceled order, whose subscriptions were ended before where they are to end: its pieces back on the shelf if that is wanted, its discounts, what gift cards paid, and the cards that it bought. Its money goes back in a step of its own. */
export async function callOff(
  tables: SiteTables,
  order: Order,
  {
    restock,
    services,
  }: {
    readonly restock: boolean
    readonly services: Pick<Services, 'clock' | 'newId' | 'newToken' | 'secret'>
  },
): Promise<void> {
  const nowMs = services.clock()
  if (restock) {
    const lines = unitsToRestock(order)
    await tables.stock.restock(order.id, lines)
    await noticeLowStock(tables, lines)
  }
  await giveUsesBack(tables, order, nowMs)
  if (cardsGivenBack(order).length > 0) await giveBackToCards(tables, order, services)
  if (order.lines.some(isGiftLine)) {
    const voiding = { reason: 'The order was canceled', nowMs } as const
    await voidCardsOf(tables, { orderId: order.id, lineIds: 'all' }, voiding)
  }
  const given = giveCardsBack(order, { id: services.newId(), nowMs, by: '' })
  if (given !== order) {
    await tables.orders.save(given)
    await issuePapers(tables, given, services)
  }
}
