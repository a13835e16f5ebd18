import { cpSync, rmSync } from 'node:fs'
import { Client } from 'pg'
import { openStore } from '../open-store.ts'
import {
  freshDataDir,
  freshLocation,
  freshSchema,
  type Schema,
  type StoreLocation,
} from './fresh-location.ts'

/** A schema for one store after the other, and the connection that empties it between them: a new one would have to learn all its tables. */
interface SharedSchema extends Schema {
  emptying?: Client
}

/** Schemas that stores of earlier tests in this process have left, with all tables and no rows. */
const spareSchemas: SharedSchema[] = []

/**
 * Makes room for a store that no other test knows. It may have its tables already: making them again takes longer than most tests,
 * so on PostgreSQL an emptied schema is handed on, and on SQLite a file without rows is copied.
 */
export async function storeLocation(): Promise<StoreLocation> {
  const spare: SharedSchema | undefined = spareSchemas.pop() ?? (await freshSchema())
  if (!spare) return copiedLocation()
  const dataDir = freshDataDir()
  return {
    url: spare.url,
    dataDir,
    remove: async () => {
      spare.emptying ??= await connectionTo(spare)
      await spare.emptying.query(emptyTables)
      spareSchemas.push(spare)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function connectionTo({ url }: Schema): Promise<Client> {
  const address = new URL(url)
  // A test may end all connections of its store: this is none of them.
  address.searchParams.set('application_name', 'emptying')
  const client = new Client({ connectionString: address.href })
  // A server that ends meanwhile is told by the next query.
  client.on('error', () => {})
  await client.connect()
  return client
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

/**
 * A table that has never had a row has no size, and needs no emptying. Few rows are deleted in a fraction of the time that it takes to
 * make a table's files anew. What says that nothing is left to fill stands on: it holds of an empty store, too.
 */
const emptyTables = `do $$
declare used record;
begin
  for used in
    select relname as name, pg_relation_size(oid) > 200000 as is_large from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and relname not like 'kysely%' and relname <> 'installation_marks' and pg_relation_size(oid) > 0
  loop
    if used.is_large then execute format('truncate %I', used.name);
    else execute format('delete from %I', used.name);
    end if;
  end loop;
  delete from installation_marks
  where website_id <> '' or not (name like 'list %' or name in ('forms of layouts', 'price history', 'taxes of subscriptions'));
end $$`
