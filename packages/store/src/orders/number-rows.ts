import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'

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

/** Lets the next number be at least this one. */
export async function raiseNumber(session: Session, name: string, next: number): Promise<void> {
  await session.write(raise, { websiteId: session.websiteId, name, value: next - 1 })
}

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
