import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { StockHoldRow, StockLevelRow } from '../schema/schema-stock.ts'
import { keepUnitsListed, type UnitsMoved } from './lists/keep-units-listed.ts'
import type { HoldResult, StockLine } from './stock-ledger.ts'
import { changeLevel, type LevelChange, lockLevel } from './stock-levels.ts'

/** Holds units for a payment; what the same payment held before is given back first. Nothing is held when a line falls short. */
export async function holdUnits(
  session: Session,
  payment: { readonly id: string; readonly expiresAtMs: number },
  lines: readonly StockLine[],
): Promise<HoldResult> {
  const freed = { kind: 'counted', orderId: null, reason: '' } as const
  const moved: UnitsMoved[] = [
    ...(await changeHolds(session, payment.id, (hold) => ({
      onHand: 0,
      held: -hold.quantity,
      movement: freed,
    }))),
  ]
  const levels = new Map<string, StockLevelRow>()
  for (const { variantId } of lines) {
    const level = await lockLevel(session, variantId)
    if (level) levels.set(variantId, level)
  }
  const short = lines.filter((line) => !canSupply(levels.get(line.variantId), line.quantity))
  if (short.length > 0) {
    await keepUnitsListed(session, moved)
    return { ok: false, short }
  }
  for (const line of lines) {
    const level = levels.get(line.variantId)
    if (level?.is_unlimited !== 0) continue
    await holdLine(session, payment, line)
    moved.push({ variantId: line.variantId, productId: level.product_id, units: -line.quantity })
  }
  await keepUnitsListed(session, moved)
  return { ok: true }
}

/** Closes the holds of a payment, and changes the level behind each; the lists are told by who calls. */
export async function changeHolds(
  session: Session,
  paymentId: string,
  changeFor: (hold: StockHoldRow) => LevelChange,
): Promise<readonly UnitsMoved[]> {
  const { websiteId } = session
  const moved: UnitsMoved[] = []
  const holds = await session.all(listHolds, { websiteId, paymentId })
  for (const hold of holds) {
    const level = await lockLevel(session, hold.variant_id)
    const isOurs =
      (await session.change(deleteHold, { websiteId, paymentId, variantId: hold.variant_id })) === 1
    // Another transaction may have closed it while this one waited for the lock.
    if (level && isOurs) moved.push(await changeLevel(session, level, changeFor(hold)))
  }
  return moved
}

function canSupply(level: StockLevelRow | undefined, quantity: number): boolean {
  if (!level) return false
  return level.is_unlimited === 1 || level.on_hand - level.held >= quantity
}

async function holdLine(
  session: Session,
  payment: { readonly id: string; readonly expiresAtMs: number },
  { variantId, quantity }: StockLine,
): Promise<void> {
  const { websiteId } = session
  const changed = await session.change(holdIfThere, { websiteId, variantId, quantity })
  if (changed !== 1) throw new Error(`The locked stock of ${variantId} changed`)
  await session.change(insertHold, {
    websiteId,
    paymentId: payment.id,
    variantId,
    quantity,
    expiresAtMs: payment.expiresAtMs,
  })
}

const holdIfThere = statement((db, given: { websiteId: string; variantId: string; quantity: number }) =>
  db
    .updateTable('stock_levels')
    .set((column) => ({ held: column('held', '+', given.quantity) }))
    .where('website_id', '=', given.websiteId)
    .where('variant_id', '=', given.variantId)
    .where('is_unlimited', '=', 0)
    .where((column) => column(column('on_hand', '-', column.ref('held')), '>=', given.quantity)),
)

const listHolds = statement((db, given: { websiteId: string; paymentId: string }) =>
  db
    .selectFrom('stock_holds')
    .selectAll()
    .where('website_id', '=', given.websiteId)
    .where('payment_id', '=', given.paymentId)
    .orderBy('variant_id'),
)

const insertHold = statement(
  (
    db,
    given: {
      websiteId: string
      paymentId: string
      variantId: string
      quantity: number
      expiresAtMs: number
    },
  ) =>
    db.insertInto('stock_holds').values({
      website_id: given.websiteId,
      payment_id: given.paymentId,
      variant_id: given.variantId,
      quantity: given.quantity,
      expires_at_ms: given.expiresAtMs,
    }),
)

const deleteHold = statement((db, given: { websiteId: string; paymentId: string; variantId: string }) =>
  db
    .deleteFrom('stock_holds')
    .where('website_id', '=', given.websiteId)
    .where('payment_id', '=', given.paymentId)
    .where('variant_id', '=', given.variantId),
)
