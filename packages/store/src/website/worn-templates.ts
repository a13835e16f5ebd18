import { sql } from 'kysely'
import type { Engine } from '../engine/dialect.ts'
import { lockRows } from '../engine/locking.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'

/** A change of the files of a template. */
export interface TemplateFiles<Tables> {
  readonly templateId: string
  /** The site whose owner asks for it. */
  readonly by: string
  /** What belongs to the same transaction, which may be run again. */
  readonly alongside: (tables: Tables) => Promise<void>
}

/** The templates that sites wear; that of the installation has no id, and is left out. */
export async function readWorn(session: Session): Promise<ReadonlySet<string>> {
  return idsIn(await session.all(listWorn, {}))
}

/** The same for a change that goes by it: no site puts on another one before the end of the transaction. */
export async function lockWorn(session: Session): Promise<ReadonlySet<string>> {
  return idsIn(await session.all(lockAllWorn, {}))
}

/** Raises the revision of each site that wears a template; returns their ids. */
export async function raiseWearers(session: Session, templateId: string): Promise<readonly string[]> {
  await session.change(raiseAll, { templateId })
  return (await session.all(listWearers, { templateId })).map(({ website_id: id }) => id)
}

function idsIn(rows: readonly { readonly template: string | null }[]): ReadonlySet<string> {
  return new Set(rows.flatMap(({ template }) => template ?? []))
}

/** The document of a site is large, and most of it is not asked for. */
function templateOf(engine: Engine) {
  return engine === 'sqlite'
    ? sql<string | null>`document ->> '$.templateId'`
    : sql<string | null>`document::json ->> 'templateId'`
}

const listWorn = statement((db, _given: Record<never, never>, engine) =>
  db.selectFrom('websites').select(templateOf(engine).as('template')).distinct(),
)

const lockAllWorn = statement((db, _given: Record<never, never>, engine) =>
  lockRows(engine, db.selectFrom('websites').select(templateOf(engine).as('template')).orderBy('website_id')),
)

const listWearers = statement((db, given: { templateId: string }, engine) =>
  db.selectFrom('websites').select('website_id').where(templateOf(engine), '=', given.templateId),
)

const raiseAll = statement((db, given: { templateId: string }, engine) =>
  db
    .updateTable('websites')
    .set((column) => ({ revision: column('revision', '+', 1) }))
    .where(templateOf(engine), '=', given.templateId),
)
