import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Keeps translations by the tag of their language as sites read it: one with an underscore, such as `fr_FR`, found them no more. */
export const tagsOfTranslations: Migration = {
  async up(db: Kysely<unknown>) {
    const { rows } = await sql<{ language: string }>`select distinct language from translations`.execute(db)
    for (const { language } of rows) {
      const tag = tagOf(language)
      if (tag !== null && tag !== language) await carry(db, { language, tag })
    }
  },
}

interface Renaming {
  readonly language: string
  readonly tag: string
}

async function carry(db: Kysely<unknown>, renaming: Renaming): Promise<void> {
  const { language, tag } = renaming
  await sql`update search_states set filled_kind = 'product', filled_id = ''
    where website_id in (select website_id from translations where language = ${language})`.execute(db)
  await putTogether(db, renaming)
  await sql`update translations set language = ${tag} where language = ${language}`.execute(db)
}

interface Twice {
  readonly website_id: string
  readonly kind: string
  readonly object_id: string
  readonly document: string
  readonly newer: string
}

/** What was translated anew since, under the tag, counts before what stood there. */
async function putTogether(db: Kysely<unknown>, { language, tag }: Renaming): Promise<void> {
  const { rows } = await sql<Twice>`select older.website_id, older.kind, older.object_id, older.document,
      newer.document as newer
    from translations as older join translations as newer on newer.website_id = older.website_id
      and newer.kind = older.kind and newer.object_id = older.object_id and newer.language = ${tag}
    where older.language = ${language}`.execute(db)
  for (const { website_id, kind, object_id, document, newer } of rows) {
    const texts = JSON.stringify({ ...textsIn(document), ...textsIn(newer) })
    const isThisOne = sql`website_id = ${website_id} and kind = ${kind} and object_id = ${object_id}`
    await sql`update translations set document = ${texts} where ${isThisOne} and language = ${tag}`.execute(
      db,
    )
    await sql`delete from translations where ${isThisOne} and language = ${language}`.execute(db)
  }
}

/** Those of a damaged row are none. */
function textsIn(document: string): object {
  try {
    const texts: unknown = JSON.parse(document)
    return typeof texts === 'object' && texts !== null ? texts : {}
  } catch {
    return {}
  }
}

/** Null for what is no tag at all. */
function tagOf(language: string): string | null {
  try {
    return Intl.getCanonicalLocales(language.replaceAll('_', '-'))[0] ?? null
  } catch {
    return null
  }
}
