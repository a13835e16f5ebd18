import { type TranslationKind, translationKinds } from '@vitrine/domain/languages/translation'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { removeUses, saveUses, translationHolder } from '../media/media-uses.ts'

/** What an undo may bring back after it was removed, and so keeps its texts for that time. */
type Returning = Extract<TranslationKind, 'product' | 'form'>

/** Sets aside what something says in other languages that is removed: its files are free, and the texts wait for its return. */
export async function setTranslationsAside(
  session: Session,
  kind: Returning,
  objectId: string,
): Promise<void> {
  const given = { websiteId: session.websiteId, kind, objectId }
  const rows = await session.all(markGone, { ...given, goneAtMs: session.now() })
  for (const { language } of rows)
    await removeUses(session, translationHolder({ language, kind, id: objectId }))
}

/** Takes back what was set aside, with the files that it names. */
export async function takeTranslationsBack(
  session: Session,
  kind: Returning,
  objectId: string,
): Promise<void> {
  const rows = await session.all(listOf, { websiteId: session.websiteId, kind, objectId })
  for (const { language, document } of rows)
    await saveUses(session, translationHolder({ language, kind, id: objectId }), document)
}

/** Removes texts of what went before a moment and did not come back, so many at a time; returns how many. */
export async function removeSetAside(session: Session, beforeMs: number, limit: number): Promise<number> {
  const { websiteId } = session
  let total = 0
  for (const { language, kind: name, object_id: objectId } of await session.all(listGone, {
    ...{ websiteId, beforeMs, limit },
  })) {
    const kind = translationKinds.find((each) => each === name)
    if (kind === undefined) continue
    await removeUses(session, translationHolder({ language, kind, id: objectId }))
    await session.write(removeOne, { websiteId, language, kind, objectId })
    total += 1
  }
  return total
}

interface GivenObject {
  readonly websiteId: string
  readonly kind: TranslationKind
  readonly objectId: string
}

const markGone = statement((db, given: GivenObject & { readonly goneAtMs: number }) =>
  db
    .updateTable('translations')
    .set({ updated_at_ms: given.goneAtMs })
    .where('website_id', '=', given.websiteId)
    .where('kind', '=', given.kind)
    .where('object_id', '=', given.objectId)
    .returning('language'),
)

const listOf = statement((db, given: GivenObject) =>
  db
    .selectFrom('translations')
    .select(['language', 'document'])
    .where('website_id', '=', given.websiteId)
    .where('kind', '=', given.kind)
    .where('object_id', '=', given.objectId),
)

const listGone = statement(
  (db, given: { readonly websiteId: string; readonly beforeMs: number; readonly limit: number }) =>
    db
      .selectFrom('translations as said')
      .select(['said.language', 'said.kind', 'said.object_id'])
      .where('said.website_id', '=', given.websiteId)
      .where('said.updated_at_ms', '<', given.beforeMs)
      .where(({ and, or, eb, not, exists, selectFrom }) =>
        or([
          and([
            eb('said.kind', '=', 'product'),
            not(
              exists(
                selectFrom('products')
                  .select('products.id')
                  .whereRef('products.website_id', '=', 'said.website_id')
                  .whereRef('products.id', '=', 'said.object_id'),
              ),
            ),
          ]),
          and([
            eb('said.kind', '=', 'form'),
            not(
              exists(
                selectFrom('forms')
                  .select('forms.id')
                  .whereRef('forms.website_id', '=', 'said.website_id')
                  .whereRef('forms.id', '=', 'said.object_id'),
              ),
            ),
          ]),
        ]),
      )
      .orderBy('said.language')
      .orderBy('said.kind')
      .orderBy('said.object_id')
      .limit(given.limit),
)

const removeOne = statement((db, given: GivenObject & { readonly language: string }) =>
  db
    .deleteFrom('translations')
    .where('website_id', '=', given.websiteId)
    .where('language', '=', given.language)
    .where('kind', '=', given.kind)
    .where('object_id', '=', given.objectId),
)
