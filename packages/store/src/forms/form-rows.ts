import type { Form } from '@vitrine/domain/forms/form'
import { readDocument, readDocuments } from '../documents/read-document.ts'
import { lockRows } from '../engine/locking.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { setTranslationsAside, takeTranslationsBack } from '../languages/set-aside.ts'
import { removeUses, saveUses } from '../media/media-uses.ts'
import { removeDraftsOf } from './draft-rows.ts'
import { formDocument } from './form-documents.ts'
import type { FormRecords } from './forms.ts'
import { removeTargetsOf } from './target-rows.ts'

/** Forms as documents, found by their ids and by where they stand. */
export function formRows(session: Session): FormRecords {
  const { websiteId } = session
  return {
    find: async (id) => readDocument(session, formDocument, await session.first(find, { websiteId, id })),
    lock: async (id) => readDocument(session, formDocument, await session.first(lock, { websiteId, id })),
    findPlaced: async ({ kind, id }) =>
      readDocuments(session, formDocument, await session.all(findPlaced, { websiteId, kind, id })),
    list: async () => readDocuments(session, formDocument, await session.all(list, { websiteId })),
    save: (form) => session.atomically((inside) => saveForm(inside, form)),
    remove: async (id) => {
      await session.atomically(async (inside) => {
        await removeTargetsOf(inside, id)
        await removeDraftsOf(inside, id)
        await removeUses(inside, { kind: 'form', id })
        await setTranslationsAside(inside, 'form', id)
        await inside.write(remove, { websiteId, id })
      })
    },
  }
}

async function saveForm(session: Session, form: Form): Promise<void> {
  const { websiteId } = session
  const { id, place } = form
  const document = JSON.stringify(form)
  await session.write(save, { websiteId, id, kind: place?.kind ?? '', placeId: place?.id ?? '', document })
  await saveUses(session, { kind: 'form', id }, document)
  await takeTranslationsBack(session, 'form', id)
}

interface GivenForm {
  readonly websiteId: string
  readonly id: string
}

const find = statement((db, given: GivenForm) =>
  db
    .selectFrom('forms')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const lock = statement((db, given: GivenForm, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('forms')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id),
  ),
)

const findPlaced = statement((db, given: GivenForm & { readonly kind: string }) =>
  db
    .selectFrom('forms')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('place_kind', '=', given.kind)
    .where('place_id', '=', given.id)
    .orderBy('id'),
)

const list = statement((db, given: { readonly websiteId: string }) =>
  db.selectFrom('forms').select('document').where('website_id', '=', given.websiteId).orderBy('id'),
)

const save = statement(
  (db, given: GivenForm & { readonly kind: string; readonly placeId: string; readonly document: string }) =>
    db
      .insertInto('forms')
      .values({
        website_id: given.websiteId,
        id: given.id,
        place_kind: given.kind,
        place_id: given.placeId,
        document: given.document,
      })
      .onConflict((conflict) =>
        conflict.columns(['website_id', 'id']).doUpdateSet({
          place_kind: given.kind,
          place_id: given.placeId,
          document: given.document,
        }),
      ),
)

const remove = statement((db, given: GivenForm) =>
  db.deleteFrom('forms').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)
