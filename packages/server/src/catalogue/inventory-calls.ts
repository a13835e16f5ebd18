import type { BodyOf } from '@vitrine/contract/call'
import type {
  changeInventoryCall,
  exportInventoryCall,
  listInventoryCall,
  readStockHistoryCall,
} from '@vitrine/contract/catalogue/inventory-calls'
import { inventoryList } from '@vitrine/contract/catalogue/inventory-list'
import {
  inventoryCell,
  type ListedVariant,
  presentInventoryRow,
} from '@vitrine/domain/catalogue/lists/inventory-row'
import {
  judgeStockChange,
  type StockChange,
  stockChangeText,
} from '@vitrine/domain/catalogue/stock/judge-stock-change'
import { causeLabels } from '@vitrine/domain/catalogue/stock/stock-cause'
import { orderName } from '@vitrine/domain/orders/order-name'
import type { StockHistory } from '@vitrine/store/catalogue/stock-ledger'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { listFile } from '../lists/list-file.ts'
import { readListAsk } from '../lists/read-list-ask.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'

/** Answers the inventory. */
export async function getInventory(
  exchange: Exchange<typeof listInventoryCall>,
): Promise<AnswerTo<typeof listInventoryCall>> {
  const read = readListAsk(exchange, inventoryList)
  if (!read.ok) return read.refused
  const page = await exchange.store.products.listedVariants(read.ask)
  return reply({ ...page, rows: await presentRows(exchange.store, page.rows) })
}

/** Answers the inventory as a file. */
export async function getInventoryFile(
  exchange: Exchange<typeof exportInventoryCall>,
): Promise<AnswerTo<typeof exportInventoryCall>> {
  const { currency } = exchange.site.store
  return listFile(exchange, inventoryList, {
    read: async (ask) => exchange.store.products.listedVariants(ask),
    cellOf: (listed, key) => inventoryCell(presentInventoryRow(listed), key, currency),
  })
}

/** Moves of a page of the history. */
const historyLimit = 20

/** Answers what came and went of a variant. */
export async function getStockHistory({
  params,
  query,
  store,
}: Exchange<typeof readStockHistoryCall>): Promise<AnswerTo<typeof readStockHistoryCall>> {
  const listed = await store.products.findVariant(params.variantId)
  if (!listed) return refuse('not-found', failureText.notFound)
  const { moves, next } = await store.stock.history(params.variantId, {
    before: query.before,
    limit: historyLimit,
  })
  const [orders, people] = await Promise.all([ordersOf(store, moves), peopleOf(store, moves)])
  return reply({
    moves: moves.map(({ number, atMs, kind, quantity, onHandAfter, cause, reason, orderId, accountId }) => ({
      number,
      atMs,
      kind,
      before: onHandAfter - quantity,
      after: onHandAfter,
      cause,
      note: reason,
      order: orders.get(orderId ?? '') ?? null,
      by: people.get(accountId ?? '') ?? null,
    })),
    next,
  })
}

/** Changes what is on hand of a variant, unless it is not what its owner saw. */
export async function postInventoryChange(
  exchange: Exchange<typeof changeInventoryCall>,
): Promise<AnswerTo<typeof changeInventoryCall>> {
  const { params, body, store, account } = exchange
  const { change, cause } = body
  const by = { cause, accountId: account?.id ?? null }
  const note = body.note.trim()
  return store.transaction(async (tables) => {
    // Nobody else changes it between the look and the change.
    await tables.stock.lock(params.variantId)
    const listed = await tables.products.findVariant(params.variantId)
    if (!listed) return refuse('not-found', failureText.notFound)
    const { product, variant } = listed
    const isCountedSince = await isChangedSince(tables, variant.id, change)
    const current = { type: product.type, stock: variant.stock, isCountedSince }
    const verdict = judgeStockChange(current, askedOf(change))
    if (!verdict.ok) return refuse(verdict.problem, stockChangeText[verdict.problem])
    const { count } = verdict
    if (!count) return reply({ row: await presentOne(tables, listed) })
    await tables.stock.count(variant.id, count, note, by)
    await tables.site.raiseRevision()
    const name = `${product.title} ${variant.sku}`.trim()
    const summary = `Stock of ${name}: ${changeSummary(change, verdict.after)} (${causeLabels[cause]})`
    await recordAuditEntry(tables, exchange, { subjectId: product.id, summary })
    const changed = await tables.products.findVariant(variant.id)
    return reply({ row: await presentOne(tables, changed ?? listed) })
  })
}

type Stocked = Pick<SiteTables, 'stock'>

async function presentRows({ stock }: Stocked, listed: readonly ListedVariant[]) {
  const moves = await stock.moveNumbers([...new Set(listed.map(({ product }) => product.id))])
  return listed.map((each) => ({ ...presentInventoryRow(each), moves: moves.get(each.variant.id) ?? 0 }))
}

async function presentOne(tables: Stocked, { product, variant }: ListedVariant) {
  const moves = await tables.stock.moveNumbers([product.id])
  return { ...presentInventoryRow({ product, variant }), moves: moves.get(variant.id) ?? 0 }
}

async function isChangedSince({ stock }: Stocked, variantId: string, change: Asked): Promise<boolean> {
  if (change.kind !== 'add' || change.seenMoves === undefined) return false
  return (await stock.countedSince(variantId, change.seenMoves)) > 0
}

type Asked = BodyOf<typeof changeInventoryCall>['change']

function askedOf(change: Asked): StockChange {
  return change.kind === 'add' ? change : { ...change, seen: { onHand: change.was, isFollowed: false } }
}

function changeSummary(change: Asked, after: number | null): string {
  if (change.kind === 'add') return `${change.units > 0 ? '+' : ''}${change.units}`
  return change.kind === 'set' ? `set to ${after}` : 'unlimited'
}

type Moves = StockHistory['moves']

async function ordersOf({ orders }: Pick<SiteTables, 'orders'>, moves: Moves) {
  const ids = [...new Set(moves.flatMap(({ orderId }) => orderId ?? []))]
  const found = await Promise.all(ids.map((id) => orders.find(id)))
  return new Map(
    found.flatMap((order) => (order ? [[order.id, { id: order.id, name: orderName(order) }]] : [])),
  )
}

async function peopleOf({ accounts }: Pick<SiteTables, 'accounts'>, moves: Moves) {
  const ids = [...new Set(moves.flatMap(({ accountId }) => accountId ?? []))]
  const found = await Promise.all(ids.map((id) => accounts.find(id)))
  return new Map(
    found.flatMap((account) => (account ? [[account.id, account.displayName || account.email]] : [])),
  )
}
