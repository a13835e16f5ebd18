import { lockRowsOf } from '../engine/locking.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { StockHoldRow, StockLevelRow } from '../schema/schema-stock.ts'
import { keepUnitsListed, type UnitsMoved } from './lists/keep-units-listed.ts'
import type { DroppedHold, HoldResult, StockLine } from './stock-ledger.ts'
import { changeLevel, type LevelChange, lockLevel } from './stock-levels.ts'

/** Holds units for a payment; what the same payment held before is given back first. Nothing is held when a line falls short. */
export async function holdUnits(
  session: Session,
  payment: { readonly id: string; readonly expiresAtMs: number },
  lines: readonly StockLine[],
): Promise<HoldResult> {
  const { websiteId } = session
  const asked = { websiteId, paymentId: payment.id }
  const [former, first] = await Promise.all([session.all(listHolds, asked), lockLevels(session, lines)])
  const moved = former.length === 0 ? [] : [...(await changeHolds(session, payment.id, freeHold))]
  const levels = former.length === 0 ? first : await lockLevels(session, lines)
  const short = lines.filter((line) => !canSupply(levels.get(line.variantId), line.quantity))
  if (short.length > 0) {
    await keepUnitsListed(session, moved)
    return { ok: false, short }
  }
  const counted = lines.filter(({ variantId }) => levels.get(variantId)?.is_unlimited === 0)
  await Promise.all(counted.map((line) => holdLine(session, payment, line)))
  for (const { variantId, quantity } of counted)
    moved.push({ variantId, productId: levels.get(variantId)?.product_id ?? '', units: -quantity })
  await keepUnitsListed(session, moved)
  return { ok: true }
}

/** What changes with a hold that comes to nothing. */
export function freeHold({ quantity }: StockHoldRow): LevelChange {
  return { onHand: 0, held: -quantity, movement: { kind: 'counted', orderId: null, reason: '' } }
}

/** What changes with a hold whose units were sold by an order. */
export function soldBy(orderId: string): (hold: StockHoldRow) => LevelChange {
  return ({ quantity }) => ({
    onHand: -quantity,
    held: -quantity,
    movement: { kind: 'sold', orderId, reason: '' },
  })
}

/** Closes the holds of a payment, and changes the level behind each; the lists are told by who calls. */
export async function changeHolds(
  session: Session,
  paymentId: string,
  changeFor: (hold: StockHoldRow) => LevelChange,
): Promise<readonly UnitsMoved[]> {
  return changeHeld(session, await dropHolds(session, paymentId), changeFor)
}

/** Drops the holds of a payment; the level behind each is to be changed in the same transaction. */
export async function dropHolds(session: Session, paymentId: string): Promise<readonly DroppedHold[]> {
  const asked = { websiteId: session.websiteId, paymentId }
  // What another transaction closed while this one waited for the lock is not deleted here.
  const [held, closed] = await Promise.all([session.all(lockHeld, asked), session.all(deleteHolds, asked)])
  const ours = new Map(closed.map((hold) => [hold.variant_id, hold]))
  return held.flatMap((level) => {
    const hold = ours.get(level.variant_id)
    return hold ? [{ level, hold }] : []
  })
}

/** Changes the levels behind holds that were dropped; the lists are told by who calls. */
export async function changeHeld(
  session: Session,
  dropped: readonly DroppedHold[],
  changeFor: (hold: StockHoldRow) => LevelChange,
): Promise<readonly UnitsMoved[]> {
  const moved: UnitsMoved[] = []
  for (const { level, hold } of dropped) moved.push(await changeLevel(session, level, changeFor(hold)))
  return moved
}

/** The levels of lines, locked in the order of the lines. */
async function lockLevels(
  session: Session,
  lines: readonly StockLine[],
): Promise<ReadonlyMap<string, StockLevelRow>> {
  const found = await Promise.all(lines.map(({ variantId }) => lockLevel(session, variantId)))
  return new Map(found.flatMap((level) => (level ? [[level.variant_id, level]] : [])))
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
  const { id: paymentId, expiresAtMs } = payment
  const [changed] = await Promise.all([
    session.change(holdIfThere, { websiteId, variantId, quantity }),
    session.write(insertHold, { websiteId, paymentId, variantId, quantity, expiresAtMs }),
  ])
  if (changed !== 1) throw new Error(`The locked stock of ${variantId} changed`)
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

/** What payments of a cart hold. */
export const listHeldByCart = statement((db, given: { websiteId: string; cartId: string }) =>
  db
    .selectFrom('payments')
    .innerJoin('stock_holds', (join) =>
      join
        .onRef('stock_holds.website_id', '=', 'payments.website_id')
        .onRef('stock_holds.payment_id', '=', 'payments.id'),
    )
    .select(['stock_holds.variant_id', 'stock_holds.quantity'])
    .where('payments.website_id', '=', given.websiteId)
    .where('payments.cart_id', '=', given.cartId),
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

/** The levels of which a payment holds units, locked in the order of their ids. */
const lockHeld = statement((db, given: { websiteId: string; paymentId: string }, engine) =>
  lockRowsOf(
    engine,
    'stock_levels',
    db
      .selectFrom('stock_levels')
      .innerJoin('stock_holds', (join) =>
        join
          .onRef('stock_holds.website_id', '=', 'stock_levels.website_id')
          .onRef('stock_holds.variant_id', '=', 'stock_levels.variant_id'),
      )
      .selectAll('stock_levels')
      .where('stock_holds.website_id', '=', given.websiteId)
      .where('stock_holds.payment_id', '=', given.paymentId)
      .orderBy('stock_holds.variant_id'),
  ),
)

const deleteHolds = statement((db, given: { websiteId: string; paymentId: string }) =>
  db
    .deleteFrom('stock_holds')
    .where('website_id', '=', given.websiteId)
    .where('payment_id', '=', given.paymentId)
    .returningAll(),
)
