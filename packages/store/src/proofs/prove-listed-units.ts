import { sql } from 'kysely'
import { unlimitedUnits } from '../catalogue/lists/listed-units.ts'
import type { Session } from '../engine/session.ts'

/** The lists of products and variants count what the levels hold, and know every product. */
export async function proveListedUnits(session: Session): Promise<readonly string[]> {
  const { websiteId } = session
  const variants = await session.query((db) => ({
    compile: () =>
      sql<Units>`select listed.row_id, listed.units, case when level.is_unlimited = 1 then ${unlimitedUnits} else level.on_hand - level.held end as counted
        from listed_variants as listed join stock_levels as level
          on level.website_id = listed.website_id and level.variant_id = listed.row_id
        where listed.website_id = ${websiteId} and (listed.units < ${unlimitedUnits} or level.is_unlimited = 1)`.compile(
        db,
      ),
  }))
  const products = await session.query((db) => ({
    compile: () =>
      sql<Units>`select product.id as row_id, listed.units, (
          select coalesce(sum(variant.units), 0) from stock_levels as level join listed_variants as variant
            on variant.website_id = level.website_id and variant.row_id = level.variant_id
          where level.website_id = product.website_id and level.product_id = product.id) as counted
        from products as product left join listed_products as listed
          on listed.website_id = product.website_id and listed.row_id = product.id
        where product.website_id = ${websiteId}`.compile(db),
  }))
  return [
    ...variants.filter(isWrong).map((row) => sentence('variant', row)),
    ...products.filter(isWrong).map((row) => sentence('product', row)),
  ]
}

interface Units {
  readonly row_id: string
  /** Null: it is not listed. */
  readonly units: number | null
  readonly counted: number
}

const isWrong = ({ units, counted }: Units) => units === null || Number(units) !== Number(counted)

function sentence(what: string, { row_id, units, counted }: Units): string {
  if (units === null) return `${what} ${row_id} is not listed.`
  return `${what} ${row_id} is listed with ${units} units, but has ${counted}.`
}
