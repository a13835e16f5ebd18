import { sql } from 'kysely'
import type { Session } from '../engine/session.ts'

/** On hand is the sum of the movements, held is the sum of the open holds, nothing is negative, and no order put back more than it took. */
export async function proveStock(session: Session): Promise<readonly string[]> {
  const { websiteId } = session
  const levels = await session.query((db) =>
    db.selectFrom('stock_levels').selectAll().where('website_id', '=', websiteId).orderBy('variant_id'),
  )
  const moved = await session.query((db) =>
    db
      .selectFrom('stock_movements')
      .select(['variant_id', sql<number>`sum(quantity)`.as('sum')])
      .select((row) => [row.fn.countAll<number>().as('count'), row.fn.max('sequence').as('last')])
      .where('website_id', '=', websiteId)
      .groupBy('variant_id'),
  )
  const held = await session.query((db) =>
    db
      .selectFrom('stock_holds')
      .select(['variant_id', sql<number>`sum(quantity)`.as('sum')])
      .where('website_id', '=', websiteId)
      .groupBy('variant_id'),
  )
  const movedOf = new Map(moved.map((row) => [row.variant_id, row]))
  const heldOf = new Map(held.map((row) => [row.variant_id, row.sum]))
  const known = new Set(levels.map((level) => level.variant_id))

  const found = levels.flatMap((level) => {
    const movements = movedOf.get(level.variant_id) ?? { sum: 0, count: 0, last: 0 }
    const holds = heldOf.get(level.variant_id) ?? 0
    const name = `variant ${level.variant_id}`
    return [
      ...(level.on_hand !== movements.sum
        ? [`${name} has ${level.on_hand} on hand, but its movements sum to ${movements.sum}.`]
        : []),
      ...(level.held !== holds
        ? [`${name} has ${level.held} held, but its open holds sum to ${holds}.`]
        : []),
      ...(level.on_hand < 0 || level.held < 0 || level.held > level.on_hand
        ? [`${name} has ${level.on_hand} on hand and ${level.held} held, which cannot be.`]
        : []),
      ...(level.movement_count !== movements.count || movements.last !== movements.count
        ? [`${name} counts ${level.movement_count} movements, but has ${movements.count}.`]
        : []),
    ]
  })
  const strays = [...movedOf.keys(), ...heldOf.keys()].filter((variantId) => !known.has(variantId))
  return [
    ...found,
    ...strays.map((variantId) => `variant ${variantId} has movements or holds, but no level.`),
    ...(await restockedTwice(session)),
  ]
}

/** Orders that took nothing of a variant are left out: it had no limit when it was sold, and has one since. */
async function restockedTwice(session: Session): Promise<readonly string[]> {
  const sold = sql<number>`sum(case when kind = 'sold' then -quantity else 0 end)`
  const back = sql<number>`sum(case when kind = 'restocked' then quantity else 0 end)`
  const rows = await session.query((db) =>
    db
      .selectFrom('stock_movements')
      .select(['variant_id', 'order_id', sold.as('sold'), back.as('back')])
      .where('website_id', '=', session.websiteId)
      .where('order_id', 'is not', null)
      .groupBy(['variant_id', 'order_id'])
      .having(sql<boolean>`${sold} > 0 and ${back} > ${sold}`)
      .orderBy('order_id')
      .orderBy('variant_id'),
  )
  return rows.map(
    (row) =>
      `order ${row.order_id} took ${row.sold} of variant ${row.variant_id}, and put ${row.back} back in stock.`,
  )
}
