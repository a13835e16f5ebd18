import { lockRows } from '../engine/locking.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'

/** The number of the first order of a site. */
export const firstNumber = 1001

/** Takes the next number of a series of the site. It is given back when the transaction fails, so that no gap stays. */
export async function takeNumber(session: Session, name: string, first: number): Promise<number> {
  if (!session.isTransaction) throw new Error(`A ${name} number was taken outside of a transaction`)
  const taken = await session.first(take, { websiteId: session.websiteId, name, first })
  if (!taken) throw new Error(`No ${name} number was given`)
  return taken.value
}

/** The number that was taken last; undefined before the first. */
export async function lastNumber(session: Session, name: string): Promise<number | undefined> {
  return (await session.first(last, { websiteId: session.websiteId, name }))?.value
}

/** Lets the next number of a series be at least this one, and writes down what is left out, as nothing else is. */
export async function raiseNumber(session: Session, series: Series, next: number): Promise<void> {
  const { websiteId } = session
  const { name, first } = series
  const last = (await session.first(lockLast, { websiteId, name }))?.value ?? first - 1
  if (next <= last + 1) return
  await session.write(raise, { websiteId, name, value: next - 1 })
  await session.write(raise, { websiteId, name: `${leapsOf(name)}${last + 1}`, value: next })
}

/** A series of numbers, and the one that it begins with. */
interface Series {
  readonly name: string
  readonly first: number
}

/** Where a series was raised: from which number to which it leapt. */
export async function leaps(session: Session, name: string): Promise<ReadonlyMap<number, number>> {
  const prefix = leapsOf(name)
  const rows = await session.all(beginningWith, { websiteId: session.websiteId, pattern: `${prefix}%` })
  return new Map(rows.map(({ name, value }) => [Number(name.slice(prefix.length)), value]))
}

const leapsOf = (name: string) => `${name}-raised-at:`

const beginningWith = statement((db, given: { readonly websiteId: string; readonly pattern: string }) =>
  db
    .selectFrom('counters')
    .select(['name', 'value'])
    .where('website_id', '=', given.websiteId)
    .where('name', 'like', given.pattern),
)

const lockLast = statement((db, given: { websiteId: string; name: string }, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('counters')
      .select('value')
      .where('website_id', '=', given.websiteId)
      .where('name', '=', given.name),
  ),
)

const last = statement((db, given: { websiteId: string; name: string }) =>
  db
    .selectFrom('counters')
    .select('value')
    .where('website_id', '=', given.websiteId)
    .where('name', '=', given.name),
)

const raise = statement((db, given: { websiteId: string; name: string; value: number }) =>
  db
    .insertInto('counters')
    .values({ website_id: given.websiteId, name: given.name, value: given.value })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'name'])
        .doUpdateSet({ value: given.value })
        .where('counters.value', '<', given.value),
    ),
)

const take = statement((db, given: { websiteId: string; name: string; first: number }) =>
  db
    .insertInto('counters')
    .values({ website_id: given.websiteId, name: given.name, value: given.first })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'name'])
        .doUpdateSet((column) => ({ value: column('counters.value', '+', 1) })),
    )
    .returning('value'),
)
