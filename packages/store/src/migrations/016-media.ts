import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { index, table } from './create-table.ts'

/**
 * Makes the library: pictures keep their documents and get neighbours of other kinds; where each is used is written down, so that nobody
 * has to search all documents for it. Uploads are files that are not whole yet.
 */
export const media: Migration = {
  async up(db: Kysely<unknown>) {
    await createMedia(db)
    // Only the tables of this moment are named here: the schema of the store goes on changing.
    const known = db as Kysely<KnownTables>
    await movePictures(known)
    for (const [holderTable, holder] of Object.entries(holders)) await noteUses(known, holderTable, holder)
    await db.schema.dropTable('images').execute()
  },
}

async function createMedia(db: Kysely<unknown>): Promise<void> {
  await table(
    db,
    'media',
    {
      id: 'text',
      kind: 'text',
      search_text: 'text',
      name_key: 'text',
      bytes: 'bigint',
      lacks_alt: 'bigint',
      version: 'bigint',
      created_at_ms: 'bigint',
      document: 'text',
    },
    ['id'],
  )
  await index(db, 'media', ['created_at_ms', 'id'])
  await index(db, 'media', ['name_key', 'id'])
  await index(db, 'media', ['bytes', 'id'])
  await index(db, 'media', ['version', 'id'])
  await table(db, 'media_refs', { ref: 'text', media_id: 'text' }, ['ref'])
  await index(db, 'media_refs', ['media_id'])
  await table(db, 'media_uses', { holder_kind: 'text', holder_id: 'text', ref: 'text' }, [
    'holder_kind',
    'holder_id',
    'ref',
  ])
  await index(db, 'media_uses', ['ref'])
  await table(db, 'uploads', { id: 'text', document: 'text' }, ['id'])
}

/** Rows read at once. */
const batch = 200

async function movePictures(db: Kysely<KnownTables>): Promise<void> {
  await eachRow(db, 'images', ['id'], async ({ website_id, id = '', document }) => {
    const { filename, altText } = read(document)
    await db
      .insertInto('media')
      .values({
        website_id,
        id,
        kind: 'picture',
        search_text: `${filename} ${altText}`.toLowerCase(),
        name_key: filename.toLowerCase(),
        bytes: 0,
        lacks_alt: altText === '' ? 1 : 0,
        version: 1,
        created_at_ms: 0,
        document,
      })
      .execute()
    await db.insertInto('media_refs').values({ website_id, ref: id, media_id: id }).execute()
  })
}

/** What is read of the document of a picture; of a damaged one, nothing. */
function read(document: string): { readonly filename: string; readonly altText: string } {
  try {
    const { filename, altText } = JSON.parse(document) as Partial<Record<string, unknown>>
    return { filename: String(filename ?? ''), altText: String(altText ?? '') }
  } catch {
    return { filename: '', altText: '' }
  }
}

async function noteUses(db: Kysely<KnownTables>, from: string, { kind, key }: Holder): Promise<void> {
  await eachRow(db, from, key, async (row) => {
    const refs = [...refsIn(row.document, row.website_id)]
    if (refs.length === 0) return
    const { website_id } = row
    const holder_kind = kind ?? `layout-${row.owner_kind}`
    const holder_id = kind === 'site' ? '' : (row.id ?? row.owner_id ?? '')
    await db
      .insertInto('media_uses')
      .values(refs.map((ref) => ({ website_id, holder_kind, holder_id, ref })))
      .execute()
  })
}

interface Holder {
  /** Null for layouts, which tell it by what they fill. */
  readonly kind: string | null
  readonly key: readonly (keyof DocumentRow & string)[]
}

const holders: Readonly<Record<string, Holder>> = {
  websites: { kind: 'site', key: [] },
  collections: { kind: 'collection', key: ['id'] },
  products: { kind: 'product', key: ['id'] },
  items: { kind: 'item', key: ['id'] },
  authors: { kind: 'author', key: ['id'] },
  layouts: { kind: null, key: ['owner_kind', 'owner_id'] },
}

/** Reads a table from its beginning to its end, a batch at a time. */
async function eachRow(
  db: Kysely<KnownTables>,
  from: string,
  key: readonly (keyof DocumentRow & string)[],
  work: (row: DocumentRow) => Promise<void>,
): Promise<void> {
  const order = ['website_id', ...key] as const
  for (let offset = 0; ; offset += batch) {
    let rows = db
      .selectFrom(from as 'images')
      .select([...order, 'document'] as 'id'[])
      .offset(offset)
      .limit(batch)
    for (const column of order) rows = rows.orderBy(column as 'id')
    const found = (await rows.execute()) as unknown as readonly DocumentRow[]
    for (const row of found) await work(row)
    if (found.length < batch) return
  }
}

interface DocumentRow {
  readonly website_id: string
  readonly id?: string
  readonly owner_kind?: string
  readonly owner_id?: string
  readonly document: string
}

interface KnownTables {
  readonly images: { readonly website_id: string; readonly id: string; readonly document: string }
  readonly media: {
    readonly website_id: string
    readonly id: string
    readonly kind: string
    readonly search_text: string
    readonly name_key: string
    readonly bytes: number
    readonly lacks_alt: number
    readonly version: number
    readonly created_at_ms: number
    readonly document: string
  }
  readonly media_refs: { readonly website_id: string; readonly ref: string; readonly media_id: string }
  readonly media_uses: {
    readonly website_id: string
    readonly holder_kind: string
    readonly holder_id: string
    readonly ref: string
  }
}

/** What a text names of the library of a site, as this step reads it: what the store finds today may differ from it one day. */
function refsIn(text: string, websiteId: string): ReadonlySet<string> {
  const refs = new Set<string>()
  for (const [, site, picture, file] of text.matchAll(named)) {
    if (file !== undefined) refs.add(file)
    else if (site === websiteId && picture !== undefined) refs.add(picture)
  }
  return refs
}

const named = /\/content\/v1\/([A-Za-z0-9-]{1,64})\/([A-Za-z0-9-]{1,64})\/|(\/s\/[a-z0-9][a-z0-9.-]{0,100})/g
