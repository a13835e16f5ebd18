import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { allMigrations } from './all.ts'
import { migrateSqlite } from './migrate.ts'

let file: Database.Database
beforeEach(async () => {
  file = new Database(':memory:')
  await migrateSqlite({ file })
})
afterEach(() => file.close())

const done = () => file.prepare('select name from kysely_migration order by name').pluck().all()
const last = () => Object.keys(allMigrations).toSorted().at(-1)

it('does every migration once, and none again', async () => {
  expect(done()).toEqual(Object.keys(allMigrations).toSorted())
  await migrateSqlite({ file })
  expect(done()).toEqual(Object.keys(allMigrations).toSorted())
})

it('does one that is missing, whichever others there are', async () => {
  file.prepare('delete from kysely_migration where name = ?').run('230-search-index')
  // Its tables are there already: that it is tried shows in how it fails.
  await expect(migrateSqlite({ file })).rejects.toThrow('could not be brought up to date')
})

it('leaves a database of a newer version alone, and says so', async () => {
  file.prepare('update kysely_migration set name = ? where name = ?').run('999-newer', last())
  await expect(migrateSqlite({ file })).rejects.toThrow('does not know (999-newer)')
  file.prepare("insert into kysely_migration values (?, '2030-01-01')").run(last())
  await expect(migrateSqlite({ file })).rejects.toThrow('does not know (999-newer)')
})

it('leaves a database of an older version as it was when one of the changes fails', async () => {
  // Of two that are to be done, the first can be: its column comes anew; the tables of the second are there.
  file.exec('alter table list_terms drop column sort_value')
  for (const name of ['200-terms-in-order', '230-search-index'])
    expect(file.prepare('delete from kysely_migration where name = ?').run(name).changes).toBe(1)
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  await expect(migrateSqlite({ file }, { mayUpdate: true, say })).rejects.toThrow('could not be brought')
  expect(said).toHaveLength(1)
  const columns = file.prepare(`select name from pragma_table_info('list_terms')`).pluck().all()
  expect(columns).not.toContain('sort_value')
  expect(done()).not.toContain('200-terms-in-order')
})

it('leaves a database of an older version alone where it is told to', async () => {
  file.prepare('delete from kysely_migration where name = ?').run('230-search-index')
  await expect(migrateSqlite({ file }, { mayUpdate: false })).rejects.toThrow('by an older version')
  const empty = new Database(':memory:')
  await migrateSqlite({ file: empty }, { mayUpdate: false })
  await migrateSqlite({ file: empty }, { mayUpdate: false })
  empty.close()
})
