import { rmSync } from 'node:fs'
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
 * Makes room for a store that no other test knows. On PostgreSQL it may have its tables already: making them again takes longer
 * than most tests, so an emptied schema is handed on.
 */
export async function storeLocation(): Promise<StoreLocation> {
  const spare = spareSchemas.pop() ?? (await freshSchema())
  if (!spare) return freshLocation()
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

/** A table that has never had a row has no size, and needs no emptying. */
const emptyTables = `do $$
declare used text;
begin
  select string_agg(format('%I', relname), ', ') into used from pg_class
  where relnamespace = current_schema()::regnamespace and relkind = 'r'
    and relname not like 'kysely%' and pg_relation_size(oid) > 0;
  if used is not null then execute 'truncate ' || used; end if;
end $$`
