import { productTypeNumbers, stockedTypeNumbers } from '@vitrine/domain/catalogue/product-types'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Session } from '../engine/session.ts'
import type { Schema } from '../schema/schema.ts'

/** Counts the products that run low, by the rule that their list is filtered by. */
export async function countLow(session: Session, mostUnits: number): Promise<number> {
  const [counted] = await session.query((db) =>
    db
      .selectFrom('products')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where('website_id', '=', session.websiteId)
      .where(runsLow(mostUnits)),
  )
  return counted?.total ?? 0
}

/**
 * Which products have so many units or fewer in all their variants together. Levels of variants that were removed stay for the orders that
 * name them, and are no stock; what is not made of stock, such as a file, never runs low.
 */
export function runsLow(mostUnits: number) {
  return (row: ExpressionBuilder<Schema, 'products'>) =>
    row.and([
      // Few rows of the index are left by the first condition: the others read the document.
      row('products.id', 'in', (inner) =>
        inner
          .selectFrom('stock_levels')
          .select('stock_levels.product_id')
          .whereRef('stock_levels.website_id', '=', 'products.website_id')
          .where('is_unlimited', '=', 0)
          .where(sql<boolean>`on_hand - held <= ${sql.lit(mostUnits)}`),
      ),
      ...endlessMarks.map((mark) => row('products.document', 'not like', mark)),
      row(unitsOfVariants(row), '<=', mostUnits),
    ])
}

/** How documents name the types that never run out. */
const endlessMarks: readonly string[] = Object.entries(productTypeNumbers)
  .filter(([, number]) => !stockedTypeNumbers.includes(number))
  .map(([type]) => `%"type":"${type}"%`)

/** More than any shelf holds: what a variant without an end counts. */
export const unlimitedUnits = 1_000_000_000

function unitsOfVariants(row: ExpressionBuilder<Schema, 'products'>) {
  return row
    .selectFrom('stock_levels')
    .whereRef('stock_levels.website_id', '=', 'products.website_id')
    .whereRef('stock_levels.product_id', '=', 'products.id')
    .where(sql<boolean>`products.document like '%"' || stock_levels.variant_id || '"%'`)
    .select(
      sql<number>`sum(case when is_unlimited = 1 then ${sql.lit(unlimitedUnits)} else on_hand - held end)`.as(
        'units',
      ),
    )
}
