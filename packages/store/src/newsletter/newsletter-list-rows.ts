import { type NewsletterList, standingList, standingListId } from '@vitrine/domain/newsletter/newsletter-list'
import { readDocument, readDocuments } from '../documents/read-document.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { NewsletterListRecords } from './newsletter.ts'
import { newsletterListDocument } from './newsletter-documents.ts'

/** Lists of subscribers as documents. The one that every site has needs no row before it is changed. */
export function newsletterListRows(session: Session): NewsletterListRecords {
  const { websiteId } = session
  return {
    list: async () => {
      const kept = readDocuments(session, newsletterListDocument, await session.all(all, { websiteId }))
      const standing = kept.find(({ id }) => id === standingListId) ?? standingList
      const others = kept.filter(({ id }) => id !== standingListId)
      return [standing, ...others.toSorted((one, other) => (one.name < other.name ? -1 : 1))]
    },
    find: async (id) => {
      const row = await session.first(find, { websiteId, id })
      const kept = readDocument(session, newsletterListDocument, row)
      return kept ?? (id === standingListId ? standingList : undefined)
    },
    save: (list: NewsletterList) =>
      session.atomically(async (inside) => {
        await inside.write(save, { websiteId, id: list.id, document: JSON.stringify(list) })
      }),
    remove: (id) =>
      session.atomically(async (inside) => {
        await inside.write(remove, { websiteId, id })
      }),
  }
}

interface GivenId {
  readonly websiteId: string
  readonly id: string
}

const all = statement((db, given: { readonly websiteId: string }) =>
  db.selectFrom('newsletter_lists').select('document').where('website_id', '=', given.websiteId),
)

const find = statement((db, given: GivenId) =>
  db
    .selectFrom('newsletter_lists')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const save = statement((db, given: GivenId & { readonly document: string }) =>
  db
    .insertInto('newsletter_lists')
    .values({ website_id: given.websiteId, id: given.id, document: given.document })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'id']).doUpdateSet({ document: given.document }),
    ),
)

const remove = statement((db, given: GivenId) =>
  db.deleteFrom('newsletter_lists').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)
