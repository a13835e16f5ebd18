import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'

/** Where a test's store lies. */
export interface Place {
  /** A schema of its own on the PostgreSQL server that `TEST_DATABASE_URL` names; without one, SQLite in `dataDir`. */
  readonly url: string | undefined
  readonly dataDir: string
  remove(): Promise<void>
}

/** Makes room for a store that no other test knows. */
export async function freshPlace(): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-store-'))
  const server = process.env.TEST_DATABASE_URL
  const schema = server ? await createSchema(server) : undefined
  return {
    url: schema?.url,
    dataDir,
    remove: async () => {
      await schema?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function createSchema(server: string) {
  const name = `test_${randomBytes(8).toString('hex')}`
  await runOn(server, `create schema ${name}`)
  const url = new URL(server)
  url.searchParams.set('options', `-c search_path=${name}`)
  return { url: url.href, drop: () => runOn(server, `drop schema ${name} cascade`) }
}

async function runOn(server: string, text: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(text)
  await client.end()
}
