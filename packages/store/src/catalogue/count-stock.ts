import type { Stock } from '@vitrine/domain/catalogue/product'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { StockLevelRow } from '../schema/schema-stock.ts'
import { keepUnitsListed } from './lists/keep-units-listed.ts'
import { unlimitedUnits } from './lists/listed-units.ts'
import { stockOf } from './product-documents.ts'
import type { CountedBy, StockLedger } from './stock-ledger.ts'
import { changeLevel, lockLevel, type NewMovement, recordMovement } from './stock-levels.ts'

/** Why stock is counted, and by whom; or that nobody counted, as pieces came or went. */
type CountContext = CountedBy & { readonly reason: string; readonly isAddition?: boolean | undefined }

/** Sets what is on hand of a variant, or that there is no end of it. */
export async function countVariant(
  session: Session,
  variantId: string,
  stock: Parameters<StockLedger['count']>[1],
  counting: CountContext,
): Promise<Stock> {
  const level = await lockLevel(session, variantId)
  if (!level) throw new Error(`There is no stock level of variant ${variantId}`)
  if (stock.unlimited !== (level.is_unlimited === 1)) await turn(session, level, stock.unlimited, counting)
  const turned = (await lockLevel(session, variantId)) ?? level
  // What buyers who are just paying were promised stays on the shelf: it is not counted away.
  if (!stock.unlimited) {
    const { onHand, isAddition } = stock
    await move(session, turned, Math.max(onHand, turned.held), { ...counting, isAddition })
  }
  const counted = (await lockLevel(session, variantId)) ?? turned
  const units = unitsOf(counted) - unitsOf(level)
  await keepUnitsListed(session, [{ variantId, productId: level.product_id, units }])
  return stockOf(counted)
}

/** Adds units, or takes some away; null when that cannot be. */
export async function addUnits(
  session: Session,
  variantId: string,
  units: number,
  counting: CountContext,
): Promise<Stock | null> {
  const level = await lockLevel(session, variantId)
  if (!level || level.is_unlimited === 1 || level.on_hand + units < level.held) return null
  await move(session, level, level.on_hand + units, counting)
  await keepUnitsListed(session, [{ variantId, productId: level.product_id, units }])
  return stockOf({ ...level, on_hand: level.on_hand + units })
}

async function move(session: Session, level: StockLevelRow, counted: number, counting: CountContext) {
  const onHand = counted - level.on_hand
  if (onHand !== 0) await changeLevel(session, level, { onHand, held: 0, movement: movementOf(counting) })
}

/** Units of a variant without an end stay asleep, so that holds and movements go on adding up. */
async function turn(session: Session, level: StockLevelRow, isUnlimited: boolean, counting: CountContext) {
  const { websiteId } = session
  const given = { websiteId, variantId: level.variant_id, isUnlimited: isUnlimited ? 1 : 0 }
  await session.write(setUnlimited, given)
  const cause = isUnlimited ? 'unlimited' : 'limited'
  await recordMovement(session, level, 0, { ...movementOf(counting), cause })
}

function movementOf({
  reason,
  cause = null,
  accountId = null,
  isAddition = false,
}: CountContext): NewMovement {
  return { kind: isAddition ? 'received' : 'counted', orderId: null, reason, cause, accountId }
}

const unitsOf = (level: StockLevelRow) =>
  level.is_unlimited === 1 ? unlimitedUnits : level.on_hand - level.held

const setUnlimited = statement((db, given: { websiteId: string; variantId: string; isUnlimited: number }) =>
  db
    .updateTable('stock_levels')
    .set((column) => ({
      is_unlimited: given.isUnlimited,
      movement_count: column('movement_count', '+', 1),
    }))
    .where('website_id', '=', given.websiteId)
    .where('variant_id', '=', given.variantId),
)
