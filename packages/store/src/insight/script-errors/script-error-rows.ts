import { mostScriptErrors } from '@vitrine/domain/insight/script-errors/script-error-limits'
import type { Session } from '../../engine/session.ts'
import * as statements from './script-error-statements.ts'
import type { ScriptErrorRecords, SeenScriptError } from './script-errors.ts'

/** Errors of scripts as rows. */
export function scriptErrorRows(session: Session): ScriptErrorRecords {
  const { websiteId } = session
  const count = async (inside: Session) =>
    Number((await inside.first(statements.count, { websiteId }))?.total ?? 0)
  return {
    note: (seen) =>
      session.atomically(async (inside) => {
        // Whoever notes the same errors locks them in the same order.
        for (const error of seen.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
          await inside.write(statements.note, { websiteId, ...error })
        const total = await count(inside)
        if (total <= mostScriptErrors) return
        await inside.write(statements.removeFirst, { websiteId, limit: total - mostScriptErrors })
      }),
    list: async ({ offset, limit }) => {
      const rows = await session.all(statements.list, { websiteId, offset, limit })
      return { total: await count(session), errors: rows.map(errorOf) }
    },
    remove: (id) =>
      session.atomically(async (inside) => (await inside.change(statements.remove, { websiteId, id })) === 1),
    removeOld: (beforeMs) =>
      session.atomically((inside) => inside.change(statements.removeOld, { websiteId, beforeMs })),
  }
}

/** PostgreSQL returns large numbers as texts. */
function errorOf(row: {
  readonly id: string
  readonly message: string
  readonly source: string
  readonly stack: string
  readonly path: string
  readonly browser: string
  readonly seen: number
  readonly first_at_ms: number
  readonly last_at_ms: number
}): SeenScriptError {
  const { id, message, source, stack, path, browser } = row
  return {
    ...{ id, message, source, stack, path, browser },
    count: Number(row.seen),
    firstAtMs: Number(row.first_at_ms),
    lastAtMs: Number(row.last_at_ms),
  }
}
