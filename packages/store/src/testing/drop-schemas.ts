import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** What the names of all PostgreSQL schemas of this run begin with. */
    schemaPrefix: string
  }
}

/** Names the schemas of a run of the tests, and drops at its end those that were kept for later tests. */
export function setup(project: TestProject): () => Promise<void> {
  const prefix = `test_${randomBytes(4).toString('hex')}_`
  project.provide('schemaPrefix', prefix)
  return async () => {
    if (process.env.TEST_DATABASE_URL) await dropAll(process.env.TEST_DATABASE_URL, prefix)
  }
}

async function dropAll(server: string, prefix: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    'select nspname as name from pg_namespace where starts_with(nspname, $1)',
    [prefix],
  )
  // One after another: the locks of many schemas at once are more than a server keeps count of.
  for (const { name } of rows) await client.query(`drop schema ${name} cascade`)
  await client.end()
}
