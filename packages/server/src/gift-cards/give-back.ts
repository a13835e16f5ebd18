import { spentCents } from '@vitrine/domain/gift-cards/spent-cents'
import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import type { SiteTables } from '@vitrine/store/store'
import { type IssueServices, issueCard } from './issue/issue-card.ts'

type GivingTables = Pick<SiteTables, 'giftCards' | 'jobs' | 'site'>

/** Gives back what gift cards paid of an order that is called off, in its transaction. */
export function giveBackToCards(tables: GivingTables, order: Order, services: IssueServices): Promise<void> {
  return giveToCards(tables, order, { cards: order.giftCards ?? [], source: order.id, services })
}

interface CardShares {
  readonly cards: readonly { readonly id: string; readonly cents: number }[]
  /** By what it is given back once: an order, or one of its refunds. */
  readonly source: string
  readonly services: IssueServices
}

/** Gives money back to the cards of an order, in its transaction. In the place of one that is void meanwhile its buyer gets a new one. */
export async function giveToCards(
  tables: GivingTables,
  order: Order,
  { cards, source, services }: CardShares,
): Promise<void> {
  const nowMs = services.clock()
  const paying = [...cards].sort((one, two) => (one.id < two.id ? -1 : 1))
  for (const { id: cardId, cents } of paying) {
    const movement = { cardId, kind: 'refund', orderId: order.id, reason: '', by: '', atMs: nowMs } as const
    if (await tables.giftCards.move({ ...movement, id: `refund-${source}`, cents })) continue
    await issueCard(
      tables,
      {
        currency: order.currency,
        initialCents: cents,
        isTest: order.isTest,
        recipientEmail: order.contact.email,
        recipientName: '',
        senderName: '',
        message: '',
        deliverAtMs: nowMs,
        orderId: null,
        orderName: orderName(order),
        buyerEmail: '',
        source: `refund:${source}:${cardId}`,
        reason: `In the place of a void card, for order ${orderName(order)}`,
        by: '',
      },
      services,
    )
  }
}

/** Whether a card that an order bought was spent, or is being spent: then the order cannot be called off. The cards stay locked until the end of the transaction. */
export async function hasSpentCards({ giftCards }: GivingTables, orderId: string): Promise<boolean> {
  for (const { id } of await giftCards.listByOrder(orderId)) {
    const card = await giftCards.lock(id)
    if (!card) continue
    if (card.heldCents > 0) return true
    if (spentCents(await giftCards.movements(id)) !== 0) return true
  }
  return false
}

/** Voids the cards that an order bought which is called off, in its transaction. */
export async function voidCardsOfOrder(
  { giftCards }: GivingTables,
  order: Pick<Order, 'id'>,
  nowMs: number,
): Promise<void> {
  for (const { id: cardId } of await giftCards.listByOrder(order.id)) {
    const movement = { kind: 'void', orderId: order.id, reason: 'The order was canceled', by: '' } as const
    await giftCards.void({ ...movement, id: `void-${order.id}`, cardId, atMs: nowMs })
  }
}
