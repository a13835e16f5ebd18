import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'

/** The acts that a site has once a day: those that are done whatever becomes of it, and those of a site that is open. */
export type ActsOfDay = 'always' | 'while-open'

/** Which day's acts a site had, whichever server did them. Days are counted from 1970. */
export interface DayRecords {
  /** Takes the acts of a day in hand until a moment; false where they are done, or somebody has them in hand. */
  take(acts: ActsOfDay, turn: DayTurn): Promise<boolean>
  /** Notes that the acts of a day are done. */
  finish(acts: ActsOfDay, day: number): Promise<void>
}

interface DayTurn {
  readonly day: number
  readonly nowMs: number
  readonly leaseMs: number
}

/** Days and leases as counters of the site. */
export function dayRows(session: Session): DayRecords {
  const { websiteId } = session
  return {
    take: (acts, { day, nowMs, leaseMs }) =>
      session.atomically(async (inside) => {
        const done = await inside.first(read, { websiteId, name: dayOf[acts] })
        if (done && isDone(Number(done.value), day)) return false
        const lease = { websiteId, name: leaseOf[acts], nowMs, untilMs: nowMs + leaseMs }
        return (await inside.change(take, lease)) === 1
      }),
    finish: (acts, day) =>
      session.atomically((inside) => inside.write(finish, { websiteId, name: dayOf[acts], day })),
  }
}

/** Another server may be past midnight already; a clock that was ahead by more ends no acts. */
function isDone(done: number, day: number): boolean {
  return done === day || done === day + 1
}

const dayOf = { always: 'day-of-acts', 'while-open': 'day-of-acts-while-open' } as const
const leaseOf = { always: 'lease-of-acts', 'while-open': 'lease-of-acts-while-open' } as const

const read = statement((db, given: { websiteId: string; name: string }) =>
  db
    .selectFrom('counters')
    .select('value')
    .where('website_id', '=', given.websiteId)
    .where('name', '=', given.name),
)

/** A lease that ends later than one of now would is of a clock that was ahead. */
const take = statement((db, given: { websiteId: string; name: string; nowMs: number; untilMs: number }) =>
  db
    .insertInto('counters')
    .values({ website_id: given.websiteId, name: given.name, value: given.untilMs })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'name'])
        .doUpdateSet({ value: given.untilMs })
        .where(({ or, eb }) =>
          or([eb('counters.value', '<=', given.nowMs), eb('counters.value', '>', given.untilMs)]),
        ),
    ),
)

const finish = statement((db, given: { websiteId: string; name: string; day: number }) =>
  db
    .insertInto('counters')
    .values({ website_id: given.websiteId, name: given.name, value: given.day })
    .onConflict((conflict) => conflict.columns(['website_id', 'name']).doUpdateSet({ value: given.day })),
)
