import {
  type Translation,
  type TranslationKey,
  type TranslationKind,
  translationKinds,
} from '@vitrine/domain/languages/translation'
import { readDocument } from '../documents/read-document.ts'
import { listQuery } from '../engine/list-query.ts'
import { removedAtOnce } from '../engine/removed-at-once.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { removeLanguageUses, removeUses, saveUses, translationHolder } from '../media/media-uses.ts'
import { noteSearchChange, readAllAgain } from '../search/note-search-change.ts'
import { removeSetAside } from './set-aside.ts'
import { translationDocument } from './translation-document.ts'
import type { TranslationRecords } from './translations.ts'

/** Translations by language and by what they translate. */
export function translationRows(session: Session): TranslationRecords {
  const { websiteId } = session
  const read = (row: Row): readonly Translation[] => {
    const texts = readDocument(session, translationDocument, row)
    const kind = translationKinds.find((each) => each === row.kind)
    if (texts === undefined || kind === undefined) return []
    return [
      { language: row.language, kind, id: row.object_id, texts, updatedAtMs: Number(row.updated_at_ms) },
    ]
  }
  return {
    find: async (key) => {
      const row = await session.first(find, { websiteId, ...key })
      return row && read(row)[0]
    },
    findMany: async (kind, ids) =>
      ids.length === 0 ? [] : (await findMany[kind](session, [...new Set(ids)])).flatMap(read),
    listKind: async (kind) => (await session.all(listKind, { websiteId, kind })).flatMap(read),
    kinds: async () =>
      (await session.all(listKinds, { websiteId })).flatMap(({ language, kind: name }) => {
        const kind = translationKinds.find((each) => each === name)
        return kind === undefined ? [] : [{ language, kind }]
      }),
    save: async ({ texts, ...given }) => {
      await session.atomically(async (inside) => {
        const document = JSON.stringify(texts)
        await inside.write(save, { websiteId, ...given, document })
        await saveUses(inside, translationHolder(given), document)
        await noteTranslation(inside, given)
      })
    },
    remove: async (key) => {
      await session.atomically(async (inside) => {
        await inside.write(remove, { websiteId, ...key })
        await removeUses(inside, translationHolder(key))
        await noteTranslation(inside, key)
      })
    },
    removeLanguage: async (language) => {
      await session.atomically(async (inside) => {
        await inside.write(removeLanguage, { websiteId, language })
        await removeLanguageUses(inside, language)
        // It may have stood in for others.
        await readAllAgain(inside)
      })
    },
    removeSetAside: (beforeMs) =>
      session.atomically((inside) => removeSetAside(inside, beforeMs, removedAtOnce)),
  }
}

async function noteTranslation(
  session: Session,
  { kind, id }: Pick<TranslationKey, 'kind' | 'id'>,
): Promise<void> {
  if (kind === 'page' || kind === 'item' || kind === 'product') await noteSearchChange(session, kind, id)
}

/** Removes what something says in other languages that goes for good; the search is told of it by whoever removes it. */
export async function removeTranslationsOf(
  session: Session,
  kind: TranslationKind,
  objectId: string,
): Promise<void> {
  const removed = await session.all(removeAllOf, { websiteId: session.websiteId, kind, objectId })
  for (const { language } of removed)
    await removeUses(session, translationHolder({ language, kind, id: objectId }))
}

interface Row {
  readonly language: string
  readonly kind: string
  readonly object_id: string
  readonly updated_at_ms: number
  readonly document: string
}

interface GivenKey extends TranslationKey {
  readonly websiteId: string
}

const columns = ['language', 'kind', 'object_id', 'updated_at_ms', 'document'] as const

const removeAllOf = statement(
  (db, given: { readonly websiteId: string; readonly kind: TranslationKind; readonly objectId: string }) =>
    db
      .deleteFrom('translations')
      .where('website_id', '=', given.websiteId)
      .where('kind', '=', given.kind)
      .where('object_id', '=', given.objectId)
      .returning('language'),
)

const find = statement((db, given: GivenKey) =>
  db
    .selectFrom('translations')
    .select(columns)
    .where('website_id', '=', given.websiteId)
    .where('language', '=', given.language)
    .where('kind', '=', given.kind)
    .where('object_id', '=', given.id),
)

const findMany: Readonly<Record<TranslationKind, ReturnType<typeof ofKind>>> = {
  page: ofKind('page'),
  item: ofKind('item'),
  product: ofKind('product'),
  area: ofKind('area'),
  form: ofKind('form'),
  menu: ofKind('menu'),
  site: ofKind('site'),
  mail: ofKind('mail'),
}

function ofKind(kind: TranslationKind) {
  return listQuery((db, websiteId, ids) =>
    db
      .selectFrom('translations')
      .select(columns)
      .where('website_id', '=', websiteId)
      .where('kind', '=', kind)
      .where('object_id', 'in', ids),
  )
}

const listKind = statement((db, given: { readonly websiteId: string; readonly kind: string }) =>
  db
    .selectFrom('translations')
    .select(columns)
    .where('website_id', '=', given.websiteId)
    .where('kind', '=', given.kind),
)

const listKinds = statement((db, given: { readonly websiteId: string }) =>
  db
    .selectFrom('translations')
    .select(['language', 'kind'])
    .distinct()
    .where('website_id', '=', given.websiteId),
)

interface GivenTranslation extends GivenKey {
  readonly updatedAtMs: number
  readonly document: string
}

const save = statement((db, given: GivenTranslation) => {
  const changing = { updated_at_ms: given.updatedAtMs, document: given.document }
  return db
    .insertInto('translations')
    .values({
      website_id: given.websiteId,
      language: given.language,
      kind: given.kind,
      object_id: given.id,
      ...changing,
    })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'language', 'kind', 'object_id']).doUpdateSet(changing),
    )
})

const remove = statement((db, given: GivenKey) =>
  db
    .deleteFrom('translations')
    .where('website_id', '=', given.websiteId)
    .where('language', '=', given.language)
    .where('kind', '=', given.kind)
    .where('object_id', '=', given.id),
)

const removeLanguage = statement((db, given: { readonly websiteId: string; readonly language: string }) =>
  db
    .deleteFrom('translations')
    .where('website_id', '=', given.websiteId)
    .where('language', '=', given.language),
)
