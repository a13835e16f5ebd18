import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { addUnits, countVariant } from './count-stock.ts'
import { keepUnitsListed, type UnitsMoved } from './lists/keep-units-listed.ts'
import { countLow } from './low-stock.ts'
import { stockOf } from './product-documents.ts'
import {
  countedSince,
  listMovements,
  moveNumbers,
  readHistory,
  shown,
  stockVersions,
} from './stock-history.ts'
import {
  changeHeld,
  changeHolds,
  dropHolds,
  freeHold,
  holdUnits,
  listHeldByCart,
  soldBy,
} from './stock-holds.ts'
import type { StockLedger, StockLine } from './stock-ledger.ts'
import { changeLevel, lockLevel } from './stock-levels.ts'

/**
 * Stock of variants. Rows are locked in the order of their ids, so that two buyers never wait for each other. A variant
 * that becomes unlimited keeps its counted units asleep, so that holds and movements go on adding up.
 */
export function stockRows(session: Session): StockLedger {
  const { websiteId } = session
  return {
    lock: async (variantId) => void (await lockLevel(session, variantId)),
    read: async (variantId) => {
      const level = await session.first(readLevel, { websiteId, variantId })
      return level && stockOf(level)
    },
    countLow: (mostUnits) => countLow(session, mostUnits),
    hold: (payment, lines) => session.atomically((inside) => holdUnits(inside, payment, sumLines(lines))),
    heldByCart: async (cartId) =>
      (await session.all(listHeldByCart, { websiteId, cartId })).map((row) => ({
        variantId: row.variant_id,
        quantity: row.quantity,
      })),
    take: (paymentId, orderId) =>
      session.atomically((inside) => closeHolds(inside, paymentId, soldBy(orderId))),
    dropHolds: (paymentId) => session.atomically((inside) => dropHolds(inside, paymentId)),
    takeDropped: (dropped, orderId) =>
      session.atomically(async (inside) =>
        keepUnitsListed(inside, await changeHeld(inside, dropped, soldBy(orderId))),
      ),
    release: (paymentId) => session.atomically((inside) => closeHolds(inside, paymentId, freeHold)),
    restock: (orderId, lines) => session.atomically((inside) => restock(inside, orderId, sumLines(lines))),
    count: (variantId, stock, reason, by = {}) =>
      session.atomically((inside) => countVariant(inside, variantId, stock, { reason, ...by })),
    add: (variantId, units, reason, by = {}) =>
      session.atomically((inside) => addUnits(inside, variantId, units, { reason, ...by })),
    movements: async (variantId) => (await session.all(listMovements, { websiteId, variantId })).map(shown),
    history: (variantId, place) => readHistory(session, variantId, place),
    countedSince: (variantId, moveNumber) => countedSince(session, variantId, moveNumber),
    moveNumbers: (productIds) => moveNumbers(session, productIds),
    versions: (productId) => stockVersions(session, productId),
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
  const moved: UnitsMoved[] = []
  for (const { variantId, quantity } of lines) {
    const level = await lockLevel(session, variantId)
    if (!level || level.is_unlimited === 1) continue
    const movement = { kind: 'restocked', orderId, reason: '' } as const
    moved.push(await changeLevel(session, level, { onHand: quantity, held: 0, movement }))
  }
  await keepUnitsListed(session, moved)
}

async function closeHolds(...holds: Parameters<typeof changeHolds>): Promise<void> {
  await keepUnitsListed(holds[0], await changeHolds(...holds))
}

const readLevel = statement((db, given: { websiteId: string; variantId: string }) =>
  db
    .selectFrom('stock_levels')
    .select(['is_unlimited', 'on_hand', 'held'])
    .where('website_id', '=', given.websiteId)
    .where('variant_id', '=', given.variantId),
)
