import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { UsedSolutions } from './used-solutions.ts'

/** What was solved, kept as long as it would be good. */
export function usedSolutionRows(session: Session): UsedSolutions {
  const { websiteId } = session
  return {
    take: (hash, endsAtMs, nowMs) =>
      session.atomically(async (inside) => {
        await inside.write(forgetEnded, { websiteId, nowMs })
        return (await inside.change(add, { websiteId, hash, endsAtMs })) === 1
      }),
  }
}

/** The key of the table says who was first. */
const add = statement((db, given: { websiteId: string; hash: string; endsAtMs: number }) =>
  db
    .insertInto('used_solutions')
    .values({ website_id: given.websiteId, solution_hash: given.hash, ends_at_ms: given.endsAtMs })
    .onConflict((conflict) => conflict.columns(['website_id', 'solution_hash']).doNothing()),
)

const forgetEnded = statement((db, given: { websiteId: string; nowMs: number }) =>
  db
    .deleteFrom('used_solutions')
    .where('website_id', '=', given.websiteId)
    .where('ends_at_ms', '<=', given.nowMs),
)
