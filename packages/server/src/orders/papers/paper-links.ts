import type { Order } from '@vitrine/domain/orders/order'
import type { Paper } from '@vitrine/domain/orders/papers/paper'
import type { SiteTables } from '@vitrine/store/store'
import { orderKey } from '../order-links.ts'
import { wordsOf } from './paper-words.ts'

type Named = Pick<Paper, 'id' | 'orderId'>

/** Path of the page of a paper. */
export function paperPath(secret: string, { id, orderId }: Named): string {
  return `/commerce/orders/${orderId}/papers/${id}?key=${orderKey(secret, orderId)}`
}

/** Path of its PDF. */
export function paperPdfPath(secret: string, { id, orderId }: Named): string {
  return `/commerce/orders/${orderId}/papers/${id}/pdf?key=${orderKey(secret, orderId)}`
}

/** The papers of an order with their links, in their own words; nothing is looked up where none can be. */
export async function paperLinks(
  { papers }: Pick<SiteTables, 'papers'>,
  order: Pick<Order, 'id' | 'isTest' | 'paymentState'>,
  secret: string,
): Promise<readonly { readonly label: string; readonly url: string }[]> {
  if (order.isTest || order.paymentState === 'PENDING') return []
  const issued = await papers.listByOrder(order.id)
  return issued.map((paper) => ({
    label: `${wordsOf(paper)[paper.kind]} ${paper.numberText}`,
    url: paperPath(secret, paper),
  }))
}
