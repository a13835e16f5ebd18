import type { TranslationKey } from '@vitrine/domain/languages/translation'
import { refsIn } from '@vitrine/domain/media/media-address'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { type MediaHolderKind, type MediaUse, mediaHolderKinds } from './media.ts'

/** A document that may name files of the library. */
export interface MediaHolder {
  readonly kind: MediaHolderKind
  readonly id: string
}

/** Writes down which files of the library a document names, in the transaction that keeps it; most saves change nothing of it. */
export async function saveUses(session: Session, { kind, id }: MediaHolder, document: string): Promise<void> {
  const { websiteId } = session
  const named = refsIn(document, websiteId)
  const known = new Set((await session.all(listRefs, { websiteId, kind, id })).map(({ ref }) => ref))
  for (const ref of known) if (!named.has(ref)) await session.write(removeUse, { websiteId, kind, id, ref })
  for (const ref of named) if (!known.has(ref)) await session.write(addUse, { websiteId, kind, id, ref })
}

/** Forgets what a document named that is gone. */
export async function removeUses(session: Session, { kind, id }: MediaHolder): Promise<void> {
  await session.write(removeAll, { websiteId: session.websiteId, kind, id })
}

/** Forgets what the drafts of an item named that are gone with it. */
export async function removeDraftUses(session: Session, itemId: string): Promise<void> {
  await session.write(removeOfDrafts, { websiteId: session.websiteId, drafts: `${itemId}:%` })
}

/** What a translation is called as a document that names files. */
export function translationHolder({ language, kind, id }: TranslationKey): MediaHolder {
  return { kind: 'translation', id: `${language}:${kind}:${id}` }
}

/** Forgets what the texts in a language named that are gone with it. */
export async function removeLanguageUses(session: Session, language: string): Promise<void> {
  await session.write(removeOfLanguage, { websiteId: session.websiteId, texts: `${language}:%` })
}

/** The documents that name a file of the library. */
export async function usesOf(session: Session, id: string, limit: number): Promise<readonly MediaUse[]> {
  const rows = await session.all(listUses, { websiteId: session.websiteId, id, limit })
  return rows.flatMap((row) => {
    const kind = mediaHolderKinds.find((each) => each === row.holder_kind)
    return kind ? [{ kind, id: row.holder_id }] : []
  })
}

interface GivenHolder {
  readonly websiteId: string
  readonly kind: string
  readonly id: string
}

const listRefs = statement((db, given: GivenHolder) =>
  db
    .selectFrom('media_uses')
    .select('ref')
    .where('website_id', '=', given.websiteId)
    .where('holder_kind', '=', given.kind)
    .where('holder_id', '=', given.id),
)

const addUse = statement((db, given: GivenHolder & { readonly ref: string }) =>
  db
    .insertInto('media_uses')
    .values({
      website_id: given.websiteId,
      holder_kind: given.kind,
      holder_id: given.id,
      ref: given.ref,
    })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'holder_kind', 'holder_id', 'ref']).doNothing(),
    ),
)

const removeUse = statement((db, given: GivenHolder & { readonly ref: string }) =>
  db
    .deleteFrom('media_uses')
    .where('website_id', '=', given.websiteId)
    .where('holder_kind', '=', given.kind)
    .where('holder_id', '=', given.id)
    .where('ref', '=', given.ref),
)

const removeAll = statement((db, given: GivenHolder) =>
  db
    .deleteFrom('media_uses')
    .where('website_id', '=', given.websiteId)
    .where('holder_kind', '=', given.kind)
    .where('holder_id', '=', given.id),
)

const removeOfDrafts = statement((db, given: { websiteId: string; drafts: string }) =>
  db
    .deleteFrom('media_uses')
    .where('website_id', '=', given.websiteId)
    .where('holder_kind', '=', 'draft')
    .where('holder_id', 'like', given.drafts),
)

const removeOfLanguage = statement((db, given: { websiteId: string; texts: string }) =>
  db
    .deleteFrom('media_uses')
    .where('website_id', '=', given.websiteId)
    .where('holder_kind', '=', 'translation')
    .where('holder_id', 'like', given.texts),
)

const listUses = statement((db, given: { websiteId: string; id: string; limit: number }) =>
  db
    .selectFrom('media_refs as named')
    .innerJoin('media_uses as used', (join) =>
      join.onRef('used.website_id', '=', 'named.website_id').onRef('used.ref', '=', 'named.ref'),
    )
    .select(['used.holder_kind', 'used.holder_id'])
    .distinct()
    .where('named.website_id', '=', given.websiteId)
    .where('named.media_id', '=', given.id)
    .orderBy('used.holder_kind')
    .orderBy('used.holder_id')
    .limit(given.limit),
)
