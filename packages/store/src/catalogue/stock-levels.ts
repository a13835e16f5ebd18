import type { Product } from '@vitrine/domain/catalogue/product'
import { lockRows } from '../engine/locking.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { StockLevelRow } from '../schema/schema.ts'
import type { StockMovement } from './stock-ledger.ts'

/** The level of a variant, locked until the end of the transaction. */
export function lockLevel(session: Session, variantId: string): Promise<StockLevelRow | undefined> {
  return session.first(lockOne, { websiteId: session.websiteId, variantId })
}

/** What changes a level: units that come or go, and units that are held or freed. */
export interface LevelChange {
  readonly onHand: number
  readonly held: number
  /** Recorded when what is on hand changes. */
  readonly movement: Omit<StockMovement, 'atMs' | 'quantity'>
}

/** Changes a locked level, and records the movement if units came or went. */
export async function changeLevel(
  session: Session,
  level: StockLevelRow,
  { onHand, held, movement }: LevelChange,
): Promise<void> {
  const { websiteId } = session
  const variantId = level.variant_id
  const sequence = level.movement_count + 1
  const moves = onHand !== 0 ? 1 : 0
  await session.change(addToLevel, { websiteId, variantId, onHand, held, moves })
  if (moves === 0) return
  const { kind, orderId, reason } = movement
  const atMs = session.now()
  await session.change(insertMovement, {
    websiteId,
    variantId,
    sequence,
    atMs,
    kind,
    quantity: onHand,
    orderId,
    reason,
  })
}

/** Opens a level for each new variant with the stock it brings; known variants keep theirs. */
export async function openLevels(session: Session, product: Product): Promise<void> {
  for (const { id: variantId, stock } of product.variants) {
    const given = { websiteId: session.websiteId, variantId, productId: product.id }
    const isUnlimited = stock.unlimited ? 1 : 0
    const isNew = (await session.change(insertLevel, { ...given, isUnlimited })) === 1
    if (!isNew || stock.unlimited || stock.onHand === 0) continue
    const level = await lockLevel(session, variantId)
    if (!level) throw new Error(`The stock level of ${variantId} is gone`)
    const movement = { kind: 'received', orderId: null, reason: '' } as const
    await changeLevel(session, level, { onHand: stock.onHand, held: 0, movement })
  }
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
  }),
)
