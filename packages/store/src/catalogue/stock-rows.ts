import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { StockLevelRow } from '../schema/schema.ts'
import { countLow } from './low-stock.ts'
import { stockOf } from './product-documents.ts'
import { changeHolds, holdUnits } from './stock-holds.ts'
import type { StockLedger, StockLine } from './stock-ledger.ts'
import { changeLevel, lockLevel } from './stock-levels.ts'

/**
 * Stock of variants. Rows are locked in the order of their ids, so that two buyers never wait for each other. A variant
 * that becomes unlimited keeps its counted units asleep, so that holds and movements go on adding up.
 */
export function stockRows(session: Session): StockLedger {
  const { websiteId } = session
  return {
    read: async (variantId) => {
      const level = await session.first(readLevel, { websiteId, variantId })
      return level && stockOf(level)
    },
    countLow: (mostUnits) => countLow(session, mostUnits),
    hold: (payment, lines) => session.atomically((inside) => holdUnits(inside, payment, sumLines(lines))),
    take: (paymentId, orderId) =>
      session.atomically((inside) =>
        changeHolds(inside, paymentId, (hold) => ({
          onHand: -hold.quantity,
          held: -hold.quantity,
          movement: { kind: 'sold', orderId, reason: '' },
        })),
      ),
    release: (paymentId) =>
      session.atomically((inside) =>
        changeHolds(inside, paymentId, (hold) => ({
          onHand: 0,
          held: -hold.quantity,
          movement: { kind: 'counted', orderId: null, reason: '' },
        })),
      ),
    restock: (orderId, lines) => session.atomically((inside) => restock(inside, orderId, sumLines(lines))),
    count: (variantId, stock, reason) =>
      session.atomically((inside) => count(inside, variantId, stock, reason)),
    movements: async (variantId) => {
      const rows = await session.all(listMovements, { websiteId, variantId })
      return rows.map((row) => ({
        atMs: row.at_ms,
        kind: row.kind,
        quantity: row.quantity,
        orderId: row.order_id,
        reason: row.reason,
      }))
    },
  }
}

/** One line per variant, in the order in which rows are locked. */
function sumLines(lines: readonly StockLine[]): readonly StockLine[] {
  const sums = new Map<string, number>()
  for (const { variantId, quantity } of lines) {
    if (!Number.isInteger(quantity) || quantity < 1) throw new Error(`${quantity} is no quantity of stock`)
    sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  }
  const ids = [...sums.keys()].sort()
  return ids.map((variantId) => ({ variantId, quantity: sums.get(variantId) ?? 0 }))
}

async function restock(session: Session, orderId: string, lines: readonly StockLine[]): Promise<void> {
  for (const { variantId, quantity } of lines) {
    const level = await lockLevel(session, variantId)
    if (!level || level.is_unlimited === 1) continue
    const movement = { kind: 'restocked', orderId, reason: '' } as const
    await changeLevel(session, level, { onHand: quantity, held: 0, movement })
  }
}

async function count(
  session: Session,
  variantId: string,
  stock: Parameters<StockLedger['count']>[1],
  reason: string,
) {
  const level = await lockLevel(session, variantId)
  if (!level) throw new Error(`There is no stock level of variant ${variantId}`)
  const { websiteId } = session
  await session.change(setUnlimited, { websiteId, variantId, isUnlimited: stock.unlimited ? 1 : 0 })
  if (!stock.unlimited) await countTo(session, level, stock.onHand, reason)
  return stockOf((await lockLevel(session, variantId)) ?? level)
}

/** What buyers who are just paying were promised stays on the shelf: it is not counted away. */
async function countTo(session: Session, level: StockLevelRow, counted: number, reason: string) {
  const onHand = Math.max(counted, level.held) - level.on_hand
  if (onHand === 0) return
  const movement = { kind: 'counted', orderId: null, reason } as const
  await changeLevel(session, level, { onHand, held: 0, movement })
}

const readLevel = statement((db, given: { websiteId: string; variantId: string }) =>
  db
    .selectFrom('stock_levels')
    .select(['is_unlimited', 'on_hand', 'held'])
    .where('website_id', '=', given.websiteId)
    .where('variant_id', '=', given.variantId),
)

const setUnlimited = statement((db, given: { websiteId: string; variantId: string; isUnlimited: number }) =>
  db
    .updateTable('stock_levels')
    .set({ is_unlimited: given.isUnlimited })
    .where('website_id', '=', given.websiteId)
    .where('variant_id', '=', given.variantId),
)

const listMovements = statement((db, given: { websiteId: string; variantId: string }) =>
  db
    .selectFrom('stock_movements')
    .select(['at_ms', 'kind', 'quantity', 'order_id', 'reason'])
    .where('website_id', '=', given.websiteId)
    .where('variant_id', '=', given.variantId)
    .orderBy('sequence'),
)
