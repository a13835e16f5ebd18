import type { Order } from '@vitrine/domain/orders/order'
import type { Paper } from '@vitrine/domain/orders/papers/paper'
import type { SiteTables } from '@vitrine/store/store'
import { type LinkedOrder, orderKey } from '../order-links.ts'
import { wordsOf } from './paper-words.ts'

/** Path of the page of a paper. */
export function paperPath(secret: string, order: LinkedOrder, { id }: Pick<Paper, 'id'>): string {
  return `/commerce/orders/${order.id}/papers/${id}?key=${orderKey(secret, order)}`
}

/** Path of its PDF. */
export function paperPdfPath(secret: string, order: LinkedOrder, { id }: Pick<Paper, 'id'>): string {
  return `/commerce/orders/${order.id}/papers/${id}/pdf?key=${orderKey(secret, order)}`
}

/** The papers of an order with their links, in their own words; nothing is looked up where none can be. */
export async function paperLinks(
  { papers }: Pick<SiteTables, 'papers'>,
  order: LinkedOrder & Pick<Order, 'isTest' | 'paymentState'>,
  secret: string,
): Promise<readonly { readonly label: string; readonly url: string }[]> {
  if (order.isTest || order.paymentState === 'PENDING') return []
  const issued = await papers.listByOrder(order.id)
  return issued.map((paper) => ({
    label: `${wordsOf(paper)[paper.kind]} ${paper.numberText}`,
    url: paperPath(secret, order, paper),
  }))
}
