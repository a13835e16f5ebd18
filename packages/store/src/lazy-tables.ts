import type { ChangeNotes } from './activity/change-notes.ts'
import type { Session } from './engine/session.ts'
import type { Tell } from './engine/tell.ts'
import type { RateLimits } from './limits/rate-limits.ts'

/** What the tables of a site need besides their session. */
export interface TablesContext {
  readonly rateLimitsOf: (session: Session) => RateLimits
  readonly tell: Tell
  /** What an owner's transaction changes; null where nobody keeps it. */
  readonly notes: ChangeNotes | null
}

/** How each table is made. */
type Makers<Tables> = {
  readonly [Name in keyof Tables]: (session: Session, context: TablesContext) => Tables[Name]
}

/** What the tables of one session are made from, and those that were made. */
interface Opened<Tables> {
  readonly session: Session
  readonly context: TablesContext
  readonly made: Partial<Tables>
}

/** Opens tables over a session, each of which is made when it is first asked for, and kept: a request needs two or three. */
export function lazyTables<Tables>(
  makers: Makers<Tables>,
): (session: Session, context: TablesContext) => Readonly<Tables> {
  const prototype = {}
  for (const name in makers) {
    Object.defineProperty(prototype, name, {
      get(this: Opened<Tables>) {
        this.made[name] ??= makers[name](this.session, this.context)
        return this.made[name]
      },
    })
  }
  return (session, context) => Object.assign(Object.create(prototype), { session, context, made: {} })
}
