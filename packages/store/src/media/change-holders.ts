import { parse } from '../documents/read-document.ts'
import { lockRows } from '../engine/locking.ts'
import type { Session } from '../engine/session.ts'
import { type Statement, statement } from '../engine/statement.ts'
import type { MediaHolderKind } from './media.ts'
import { type MediaHolder, saveUses, usesOf } from './media-uses.ts'

/** More documents than this do not name one file. */
const mostHolders = 100_000

/** How documents that name a file are changed. */
interface HolderChange {
  readonly change: (document: unknown) => unknown
  /** Brings up to date what is derived of a document that was changed. */
  readonly changed: HolderChanged
}

/** Is told of a document that was changed, within its transaction. */
export type HolderChanged = (session: Session, holder: MediaHolder) => Promise<void>

/** Changes all documents that name a file, whatever they are. */
export async function changeHolders(
  session: Session,
  mediaId: string,
  { change, changed: told }: HolderChange,
): Promise<number> {
  const { websiteId } = session
  let count = 0
  for (const { kind, id } of await usesOf(session, mediaId, mostHolders)) {
    if (isLetBe(kind)) continue
    const { lock, save } = holders[kind]
    const row = await session.first(lock, { websiteId, id })
    const document = row && parse(row.document)
    if (!row || document === undefined) continue
    const changed = JSON.stringify(change(document))
    if (changed === row.document) continue
    await session.write(save, { websiteId, id, document: changed })
    await saveUses(session, { kind, id }, changed)
    await told(session, { kind, id })
    count += 1
  }
  return count
}

/** Drafts are held against the library when they are saved; the others name files by addresses, which go on being answered. */
const letBe = ['draft', 'translation', 'form', 'redirect'] as const

function isLetBe(kind: MediaHolderKind): kind is (typeof letBe)[number] {
  return letBe.some((each) => each === kind)
}

interface GivenHolder {
  readonly websiteId: string
  readonly id: string
}

/** How the document of a holder is read and kept. */
interface Holder {
  readonly lock: Statement<GivenHolder, { readonly document: string }>
  readonly save: Statement<GivenHolder & { readonly document: string }, unknown>
}

function byId(from: 'collections' | 'products' | 'items' | 'authors' | 'campaigns'): Holder {
  return {
    lock: statement((db, given: GivenHolder, engine) =>
      lockRows(
        engine,
        db
          .selectFrom(from)
          .select('document')
          .where('website_id', '=', given.websiteId)
          .where('id', '=', given.id),
      ),
    ),
    save: statement((db, given: GivenHolder & { readonly document: string }) =>
      db
        .updateTable(from)
        .set({ document: given.document })
        .where('website_id', '=', given.websiteId)
        .where('id', '=', given.id),
    ),
  }
}

function layoutOf(owner: 'field' | 'collection' | 'item'): Holder {
  return {
    lock: statement((db, given: GivenHolder, engine) =>
      lockRows(
        engine,
        db
          .selectFrom('layouts')
          .select('document')
          .where('website_id', '=', given.websiteId)
          .where('owner_kind', '=', owner)
          .where('owner_id', '=', given.id),
      ),
    ),
    save: statement((db, given: GivenHolder & { readonly document: string }) =>
      db
        .updateTable('layouts')
        .set({ document: given.document })
        .where('website_id', '=', given.websiteId)
        .where('owner_kind', '=', owner)
        .where('owner_id', '=', given.id),
    ),
  }
}

const holders: Readonly<Record<Exclude<MediaHolderKind, (typeof letBe)[number]>, Holder>> = {
  site: {
    lock: statement((db, given: GivenHolder, engine) =>
      lockRows(
        engine,
        db.selectFrom('websites').select('document').where('website_id', '=', given.websiteId),
      ),
    ),
    save: statement((db, given: GivenHolder & { readonly document: string }) =>
      db.updateTable('websites').set({ document: given.document }).where('website_id', '=', given.websiteId),
    ),
  },
  collection: byId('collections'),
  product: byId('products'),
  item: byId('items'),
  author: byId('authors'),
  campaign: byId('campaigns'),
  'layout-field': layoutOf('field'),
  'layout-collection': layoutOf('collection'),
  'layout-item': layoutOf('item'),
}
