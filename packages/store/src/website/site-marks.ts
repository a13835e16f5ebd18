import { sql } from 'kysely'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'

/** What is known of the list of sites without reading it. */
export interface DirectoryMarks {
  /** Differs after each change of the sites and of their host names. */
  readonly changes: string
  /** The site that the installation began with; null before it was marked. */
  readonly home: string | null
}

/** Reads what is written down of the list of sites. */
export async function directoryMarks(session: Session): Promise<DirectoryMarks> {
  const marks = new Map((await session.all(listMarks, {})).map(({ name, value }) => [name, value]))
  return { changes: marks.get('site-changes') ?? '0', home: marks.get('home-site') ?? null }
}

/** Raises the mark that every change of the list of sites raises. */
export async function raiseChanges(session: Session): Promise<void> {
  await session.write(raise, {})
}

/** Writes down with which site the installation began, unless that is written already. */
export async function writeHome(session: Session, websiteId: string): Promise<void> {
  await session.write(insertHome, { value: websiteId })
}

/** Writes down that the files of a site are to go, in the transaction that removes its rows. */
export async function markRemoved(session: Session, websiteId: string): Promise<void> {
  await session.write(insertRemoved, { name: `${removedPrefix}${websiteId}` })
}

/** Sites whose files are to go. */
export async function removedSites(session: Session): Promise<readonly string[]> {
  const rows = await session.all(listByPrefix, { pattern: `${removedPrefix}%` })
  return rows.map(({ name }) => name.slice(removedPrefix.length))
}

/** Forgets such a site. */
export async function forgetRemoved(session: Session, websiteId: string): Promise<void> {
  await session.write(deleteMark, { name: `${removedPrefix}${websiteId}` })
}

/** Writes down that a site is being added, before anything of it is on the disk. */
export async function markAdding(session: Session, websiteId: string): Promise<void> {
  await session.write(insertAdding, { name: `${addingPrefix}${websiteId}`, value: String(session.now()) })
}

/** Does the same where nobody has; tells whether that was so. */
export async function claimAdding(session: Session, websiteId: string): Promise<boolean> {
  const given = { name: `${addingPrefix}${websiteId}`, value: String(session.now()) }
  return (await session.change(claim, given)) === 1
}

/** A site was added, or nothing of it is left. */
export async function forgetAdding(session: Session, websiteId: string): Promise<void> {
  await session.write(deleteMark, { name: `${addingPrefix}${websiteId}` })
}

/** Sites whose adding began as long ago as this, or longer, and did not end. */
export async function abandonedSites(session: Session, forMs: number): Promise<readonly string[]> {
  const rows = await session.all(listByPrefix, { pattern: `${addingPrefix}%` })
  const begunBefore = rows.filter(({ value }) => Number(value) + forMs <= session.now())
  return begunBefore.map(({ name }) => name.slice(addingPrefix.length))
}

const addingPrefix = 'adding-site-'
const removedPrefix = 'removed-site-'

const listMarks = statement((db, _given: Record<never, never>) =>
  db
    .selectFrom('installation_marks')
    .select(['name', 'value'])
    .where('website_id', '=', sql.lit(''))
    .where('name', 'in', [sql.lit('site-changes'), sql.lit('home-site')]),
)

const raise = statement((db, _given: Record<never, never>) =>
  db
    .insertInto('installation_marks')
    .values({ website_id: sql.lit(''), name: sql.lit('site-changes'), value: sql.lit('1') })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'name'])
        .doUpdateSet({ value: sql<string>`cast(cast(installation_marks.value as bigint) + 1 as text)` }),
    ),
)

const insertHome = statement((db, given: { value: string }) =>
  db
    .insertInto('installation_marks')
    .values({ website_id: sql.lit(''), name: sql.lit('home-site'), value: given.value })
    .onConflict((conflict) => conflict.columns(['website_id', 'name']).doNothing()),
)

const insertAdding = statement((db, given: { name: string; value: string }) =>
  db
    .insertInto('installation_marks')
    .values({ website_id: sql.lit(''), name: given.name, value: given.value })
    .onConflict((conflict) => conflict.columns(['website_id', 'name']).doUpdateSet({ value: given.value })),
)

const claim = statement((db, given: { name: string; value: string }) =>
  db
    .insertInto('installation_marks')
    .values({ website_id: sql.lit(''), name: given.name, value: given.value })
    .onConflict((conflict) => conflict.columns(['website_id', 'name']).doNothing()),
)

const insertRemoved = statement((db, given: { name: string }) =>
  db
    .insertInto('installation_marks')
    .values({ website_id: sql.lit(''), name: given.name, value: sql.lit('1') })
    .onConflict((conflict) => conflict.columns(['website_id', 'name']).doNothing()),
)

const listByPrefix = statement((db, given: { pattern: string }) =>
  db
    .selectFrom('installation_marks')
    .select(['name', 'value'])
    .where('website_id', '=', sql.lit(''))
    .where('name', 'like', given.pattern),
)

const deleteMark = statement((db, given: { name: string }) =>
  db.deleteFrom('installation_marks').where('website_id', '=', sql.lit('')).where('name', '=', given.name),
)
