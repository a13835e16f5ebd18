import type { Database } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'

/** Gives back the jobs that a process had in hand when it was killed; only where no other process can be at work on them. */
export async function freeLeases(database: Database): Promise<void> {
  await database.transaction('', (session) => session.change(freeAll, {}))
}

const freeAll = statement((db, _given: Record<never, never>) =>
  db.updateTable('jobs').set({ leased_until_ms: 0 }).where('leased_until_ms', '>', 0),
)
