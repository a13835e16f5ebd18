import type { StockCause } from '@vitrine/domain/catalogue/stock/stock-cause'
import { sql } from 'kysely'
import { listQuery } from '../engine/list-query.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { HistoryPlace, StockHistory, StockMovement } from './stock-ledger.ts'

/** Movements from the newest on. What was on hand after each is told by the sum of those up to it. */
export async function readHistory(
  session: Session,
  variantId: string,
  { before = Number.MAX_SAFE_INTEGER, limit }: HistoryPlace,
): Promise<StockHistory> {
  const given = { websiteId: session.websiteId, variantId, before, limit: limit + 1 }
  const rows = await session.all(movementsBefore, given)
  // Up to the newest that was read: what is sold at this moment belongs to the next look.
  const summed = await session.first(sumBefore, { ...given, before: (rows[0]?.sequence ?? 0) + 1 })
  let onHand = summed?.sum ?? 0
  const page = rows.slice(0, limit)
  const moves = page.map((row) => {
    const onHandAfter = onHand
    onHand -= row.quantity
    return { ...shown(row), number: row.sequence, onHandAfter }
  })
  return { moves, next: rows.length > limit ? (page.at(-1)?.sequence ?? null) : null }
}

/** How often owners changed the stock behind a movement; the database counts, so that no history is too long. */
export async function countedSince(session: Session, variantId: string, moveNumber: number): Promise<number> {
  const given = { websiteId: session.websiteId, variantId, moveNumber }
  return Number((await session.first(countCountedSince, given))?.total ?? 0)
}

/** The number of the newest movement of each variant of some products. */
export async function moveNumbers(
  session: Session,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (productIds.length === 0) return new Map()
  const rows = await levelsOf(session, productIds)
  return new Map(rows.map(({ variant_id, movement_count }) => [variant_id, movement_count]))
}

const levelsOf = listQuery((db, websiteId, productIds) =>
  db
    .selectFrom('stock_levels')
    .select(['variant_id', 'movement_count'])
    .where('website_id', '=', websiteId)
    .where('product_id', 'in', productIds),
)

/** How often each variant of a product was counted. What was received is added to what is there, and is no count. */
export async function stockVersions(
  session: Session,
  productId: string,
): Promise<Readonly<Record<string, number>>> {
  const rows = await session.all(countCountings, { websiteId: session.websiteId, productId })
  return Object.fromEntries(rows.map(({ variant_id, total }) => [variant_id, Number(total)]))
}

/** A movement as it is read. */
export function shown(row: {
  readonly at_ms: number
  readonly kind: StockMovement['kind']
  readonly quantity: number
  readonly order_id: string | null
  readonly reason: string
  readonly cause: string | null
  readonly account_id: string | null
}): StockMovement {
  return {
    atMs: row.at_ms,
    kind: row.kind,
    quantity: row.quantity,
    orderId: row.order_id,
    reason: row.reason,
    cause: row.cause as StockCause | null,
    accountId: row.account_id,
  }
}

const columns = [
  'sequence',
  'at_ms',
  'kind',
  'quantity',
  'order_id',
  'reason',
  'cause',
  'account_id',
] as const

/** All movements of a variant, from the first on. */
export const listMovements = statement((db, given: { websiteId: string; variantId: string }) =>
  db
    .selectFrom('stock_movements')
    .select(columns)
    .where('website_id', '=', given.websiteId)
    .where('variant_id', '=', given.variantId)
    .orderBy('sequence'),
)

interface GivenPlace {
  readonly websiteId: string
  readonly variantId: string
  readonly before: number
  readonly limit: number
}

const movementsBefore = statement((db, given: GivenPlace) =>
  db
    .selectFrom('stock_movements')
    .select(columns)
    .where('website_id', '=', given.websiteId)
    .where('variant_id', '=', given.variantId)
    .where('sequence', '<', given.before)
    .orderBy('sequence', 'desc')
    .limit(given.limit),
)

interface GivenMove {
  readonly websiteId: string
  readonly variantId: string
  readonly moveNumber: number
}

const countCountedSince = statement((db, given: GivenMove) =>
  db
    .selectFrom('stock_movements')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('website_id', '=', given.websiteId)
    .where('variant_id', '=', given.variantId)
    .where('sequence', '>', given.moveNumber)
    .where('kind', 'in', [sql.lit<'counted'>('counted'), sql.lit<'received'>('received')]),
)

const countCountings = statement((db, given: { readonly websiteId: string; readonly productId: string }) =>
  db
    .selectFrom('stock_movements')
    .select(({ fn }) => ['variant_id', fn.countAll<number>().as('total')])
    .where('website_id', '=', given.websiteId)
    .where('variant_id', 'in', (inner) =>
      inner
        .selectFrom('stock_levels')
        .select('variant_id')
        .where('website_id', '=', given.websiteId)
        .where('product_id', '=', given.productId),
    )
    .where('kind', '=', sql.lit<'counted'>('counted'))
    .groupBy('variant_id'),
)

const sumBefore = statement((db, given: GivenPlace) =>
  db
    .selectFrom('stock_movements')
    .select(sql<number>`cast(coalesce(sum(quantity), 0) as bigint)`.as('sum'))
    .where('website_id', '=', given.websiteId)
    .where('variant_id', '=', given.variantId)
    .where('sequence', '<', given.before),
)
