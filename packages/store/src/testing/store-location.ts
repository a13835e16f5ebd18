import { cpSync, rmSync } from 'node:fs'
import { openStore } from '../open-store.ts'
import {
  freshDataDir,
  freshLocation,
  freshSchema,
  runOn,
  type Schema,
  type StoreLocation,
} from './fresh-location.ts'

/** Schemas that stores of earlier tests in this process have left, with all tables and no rows. */
const spareSchemas: Schema[] = []

/**
 * Makes room for a store that no other test knows. It may have its tables already: making them again takes longer than most tests,
 * so on PostgreSQL an emptied schema is handed on, and on SQLite a file without rows is copied.
 */
export async function storeLocation(): Promise<StoreLocation> {
  const spare = spareSchemas.pop() ?? (await freshSchema())
  if (!spare) return copiedLocation()
  const dataDir = freshDataDir()
  return {
    url: spare.url,
    dataDir,
    remove: async () => {
      await runOn(spare.url, emptyTables)
      spareSchemas.push(spare)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

let emptyStore: Promise<string> | undefined

async function copiedLocation(): Promise<StoreLocation> {
  emptyStore ??= makeEmptyStore()
  const location = await freshLocation()
  cpSync(await emptyStore, location.dataDir, { recursive: true })
  return location
}

/** Makes a data folder whose store has all tables and no rows; it goes with this process. */
async function makeEmptyStore(): Promise<string> {
  const dataDir = freshDataDir()
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const store = await openStore({ url: undefined, dataDir, log: { warn: () => {} } })
  await store.close()
  return dataDir
}

/** A table that has never had a row has no size, and needs no emptying. */
const emptyTables = `do $$
declare used text;
begin
  select string_agg(format('%I', relname), ', ') into used from pg_class
  where relnamespace = current_schema()::regnamespace and relkind = 'r'
    and relname not like 'kysely%' and pg_relation_size(oid) > 0;
  if used is not null then execute 'truncate ' || used; end if;
end $$`
