import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { freshDataDir, runOn, type StoreLocation } from './fresh-location.ts'

/** Makes room for a store in a database of its own on a PostgreSQL server, which sorts texts as dictionaries of English do. */
export async function languageLocation(server: string): Promise<StoreLocation> {
  const name = `vitrine_language_${randomBytes(8).toString('hex')}`
  await runOn(server, `create database ${name} template template0 locale_provider icu icu_locale 'en-US'`)
  const dataDir = freshDataDir()
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    dataDir,
    remove: async () => {
      rmSync(dataDir, { recursive: true, force: true })
      await runOn(server, `drop database ${name} with (force)`)
    },
  }
}
