import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Site } from '@vitrine/domain/site/site'
import { Client } from 'pg'
import { openStore } from '../store/open-store.ts'
import type { SiteStore, Store } from '../store/store.ts'
import { buildSite } from './builders.ts'

/** A store of its own for a test, with one website. */
export interface BuiltStore {
  readonly store: Store
  readonly siteStore: SiteStore
  readonly website: Site
  readonly dataDir: string
  /** Closes the store and removes what it left. */
  close(): Promise<void>
}

/**
 * Opens a fresh store: SQLite in a new folder, or a new schema of the PostgreSQL server that `TEST_DATABASE_URL` names.
 */
export async function buildStore(
  options: { readonly site?: Partial<Site>; readonly now?: () => number } = {},
): Promise<BuiltStore> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-store-'))
  const server = process.env.TEST_DATABASE_URL
  const schema = server ? await createSchema(server) : undefined
  const store = await openStore({
    url: schema?.url,
    dataDir,
    log: { warn: () => {} },
    ...(options.now ? { now: options.now } : {}),
  })
  const website = buildSite(options.site)
  await store.sites.add(website)
  return {
    store,
    siteStore: store.site(website.id),
    website,
    dataDir,
    close: async () => {
      await store.close()
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
