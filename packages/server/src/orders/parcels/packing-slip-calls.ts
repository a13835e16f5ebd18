import { ordersList } from '@vitrine/contract/orders/orders-list'
import type { listPackingSlipsCall } from '@vitrine/contract/orders/panel-calls'
import type { Order } from '@vitrine/domain/orders/order'
import { presentPanelOrder } from '@vitrine/domain/orders/present-panel-order'
import { senderLines } from '@vitrine/domain/website/selling/sender-lines'
import type { Site } from '@vitrine/domain/website/site'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, reply } from '../../http/reply/reply.ts'
import { readListAsk } from '../../lists/read-list-ask.ts'
import { packingSlip } from './packing-slip.ts'

/** So many slips are printed at once. */
const mostSlips = 200

/** Answers the orders of packing slips: named ones, or what a view shows. */
export async function getPackingSlips(
  exchange: Exchange<typeof listPackingSlipsCall>,
): Promise<AnswerTo<typeof listPackingSlipsCall>> {
  const { query, store, site } = exchange
  const { ids, ...view } = query
  const sender = [...senderLines(site)]
  if (ids !== undefined) {
    const named = [...new Set(ids.split(',').filter(Boolean))]
    const orders = await store.orders.findMany(named.slice(0, mostSlips))
    return reply({
      slips: orders.map((order) => slipOf(order, site)),
      isMore: named.length > mostSlips,
      senderLines: sender,
    })
  }
  const read = readListAsk({ ...exchange, query: { ...view, limit: mostSlips } }, ordersList)
  if (!read.ok) return read.refused
  const page = await store.orders.list({ ...read.ask, isUncounted: true })
  const orders = await store.orders.findMany(page.rows.map(({ id }) => id))
  return reply({
    slips: orders.map((order) => slipOf(order, site)),
    isMore: page.next !== null,
    senderLines: sender,
  })
}

/** A slip has the address of its buyer, and goes with its order alone. */
function slipOf(order: Order, site: Site) {
  return { order: presentPanelOrder(order), slip: packingSlip(order, site) }
}
