import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'

/** Counts the products that run low, as their list does. */
export async function countLow(session: Session, mostUnits: number): Promise<number> {
  const counted = await session.first(countUpTo, { websiteId: session.websiteId, mostUnits })
  return counted?.total ?? 0
}

const countUpTo = statement((db, given: { websiteId: string; mostUnits: number }) =>
  db
    .selectFrom('listed_products')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('website_id', '=', given.websiteId)
    .where('units', '<=', given.mostUnits),
)
