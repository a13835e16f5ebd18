import { sql } from 'kysely'
import type { Engine } from '../engine/dialect.ts'
import { type ListQuery, listQuery } from '../engine/list-query.ts'
import type { Session } from '../engine/session.ts'
import { type Statement, statement } from '../engine/statement.ts'
import { bitsOf, type ListEntry, type ListTable } from './list-table.ts'
import { joinTerms, splitTerms, termsOf } from './list-terms.ts'
import { marksOf } from './marks/list-marks.ts'

/** Keeps what a list knows of a row; within the transaction that changes the row. `isNew`: the list has never seen it. */
export async function keepListed(
  session: Session,
  list: ListTable,
  entry: ListEntry,
  { isNew = false } = {},
): Promise<void> {
  await keepManyListed(session, list, [entry], { isNew })
}

/** Keeps many rows. Their terms are written in order, so that what lies together is written together. */
export async function keepManyListed(
  session: Session,
  list: ListTable,
  entries: readonly ListEntry[],
  { isNew = false } = {},
): Promise<void> {
  const changes: TermChanges = { gone: [], come: [] }
  const kept = isNew ? noRows : await findKept(session, list, entries)
  for (const entry of entries) {
    const { gone, come } = await keepRow(session, list, entry, kept.get(entry.id))
    changes.gone.push(...gone)
    changes.come.push(...come)
  }
  const byTerm = (one: TermOfRow, other: TermOfRow) => (one.join('|') < other.join('|') ? -1 : 1)
  await writeTerms(session, list, { gone: changes.gone.sort(byTerm), come: changes.come.sort(byTerm) })
}

/** Takes a row out of a list; within the transaction that removes it. */
export async function dropListed(session: Session, list: ListTable, rowId: string): Promise<void> {
  const { find, drop } = statementsOf(list)
  const [kept] = await find(session, [rowId])
  if (!kept) return
  await session.write(drop, { websiteId: session.websiteId, rowId })
  await writeTerms(session, list, { gone: splitTerms(kept.terms).map((term) => [term, rowId, 0]), come: [] })
}

/** A term, the row that it leads to, and what that row is usually sorted by. */
type TermOfRow = readonly [term: string, rowId: string, sortValue: number]

interface TermChanges {
  readonly gone: TermOfRow[]
  readonly come: TermOfRow[]
}

const noRows: ReadonlyMap<string, KeptRow> = new Map()

/** What is kept of rows, by their ids. */
async function findKept(
  session: Session,
  list: ListTable,
  entries: readonly ListEntry[],
): Promise<ReadonlyMap<string, KeptRow>> {
  const ids = entries.map(({ id }) => id)
  const rows = await statementsOf(list).find(session, ids)
  return new Map(rows.map(({ rowId, ...row }) => [String(rowId), row as KeptRow]))
}

async function keepRow(
  session: Session,
  list: ListTable,
  entry: ListEntry,
  kept: KeptRow | undefined,
): Promise<TermChanges> {
  const key = { websiteId: session.websiteId, rowId: entry.id }
  const statements = statementsOf(list)
  const terms = termsOf(list, entry)
  const columns = Object.keys(list.columns).map((name) => [name, entry.columns[name] ?? 0] as const)
  const row = {
    ...key,
    bits: Object.entries(entry.choices).reduce((sum, [name, values]) => sum + bitsOf(list, name, values), 0),
    ...(list.marks && { marks: marksOf(list, entry) }),
    terms: joinTerms(terms),
    ...Object.fromEntries(columns),
  }
  // Most saves change nothing of a row of a list, such as that of a variant whose product has another tag.
  const changed = kept && changedColumns(kept, row)
  if (changed?.length === 0) return { gone: [], come: [] }
  await session.write(changed ? statements.update(changed) : statements.keep, row)
  const change = { list, before: kept, after: row }
  const isOnlyTold = kept?.terms === row.terms && sortValueOf(list, kept) === sortValueOf(list, row)
  return isOnlyTold ? { gone: [], come: [] } : changesOf(entry.id, change, terms)
}

const sortValueOf = ({ sortedTerms }: ListTable, row: Given) =>
  sortedTerms === undefined ? 0 : Number(row[sortedTerms])

/** The keys of the columns in which a row is not what is kept of it. */
function changedColumns(kept: KeptRow, row: Given): readonly string[] {
  return Object.entries(kept).flatMap(([column, value]) => (row[column] === value ? [] : [column]))
}

interface RowChange {
  readonly list: ListTable
  readonly before: KeptRow | undefined
  readonly after: Given
}

/** Terms that a row has no longer, and that it has now; all of them, where they are kept with another value. */
function changesOf(rowId: string, { list, before, after }: RowChange, terms: readonly string[]): TermChanges {
  const sortValue = sortValueOf(list, after)
  const former = splitTerms(before?.terms ?? '')
  const isMoved = before !== undefined && sortValueOf(list, before) !== sortValue
  const [kept, wanted] = isMoved ? [new Set(), new Set()] : [new Set(former), new Set(terms)]
  return {
    gone: former.filter((term) => !wanted.has(term)).map((term) => [term, rowId, sortValue]),
    come: terms.filter((term) => !kept.has(term)).map((term) => [term, rowId, sortValue]),
  }
}

