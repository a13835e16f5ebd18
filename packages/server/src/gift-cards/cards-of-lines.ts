import type { OrderLine } from '@vitrine/domain/orders/order'
import type { SiteTables } from '@vitrine/store/store'

/** Lines of an order, or all of them. */
export interface BoughtLines {
  readonly orderId: string
  readonly lineIds: readonly OrderLine['id'][] | 'all'
}

/** For what a card of an order is issued: a unit of a line; with '' as its place the beginning that all units of the line have. */
export function sourceOfUnit(orderId: string, lineId: string, place: number | ''): string {
  return `${beginningOf(orderId, lineId)}${place}`
}

/** The ids of the cards that lines of an order bought. */
export async function cardsOfLines(
  { giftCards }: Pick<SiteTables, 'giftCards'>,
  { orderId, lineIds }: BoughtLines,
): Promise<readonly string[]> {
  const bought = await giftCards.sourcesOfOrder(orderId)
  const isOf = (source: string) =>
    lineIds === 'all' || lineIds.some((lineId) => source.startsWith(beginningOf(orderId, lineId)))
  return bought.filter(({ source }) => isOf(source)).map(({ id }) => id)
}

function beginningOf(orderId: string, lineId: string): string {
  return `order:${orderId}:${lineId}:`
}
