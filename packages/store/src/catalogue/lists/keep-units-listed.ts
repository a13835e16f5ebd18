import { sql } from 'kysely'
import type { Session } from '../../engine/session.ts'
import { statement } from '../../engine/statement.ts'
import { bitsOf } from '../../lists/list-table.ts'
import { variantsTable } from './variants-list-table.ts'

/** Units that came to a variant, or went, as buyers see it. */
export interface UnitsMoved {
  readonly variantId: string
  readonly productId: string
  readonly units: number
}

/**
 * Brings both lists up to date with changed levels, without a look at a product: a number is added to the row of the variant, and to that of its
 * product. Levels are locked before it, so that all who change a product's row do so in the order of ids.
 */
export async function keepUnitsListed(session: Session, moved: readonly UnitsMoved[]): Promise<void> {
  const { websiteId } = session
  const products = new Map<string, number>()
  for (const [id, { productId, units }] of byVariant(moved)) {
    if (units === 0) continue
    // A variant that was taken out of its product, and what is not made of stock, count nothing.
    if ((await session.change(addToVariant, { websiteId, id, units, counted })) !== 1) continue
    products.set(productId, (products.get(productId) ?? 0) + units)
  }
  for (const [id, units] of [...products].sort(([one], [other]) => (one < other ? -1 : 1)))
    if (units !== 0) await session.write(addToProduct, { websiteId, id, units })
}

const counted = bitsOf(variantsTable, 'counted', ['yes'])

function byVariant(moved: readonly UnitsMoved[]): readonly (readonly [string, UnitsMoved])[] {
  const sums = new Map<string, UnitsMoved>()
  for (const each of moved) {
    const units = (sums.get(each.variantId)?.units ?? 0) + each.units
    sums.set(each.variantId, { ...each, units })
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1))
}

interface GivenUnits {
  readonly websiteId: string
  readonly id: string
  readonly units: number
}

const addToVariant = statement((db, given: GivenUnits & { readonly counted: number }) =>
  db
    .updateTable('listed_variants')
    .set((column) => ({ units: column('units', '+', given.units) }))
    .where('website_id', '=', given.websiteId)
    .where('row_id', '=', given.id)
    .where(sql<boolean>`(bits & cast(${given.counted} as bigint)) <> 0`),
)

const addToProduct = statement((db, given: GivenUnits) =>
  db
    .updateTable('listed_products')
    .set((column) => ({ units: column('units', '+', given.units) }))
    .where('website_id', '=', given.websiteId)
    .where('row_id', '=', given.id),
)