/** Terms that are written by one statement. */
const termsAtOnce = 2_000

async function writeTerms(session: Session, { name }: ListTable, { gone, come }: TermChanges): Promise<void> {
  const key = { websiteId: session.websiteId, list: name }
  for (const [statement, terms] of [
    [dropTerms, gone],
    [addTerms, come],
  ] as const) {
    for (let from = 0; from < terms.length; from += termsAtOnce) {
      const part = JSON.stringify(terms.slice(from, from + termsAtOnce))
      await session.write(statement, { ...key, terms: part })
    }
  }
}

interface GivenTerms {
  readonly websiteId: string
  readonly list: string
  /** Terms of rows, in JSON. */
  readonly terms: string
}

const addTerms = statement((db, given: GivenTerms, engine) => ({
  compile: () =>
    sql`insert into list_terms (website_id, list, term, row_id, sort_value)
      select cast(${given.websiteId} as text), cast(${given.list} as text), value ->> 0, value ->> 1, cast(value ->> 2 as bigint)
      from ${valuesOf(engine, given)} where true on conflict do nothing`.compile(db),
}))

const dropTerms = statement((db, given: GivenTerms, engine) => ({
  compile: () =>
    sql`delete from list_terms where website_id = ${given.websiteId} and list = ${given.list}
      and (term, row_id) in (select value ->> 0, value ->> 1 from ${valuesOf(engine, given)})`.compile(db),
}))

const valuesOf = (engine: Engine, { terms }: GivenTerms) =>
  engine === 'sqlite' ? sql`json_each(${terms})` : sql`json_array_elements(cast(${terms} as json))`

type Given = Readonly<Record<string, string | number>>

/** What is kept of a row: its bits, its marks, its terms, and its columns by their keys. */
type KeptRow = Given & { readonly terms: string }

interface ListStatements {
  readonly find: ListQuery<KeptRow>
  readonly keep: Statement<Given, unknown>
  /** Writes some columns of a row that is kept: SQLite writes anew each index of a column that is named, be its value the same. */
  readonly update: (columns: readonly string[]) => Statement<Given, unknown>
  readonly drop: Statement<Given, unknown>
}

const statementsByTable = new Map<string, ListStatements>()

function statementsOf(list: ListTable): ListStatements {
  const known = statementsByTable.get(list.table)
  if (known) return known
  const made = makeStatements(list)
  statementsByTable.set(list.table, made)
  return made
}

function makeStatements({ table, columns, marks }: ListTable): ListStatements {
  const own = Object.entries(columns)
  const every = ['bits', ...(marks ? ['marks'] : []), 'terms']
  const named = [...every, ...own.map(([, { name }]) => name)].map((name) => sql.ref(name))
  const keyed = own.map(([key, { name }]) => sql`${sql.ref(name)} as ${sql.ref(key)}`)
  const taken = sql.join(named.map((name) => sql`${name} = excluded.${name}`))
  const target = sql.table(table)
  const isRow = (given: Given) => sql`website_id = ${given.websiteId} and row_id = ${given.rowId}`
  return {
    find: listQuery((db, websiteId, rowIds) => ({
      compile: () =>
        sql<KeptRow>`select row_id as ${sql.ref('rowId')}, ${sql.join(every.map((name) => sql.ref(name)))}, ${sql.join(keyed)} from ${target}
          where website_id = ${websiteId} and row_id in (${sql.join(rowIds)})`.compile(db),
    })),
    drop: statement((db, given: Given) => ({
      compile: () => sql`delete from ${target} where ${isRow(given)}`.compile(db),
    })),
    update: onceByColumns((changed) =>
      statement((db, given: Given) => {
        const nameOf = (key: string) => sql.ref(columns[key]?.name ?? key)
        const taken = sql.join(changed.map((key) => sql`${nameOf(key)} = ${given[key]}`))
        return { compile: () => sql`update ${target} set ${taken} where ${isRow(given)}`.compile(db) }
      }),
    ),
    keep: statement((db, given: Given) => {
      const values = [
        given.websiteId,
        given.rowId,
        ...[...every, ...own.map(([key]) => key)].map((key) => given[key]),
      ]
      return {
        compile: () =>
          sql`insert into ${target} (website_id, row_id, ${sql.join(named)}) values (${sql.join(values)})
            on conflict (website_id, row_id) do update set ${taken}`.compile(db),
      }
    }),
  }
}

/** Makes a statement for some columns once; few of the sets that there could be ever change together. */
function onceByColumns(
  make: (columns: readonly string[]) => Statement<Given, unknown>,
): ListStatements['update'] {
  const made = new Map<string, Statement<Given, unknown>>()
  return (columns) => {
    const key = columns.join(' ')
    const known = made.get(key) ?? make(columns)
    made.set(key, known)
    return known
  }
}
