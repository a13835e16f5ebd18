import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderInUseError } from './engine/errors.ts'
import { tablesOf } from './move/carry-tables.ts'
import { postgresHoldsSites, sqliteHoldsSites } from './move/holds-sites.ts'
import { moveToPostgres } from './move-to-postgres.ts'
import { openStore } from './open-store.ts'
import { buildProduct, buildSite } from './testing/builders.ts'
import { freshDataDir, freshSchema, runOn } from './testing/fresh-location.ts'

const log = { warn: () => {} }
let dataDir: string
let url: string
let begun: string | null

beforeEach(async () => {
  dataDir = freshDataDir()
  url = (await freshSchema())?.url ?? ''
  begun = null
})
afterEach(() => rmSync(dataDir, { recursive: true }))

function move(token = 'first') {
  return moveToPostgres({
    dataDir,
    url,
    log,
    now: Date.now,
    token,
    begunToken: () => begun,
    noteBegun: (given) => {
      begun = given
    },
  })
}

async function fillFile(): Promise<void> {
  const store = await openStore({ dataDir, log })
  const site = buildSite({ title: 'Harbour' })
  await store.sites.add(site)
  await store.site(site.id).products.save(buildProduct({ title: 'Mug' }))
  await store.close()
}

function onFile<Result>(work: (file: Sqlite.Database) => Result): Result {
  const file = new Sqlite(join(dataDir, 'vitrine.sqlite'))
  try {
    return work(file)
  } finally {
    file.close()
  }
}

async function onPostgres<Row extends object>(text: string): Promise<readonly Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(text)
  await client.end()
  return rows
}

/** Texts as people write them, quotes and signs of JSON, and what PostgreSQL keeps in no text. */
const hardText = `it's "é" \\ 🙂 {"a":[1]} \\u0041 \n\t`
const largest = Number.MAX_SAFE_INTEGER

/** Puts a row into each table that has none, whatever its rules. */
function fillEveryTable(file: Sqlite.Database): void {
  file.pragma('ignore_check_constraints = ON')
  for (const table of tablesOf(file)) {
    const columns = file
      .prepare<[string], { name: string; type: string }>('select name, type from pragma_table_info(?)')
      .all(table)
    const marks = columns.map(() => '?').join(', ')
    const values = columns.map(({ type }) => (type === 'bigint' ? largest : `${hardText}\0`))
    file.prepare(`insert into ${table} values (${marks})`).run(...values)
  }
}

/** The rows of a database, as lines in order. */
function asLines(rows: readonly object[]): readonly string[] {
  return rows
    .map((row) =>
      JSON.stringify(
        Object.entries(row)
          .map(([name, value]) => [name, value === null ? null : String(value)])
          .toSorted(),
      ),
    )
    .toSorted()
}

describe.skipIf(!process.env.TEST_DATABASE_URL)('moveToPostgres', () => {
  it('carries each row of each table as it is, but for what PostgreSQL keeps in no text', async () => {
    await fillFile()
    const made = await openStore({ url, dataDir: join(dataDir, 'made'), log })
    await made.close()
    const checks = await onPostgres<{ drop: string }>(
      `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop from pg_constraint
       where contype = 'c' and connamespace = current_schema()::regnamespace`,
    )
    await runOn(url, checks.map(({ drop }) => drop).join(';'))
    onFile(fillEveryTable)

    expect(await move()).toMatchObject({ ok: true, sites: 2, backup: 'vitrine-before-postgres.sqlite' })
    expect(existsSync(join(dataDir, 'vitrine.sqlite'))).toBe(false)

    renameSync(join(dataDir, 'vitrine-before-postgres.sqlite'), join(dataDir, 'vitrine.sqlite'))
    const tables = onFile(tablesOf)
    expect(tables.length).toBeGreaterThan(90)
    const here = tables.map((table) =>
      onFile((file) =>
        asLines(file.prepare<[], object>(`select * from ${table}`).all()).map((line) =>
          line.replaceAll('\\u0000', '\uFFFD'),
        ),
      ),
    )
    const there: (readonly string[])[] = []
    for (const table of tables)
      there.push(
        asLines(
          await onPostgres(
            `select * from ${table}${table === 'installation_marks' ? ` where name <> 'moved from SQLite'` : ''}`,
          ),
        ),
      )
    expect(there).toEqual(here)
  })

  it('carries many rows, and long ones, in several turns', async () => {
    await fillFile()
    const add = (file: Sqlite.Database) =>
      file.exec(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 5001)
        insert into import_keys (website_id, source, key, product_id)
        select website_id, 'csv', i, case when i < 10 then hex(zeroblob(1000000)) else 'x' end from n, websites`)
    onFile(add)
    expect(await move()).toMatchObject({ ok: true })
    expect(
      await onPostgres(`select count(*)::int as total, max(length(product_id)) as longest from import_keys`),
    ).toEqual([{ total: 5001, longest: 2_000_000 }])
  })

  it('leaves the file as it was when a row is not taken, and can be run again', async () => {
    await fillFile()
    // More than an index of PostgreSQL holds.
    const long = Array.from({ length: 4_000 }, (_, number) => (number * 7919).toString(36)).join('')
    onFile((file) => file.prepare('update products set title_key = ?').run(long))
    await expect(move()).rejects.toThrow('index row')
    expect(sqliteHoldsSites(dataDir)).toBe(true)
    expect(await postgresHoldsSites(url)).toBe(false)

    onFile((file) => file.exec(`update products set title_key = 'mug'`))
    expect(await move()).toMatchObject({ ok: true, sites: 1 })
  })

  it('refuses a database with tables of somebody else, and makes none there', async () => {
    await fillFile()
    await runOn(url, 'create table ledger (id int)')
    expect(await move()).toEqual({ ok: false, problem: 'database-not-empty', table: 'ledger' })
    expect(await onPostgres(`select 1 from pg_tables where schemaname = current_schema()`)).toHaveLength(1)
  })

  it('refuses a database that holds a shop', async () => {
    await fillFile()
    const other = await openStore({ url, dataDir: join(dataDir, 'other'), log })
    await other.sites.add(buildSite())
    await other.close()
    expect(await move()).toMatchObject({ ok: false, problem: 'database-not-empty' })
    expect(sqliteHoldsSites(dataDir)).toBe(true)
  })

  it('does the last step alone where it was broken off behind the commit, unless the file was used since', async () => {
    await fillFile()
    await move('first')
    renameSync(join(dataDir, 'vitrine-before-postgres.sqlite'), join(dataDir, 'vitrine.sqlite'))
    const noted = begun
    begun = null
    expect(await move('second')).toMatchObject({ ok: false, problem: 'database-not-empty' })
    begun = noted
    expect(await move('third')).toMatchObject({ ok: true, sites: 1 })
    expect(existsSync(join(dataDir, 'vitrine.sqlite'))).toBe(false)
  })

  it('is refused while a server has the folder', async () => {
    const store = await openStore({ dataDir, log })
    await expect(move()).rejects.toThrow(FolderInUseError)
    await store.close()
  })
})
