import { emailKey } from '@vitrine/domain/customers/customer'
import { readDocument, readDocuments } from '../documents/read-document.ts'
import { removedAtOnce } from '../engine/removed-at-once.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { MailMessage, MailRecords } from './mail.ts'
import { mailDocument } from './mail-document.ts'

/** The mailbox, newest first; a message is kept once, whatever is repeated. */
export function mailRows(session: Session): MailRecords {
  const { websiteId } = session
  return {
    keep: (message) =>
      session.atomically(async (inside) => {
        const { id, sentAtMs } = message
        await inside.change(insert, { websiteId, id, sentAtMs, document: JSON.stringify(message) })
      }),
    list: async ({ offset, limit }) => {
      const rows = await session.all(list, { websiteId, offset, limit })
      const counted = await session.first(count, { websiteId })
      return { rows: readDocuments(session, mailDocument, rows), total: counted?.total ?? 0 }
    },
    find: async (id) => readDocument(session, mailDocument, await session.first(find, { websiteId, id })),
    ofAddress: (email) => messagesTo(session, email),
    removeOfAddress: (email) =>
      session.atomically(async (inside) => {
        const messages = await messagesTo(inside, email)
        for (const { id } of messages) await inside.change(remove, { websiteId, id })
        return messages.length
      }),
    removeOld: (beforeMs) =>
      session.atomically((inside) => inside.change(removeOld, { websiteId, beforeMs, limit: removedAtOnce })),
  }
}

async function messagesTo(session: Session, email: string): Promise<readonly MailMessage[]> {
  const key = emailKey(email)
  if (key === '') return []
  // What the pattern finds too much is left out behind it: an address may hold the signs of a pattern.
  const rows = await session.all(mentioning, { websiteId: session.websiteId, mention: `%${key}%` })
  return readDocuments(session, mailDocument, rows).filter(({ to }) => emailKey(to) === key)
}

const mentioning = statement((db, given: { websiteId: string; mention: string }) =>
  db
    .selectFrom('mail_messages')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where((row) => row(row.fn<string>('lower', ['document']), 'like', given.mention))
    .orderBy('sent_at_ms', 'desc'),
)

const remove = statement((db, given: { websiteId: string; id: string }) =>
  db.deleteFrom('mail_messages').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)

const insert = statement((db, given: { websiteId: string; id: string; sentAtMs: number; document: string }) =>
  db
    .insertInto('mail_messages')
    .values({
      website_id: given.websiteId,
      id: given.id,
      sent_at_ms: given.sentAtMs,
      document: given.document,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doNothing()),
)

const list = statement((db, given: { websiteId: string; offset: number; limit: number }) =>
  db
    .selectFrom('mail_messages')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .orderBy('sent_at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(given.limit)
    .offset(given.offset),
)

const count = statement((db, given: { websiteId: string }) =>
  db
    .selectFrom('mail_messages')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('website_id', '=', given.websiteId),
)

const find = statement((db, given: { websiteId: string; id: string }) =>
  db
    .selectFrom('mail_messages')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const removeOld = statement((db, given: { websiteId: string; beforeMs: number; limit: number }) =>
  db
    .deleteFrom('mail_messages')
    .where('website_id', '=', given.websiteId)
    .where(
      'id',
      'in',
      db
        .selectFrom('mail_messages')
        .select('id')
        .where('website_id', '=', given.websiteId)
        .where('sent_at_ms', '<', given.beforeMs)
        .orderBy('sent_at_ms')
        .limit(given.limit),
    ),
)
