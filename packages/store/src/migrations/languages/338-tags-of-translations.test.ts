import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Schema } from '../../schema/schema.ts'
import { freshLocation, type StoreLocation } from '../../testing/fresh-location.ts'
import { translations } from '../023-translations.ts'
import { searchIndex } from '../search/230-search-index.ts'
import { tagsOfTranslations } from './338-tags-of-translations.ts'

let place: StoreLocation
let db: Kysely<Schema>

beforeEach(async () => {
  place = await freshLocation()
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(':memory:') })
  db = new Kysely({ dialect })
  await translations.up(db)
  await searchIndex.up(db)
})

afterEach(async () => {
  await db.destroy()
  await place.remove()
})

it('finds translations of a language that was written with an underscore or in small letters', async () => {
  await keep({
    w: ['fr_FR', 'page', 'Accueil'],
    v: ['zh_hans_cn', 'item', '首页'],
    x: ['de-DE', 'page', 'Start'],
  })
  await tagsOfTranslations.up(db)
  expect(await kept()).toEqual([
    ['v', 'zh-Hans-CN', 'item', '{"title":"首页"}'],
    ['w', 'fr-FR', 'page', '{"title":"Accueil"}'],
    ['x', 'de-DE', 'page', '{"title":"Start"}'],
  ])
})

it('keeps what was translated anew since before what stood there, and both where they are of different texts', async () => {
  const row = { website_id: 'w', kind: 'page', object_id: 'o', updated_at_ms: 1 }
  await db
    .insertInto('translations')
    .values([
      { ...row, language: 'fr_FR', document: '{"title":"Ancien","body":"Corps"}' },
      { ...row, language: 'fr-FR', document: '{"title":"Neuf"}' },
    ])
    .execute()
  await tagsOfTranslations.up(db)
  expect(await kept()).toEqual([['w', 'fr-FR', 'page', '{"title":"Neuf","body":"Corps"}']])
})

it('leaves a language that is none, and has the search of a site read again where its texts are found now', async () => {
  await keep({ w: ['fr_FR', 'page', 'Accueil'], v: ['??', 'page', 'x'] })
  await readSearchesOf('v', 'w')
  await tagsOfTranslations.up(db)
  expect((await kept())[0]).toEqual(['v', '??', 'page', '{"title":"x"}'])
  expect(await searches()).toEqual(['all', 'product'])
})

it('has the search of a site read again where all that stood under the older tag was translated anew', async () => {
  const row = { website_id: 'w', kind: 'page', object_id: 'o', updated_at_ms: 1 }
  await db
    .insertInto('translations')
    .values([
      { ...row, language: 'fr_FR', document: '{"body":"Corps"}' },
      { ...row, language: 'fr-FR', document: '{"title":"Neuf"}' },
    ])
    .execute()
  await readSearchesOf('w')
  await tagsOfTranslations.up(db)
  expect(await searches()).toEqual(['product'])
})

type Kept = readonly [language: string, kind: string, title: string]

async function keep(rows: Readonly<Record<string, Kept>>): Promise<void> {
  const values = Object.entries(rows).map(([website_id, [language, kind, title]]) => ({
    website_id,
    language,
    kind,
    object_id: 'o',
    updated_at_ms: 1,
    document: JSON.stringify({ title }),
  }))
  await db.insertInto('translations').values(values).execute()
}

async function kept() {
  const rows = await db.selectFrom('translations').selectAll().orderBy('website_id').execute()
  return rows.map(({ website_id, language, kind, document }) => [website_id, language, kind, document])
}

/** Puts down that the search of some sites has read all of them. */
async function readSearchesOf(...sites: readonly string[]): Promise<void> {
  const state = {
    language: 'fr-FR',
    chain: 'fr-FR',
    filled_kind: 'all',
    filled_id: 'z',
    next_number: 1,
    documents: 0,
  }
  await db
    .insertInto('search_states')
    .values(sites.map((website_id) => ({ website_id, ...state })))
    .execute()
}

async function searches() {
  const states = await db.selectFrom('search_states').selectAll().orderBy('website_id').execute()
  return states.map(({ filled_kind }) => filled_kind)
}
