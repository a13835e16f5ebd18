import { refsIn } from '@vitrine/domain/media/media-address'
import type { Session } from '../engine/session.ts'

/** What is written down of the files that documents name is what they name: nothing that is in use counts as unused. */
export async function proveMedia(session: Session): Promise<readonly string[]> {
  const { websiteId } = session
  const written = await session.query((db) =>
    db
      .selectFrom('media_uses')
      .select(['holder_kind', 'holder_id', 'ref'])
      .where('website_id', '=', websiteId),
  )
  const uses = new Set(written.map((use) => sentenceOf(use.holder_kind, use.holder_id, use.ref)))
  const named = new Set<string>()
  for (const read of [site, layouts, drafts, translations, redirects, ...byId]) {
    for (let offset = 0; ; offset += batch) {
      const rows = await read(session, offset)
      for (const { kind, id, document } of rows)
        for (const ref of refsIn(document, websiteId)) named.add(sentenceOf(kind, id, ref))
      if (rows.length < batch) break
    }
  }
  return [
    ...[...named].filter((use) => !uses.has(use)).map((use) => `${use}, which is not written down.`),
    ...[...uses]
      .filter((use) => !named.has(use))
      .map((use) => `${use} no longer, which is still written down.`),
  ]
}

/** Documents read at once. */
const batch = 500

interface HolderDocument {
  readonly kind: string
  readonly id: string
  readonly document: string
}

type ReadHolders = (session: Session, offset: number) => Promise<readonly HolderDocument[]>

function sentenceOf(kind: string, id: string, ref: string): string {
  return `${kind} ${id} names ${ref}`
}

const site: ReadHolders = async (session, offset) => {
  const rows = await session.query((db) =>
    db
      .selectFrom('websites')
      .select('document')
      .where('website_id', '=', session.websiteId)
      .offset(offset)
      .limit(batch),
  )
  return rows.map(({ document }) => ({ kind: 'site', id: '', document }))
}

const byId: readonly ReadHolders[] = (
  [
    ['collections', 'collection'],
    ['products', 'product'],
    ['items', 'item'],
    ['authors', 'author'],
    ['campaigns', 'campaign'],
    ['forms', 'form'],
  ] as const
).map(([table, kind]) => async (session, offset) => {
  const rows = await session.query((db) =>
    db
      .selectFrom(table)
      .select(['id', 'document'])
      .where('website_id', '=', session.websiteId)
      .orderBy('id')
      .offset(offset)
      .limit(batch),
  )
  return rows.map(({ id, document }) => ({ kind, id, document }))
})

const layouts: ReadHolders = async (session, offset) => {
  const rows = await session.query((db) =>
    db
      .selectFrom('layouts')
      .select(['owner_kind', 'owner_id', 'document'])
      .where('website_id', '=', session.websiteId)
      .orderBy('owner_kind')
      .orderBy('owner_id')
      .offset(offset)
      .limit(batch),
  )
  return rows.map((row) => ({ kind: `layout-${row.owner_kind}`, id: row.owner_id, document: row.document }))
}

const drafts: ReadHolders = async (session, offset) => {
  const rows = await session.query((db) =>
    db
      .selectFrom('item_drafts')
      .select(['item_id', 'account_id', 'document'])
      .where('website_id', '=', session.websiteId)
      .orderBy('item_id')
      .orderBy('account_id')
      .offset(offset)
      .limit(batch),
  )
  return rows.map((row) => ({
    kind: 'draft',
    id: `${row.item_id}:${row.account_id}`,
    document: row.document,
  }))
}

const translations: ReadHolders = async (session, offset) => {
  const rows = await session.query((db) =>
    db
      .selectFrom('translations')
      .select(['language', 'kind', 'object_id', 'document'])
      .where('website_id', '=', session.websiteId)
      .orderBy('language')
      .orderBy('kind')
      .orderBy('object_id')
      .offset(offset)
      .limit(batch),
  )
  const there = await idsThere(
    session,
    rows.map(({ object_id }) => object_id),
  )
  return rows.map(({ language, kind, object_id, document }) => ({
    kind: 'translation',
    id: `${language}:${kind}:${object_id}`,
    // Texts that wait for the return of what was removed hold no file.
    document: (kind === 'product' || kind === 'form') && !there[kind].has(object_id) ? '' : document,
  }))
}

async function idsThere(session: Session, ids: readonly string[]) {
  const idsIn = async (table: 'products' | 'forms') => {
    if (ids.length === 0) return new Set<string>()
    const rows = await session.query((db) =>
      db
        .selectFrom(table)
        .select('id')
        .where('website_id', '=', session.websiteId)
        .where('id', 'in', [...new Set(ids)]),
    )
    return new Set(rows.map(({ id }) => id))
  }
  return { product: await idsIn('products'), form: await idsIn('forms') }
}

const redirects: ReadHolders = async (session, offset) => {
  const rows = await session.query((db) =>
    db
      .selectFrom('redirects')
      .select(['source', 'target'])
      .where('website_id', '=', session.websiteId)
      .orderBy('source')
      .offset(offset)
      .limit(batch),
  )
  return rows.map(({ source, target }) => ({ kind: 'redirect', id: source, document: target }))
}
