import { spentCents } from '@vitrine/domain/gift-cards/spent-cents'
import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import type { SiteTables } from '@vitrine/store/store'
import { type BoughtLines, cardsOfLines } from './cards-of-lines.ts'
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

type BoughtTables = Pick<SiteTables, 'giftCards'>

/** Whether a card that lines of an order bought was spent, or is being spent: then they cannot be called off. The cards stay locked until the end of the transaction. */
export async function hasSpentCards({ giftCards }: BoughtTables, lines: BoughtLines): Promise<boolean> {
  for (const id of await cardsOfLines({ giftCards }, lines)) {
    const card = await giftCards.lock(id)
    if (!card) continue
    if (card.heldCents > 0) return true
    if (spentCents(await giftCards.movements(id)) !== 0) return true
  }
  return false
}

interface Voiding {
  readonly orderId: string
  /** Why, as it stands in the ledger of the cards. */
  readonly reason: 'The order was canceled' | 'Its purchase was refunded'
  readonly nowMs: number
}

/** Voids the cards that lines of an order bought, in the transaction that calls them off. */
export async function voidCardsOf(
  tables: BoughtTables,
  lines: BoughtLines,
  voiding: Omit<Voiding, 'orderId'>,
): Promise<void> {
  await voidCards(tables, await cardsOfLines(tables, lines), { ...voiding, orderId: lines.orderId })
}

/** Voids cards that an order bought, in the transaction that calls them off or refunds them. */
export async function voidCards(
  { giftCards }: BoughtTables,
  cardIds: readonly string[],
  { orderId, reason, nowMs }: Voiding,
): Promise<void> {
  for (const cardId of cardIds)
    await giftCards.void({
      id: `void-${orderId}`,
      cardId,
      kind: 'void',
      orderId,
      reason,
      by: '',
      atMs: nowMs,
    })
}
