import type { Product } from '@vitrine/domain/catalogue/product'
import { lockRows } from '../engine/locking.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { StockLevelRow } from '../schema/schema-stock.ts'
import type { UnitsMoved } from './lists/keep-units-listed.ts'
import type { CountedBy, StockMovement } from './stock-ledger.ts'

/** The level of a variant, locked until the end of the transaction. */
export function lockLevel(session: Session, variantId: string): Promise<StockLevelRow | undefined> {
  return session.first(lockOne, { websiteId: session.websiteId, variantId })
}

/** What changes a level: units that come or go, and units that are held or freed. */
export interface LevelChange {
  readonly onHand: number
  readonly held: number
  /** Recorded when what is on hand changes. */
  readonly movement: NewMovement
}

/** A movement as it is written down; nobody chose a cause of what was sold. */
export type NewMovement = Pick<StockMovement, 'kind' | 'orderId' | 'reason'> &
  Partial<Pick<StockMovement, 'cause' | 'accountId'>>

/** Changes a locked level, and records the movement if units came or went; returns what buyers see of it. */
export async function changeLevel(
  session: Session,
  level: StockLevelRow,
  { onHand, held, movement }: LevelChange,
): Promise<UnitsMoved> {
  const { websiteId } = session
  const { variant_id: variantId, product_id: productId } = level
  const moves = onHand !== 0 ? 1 : 0
  await session.write(addToLevel, { websiteId, variantId, onHand, held, moves })
  if (moves > 0) await recordMovement(session, level, onHand, movement)
  return { variantId, productId, units: level.is_unlimited === 1 ? 0 : onHand - held }
}

/** Writes a movement of a locked level down, behind those that it counts. */
export async function recordMovement(
  session: Session,
  level: Pick<StockLevelRow, 'variant_id' | 'movement_count'>,
  quantity: number,
  { kind, orderId, reason, cause = null, accountId = null }: NewMovement,
): Promise<void> {
  await session.write(insertMovement, {
    websiteId: session.websiteId,
    variantId: level.variant_id,
    sequence: level.movement_count + 1,
    atMs: session.now(),
    kind,
    quantity,
    orderId,
    reason,
    cause,
    accountId,
  })
}

/** The levels of a product, of variants that left it, too, locked until the end of the transaction in the order of their ids, as buyers lock them. */
export function lockLevelsOf(session: Session, productId: string): Promise<readonly StockLevelRow[]> {
  return session.all(lockAll, { websiteId: session.websiteId, productId })
}

/** Opens a level for each new variant with the stock it brings; known variants keep theirs. Gives all of the product, locked. */
export async function openLevels(
  session: Session,
  product: Product,
  by: CountedBy = {},
): Promise<readonly StockLevelRow[]> {
  const locked = await lockLevelsOf(session, product.id)
  const known = new Set(locked.map(({ variant_id }) => variant_id))
  const opened = product.variants.filter(({ id }) => !known.has(id))
  for (const { id: variantId, stock } of opened) {
    const given = { websiteId: session.websiteId, variantId, productId: product.id }
    const isUnlimited = stock.unlimited ? 1 : 0
    const isNew = (await session.change(insertLevel, { ...given, isUnlimited })) === 1
    if (!isNew || stock.unlimited || stock.onHand === 0) continue
    const level = await lockLevel(session, variantId)
    if (!level) throw new Error(`The stock level of ${variantId} is gone`)
    const { cause = null, accountId = null } = by
    const movement = { kind: 'received', orderId: null, reason: '', cause, accountId } as const
    await changeLevel(session, level, { onHand: stock.onHand, held: 0, movement })
  }
  return opened.length === 0 ? locked : lockLevelsOf(session, product.id)
}

const lockOne = statement((db, given: { websiteId: string; variantId: string }, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('stock_levels')
      .selectAll()
      .where('website_id', '=', given.websiteId)
      .where('variant_id', '=', given.variantId),
  ),
)

const lockAll = statement((db, given: { websiteId: string; productId: string }, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('stock_levels')
      .selectAll()
      .where('website_id', '=', given.websiteId)
      .where('product_id', '=', given.productId)
      .orderBy('variant_id'),
  ),
)

const insertLevel = statement(
  (db, given: { websiteId: string; variantId: string; productId: string; isUnlimited: number }) =>
    db
      .insertInto('stock_levels')
      .values({
        website_id: given.websiteId,
        variant_id: given.variantId,
        product_id: given.productId,
        is_unlimited: given.isUnlimited,
        on_hand: 0,
        held: 0,
        movement_count: 0,
      })
      .onConflict((conflict) => conflict.columns(['website_id', 'variant_id']).doNothing()),
)

const addToLevel = statement(
  (db, given: { websiteId: string; variantId: string; onHand: number; held: number; moves: number }) =>
    db
      .updateTable('stock_levels')
      .set((column) => ({
        on_hand: column('on_hand', '+', given.onHand),
        held: column('held', '+', given.held),
        movement_count: column('movement_count', '+', given.moves),
      }))
      .where('website_id', '=', given.websiteId)
      .where('variant_id', '=', given.variantId),
)

interface GivenMovement {
  readonly websiteId: string
  readonly variantId: string
  readonly sequence: number
  readonly atMs: number
  readonly kind: StockMovement['kind']
  readonly quantity: number
  readonly orderId: string | null
  readonly reason: string
  readonly cause: string | null
  readonly accountId: string | null
}

const insertMovement = statement((db, given: GivenMovement) =>
  db.insertInto('stock_movements').values({
    website_id: given.websiteId,
    variant_id: given.variantId,
    sequence: given.sequence,
    at_ms: given.atMs,
    kind: given.kind,
    quantity: given.quantity,
    order_id: given.orderId,
    reason: given.reason,
    cause: given.cause,
    account_id: given.accountId,
  }),
)
