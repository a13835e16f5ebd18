import { readDocument, readDocuments } from '../documents/read-document.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { removeUses, saveUses } from '../media/media-uses.ts'
import { authorDocument } from './author-document.ts'
import type { AuthorRecords } from './authors.ts'

/** Authors in the order of their ids. */
export function authorRows(session: Session): AuthorRecords {
  const { websiteId } = session
  return {
    list: async () => {
      const rows = await session.all(list, { websiteId })
      return readDocuments(session, authorDocument, rows)
    },
    find: async (id) => readDocument(session, authorDocument, await session.first(find, { websiteId, id })),
    remove: (id) =>
      session.atomically(async (inside) => {
        await inside.write(remove, { websiteId, id })
        await removeUses(inside, { kind: 'author', id })
      }),
    save: (author) =>
      session.atomically(async (inside) => {
        const document = JSON.stringify(author)
        await inside.write(save, { websiteId, id: author.id, document })
        await saveUses(inside, { kind: 'author', id: author.id }, document)
      }),
  }
}

const list = statement((db, given: { websiteId: string }) =>
  db.selectFrom('authors').select('document').where('website_id', '=', given.websiteId).orderBy('id'),
)

const find = statement((db, given: { websiteId: string; id: string }) =>
  db
    .selectFrom('authors')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const remove = statement((db, given: { websiteId: string; id: string }) =>
  db.deleteFrom('authors').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)

const save = statement((db, given: { websiteId: string; id: string; document: string }) =>
  db
    .insertInto('authors')
    .values({ website_id: given.websiteId, id: given.id, document: given.document })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'id']).doUpdateSet({ document: given.document }),
    ),
)
