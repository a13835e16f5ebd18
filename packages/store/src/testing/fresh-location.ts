import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'
import { handConnectionsOn } from './connections/left-connections.ts'

/** Where a test's store lies. */
export interface StoreLocation {
  /** A schema of its own on the PostgreSQL server that `TEST_DATABASE_URL` names; without one, SQLite in `dataDir`. */
  readonly url: string | undefined
  readonly dataDir: string
  remove(): Promise<void>
}

/** Makes room for a store that no other test knows. */
export async function freshLocation(): Promise<StoreLocation> {
  const dataDir = freshDataDir()
  const schema = await freshSchema()
  return {
    url: schema?.url,
    dataDir,
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

/** Makes an empty data folder. */
export function freshDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'vitrine-store-'))
}

/** A schema on the PostgreSQL server of the tests. */
export interface Schema {
  /** The server's address with the schema as search path; its connections bear the schema's name. */
  readonly url: string
}

/**
 * Makes an empty schema; none without `TEST_DATABASE_URL`. It goes with the run (`drop-schemas.ts`) and not before: a store that is
 * being opened looks at the tables of all schemas, and fails when one is dropped meanwhile.
 */
export async function freshSchema(): Promise<Schema | undefined> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return undefined
  handConnectionsOn()
  const name = `${inject('schemaPrefix')}${randomBytes(8).toString('hex')}`
  await runOn(server, `create schema ${name}`)
  const url = new URL(server)
  url.searchParams.set('options', `-c search_path=${name}`)
  url.searchParams.set('application_name', name)
  return { url: url.href }
}

/** Runs one text of SQL on a connection of its own. */
export async function runOn(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
