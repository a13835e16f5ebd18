import { emailKey } from '@vitrine/domain/contact/email-address'
import type { ListedMail } from '@vitrine/domain/mail/listed-mail'
import { namesAddress } from '@vitrine/domain/mail/names-address'
import { stillMs } from '@vitrine/domain/members/held-address'
import { namesPeople } from '@vitrine/domain/website/settings/mail/mail-kinds'
import { sql } from 'kysely'
import { looseMentionsOf, type Mentions } from '../documents/mention-of.ts'
import { readDocument, readDocuments } from '../documents/read-document.ts'
import { removedAtOnce } from '../engine/removed-at-once.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { dropMailListed, findMails, keepSentListed, listedMails } from './listed-mails.ts'
import type { MailMessage, MailRecords } from './mail.ts'
import { mailDocument } from './mail-document.ts'
import { unsentMail } from './outbox-mail.ts'

/** The mailbox; a message is kept once, whatever is repeated. */
export function mailRows(session: Session): MailRecords {
  const { websiteId } = session
  return {
    keep: (message) =>
      session.atomically(async (inside) => {
        const { id, sentAtMs } = message
        const given = { websiteId, id, sentAtMs, document: JSON.stringify(message) }
        if ((await inside.change(insert, given)) === 1) await keepSentListed(inside, message)
      }),
    listed: (ask) => listedMails(session, ask),
    findListed: async (id) => (await findMails(session, [id]))[0],
    find: async (id) => readDocument(session, mailDocument, await session.first(find, { websiteId, id })),
    countUnsent: async () => {
      const row = await session.first(countUnsent, { websiteId })
      const count = (value: number | null | undefined) => Number(value ?? 0)
      return { waiting: count(row?.waiting), failed: count(row?.failed), dead: count(row?.dead) }
    },
    ofAddress: (email) => messagesTo(session, email),
    removeOfAddress: (email, untilMs = stillMs) =>
      session.atomically(async (inside) => {
        const messages = (await messagesTo(inside, email)).filter(({ sentAtMs }) => sentAtMs <= untilMs)
        const unsent = (await unsentTo(inside, email)).filter(({ atMs }) => atMs <= untilMs)
        for (const { id } of messages) await inside.write(remove, { websiteId, id })
        for (const { id } of unsent) await inside.write(removeJob, { websiteId, id })
        for (const { id } of [...messages, ...unsent]) await dropMailListed(inside, id)
        return messages.length + unsent.length
      }),
    removeNaming: (email, untilMs = stillMs) =>
      session.atomically(async (inside) => {
        const named = (await messagesMentioning(inside, email)).filter(
          ({ reason, subject, text, sentAtMs }) =>
            sentAtMs <= untilMs && namesPeople(reason) && namesAddress(`${subject}\n${text}`, email),
        )
        return removeAll(inside, named)
      }),
    removeOfOrder: (orderId) =>
      session.atomically(async (inside) => {
        const mention = `%${orderId.toLowerCase()}%`
        const rows = await inside.all(mentioning, { websiteId, mention, otherMention: mention })
        const messages = readDocuments(inside, mailDocument, rows)
        return removeAll(
          inside,
          messages.filter((each) => each.orderId === orderId),
        )
      }),
    removeMany: (ids) =>
      session.atomically(async (inside) => {
        for (const id of ids) {
          await inside.write(remove, { websiteId, id })
          await inside.write(removeJob, { websiteId, id })
          await dropMailListed(inside, id)
        }
      }),
    removeOld: (beforeMs) =>
      session.atomically(async (inside) => {
        const old = await inside.all(listOld, { websiteId, beforeMs, limit: removedAtOnce })
        for (const { id } of old) {
          await inside.write(remove, { websiteId, id })
          await dropMailListed(inside, id)
        }
        return old.length
      }),
  }
}

async function removeAll(session: Session, messages: readonly MailMessage[]): Promise<number> {
  for (const { id } of messages) {
    await session.write(remove, { websiteId: session.websiteId, id })
    await dropMailListed(session, id)
  }
  return messages.length
}

async function messagesTo(session: Session, email: string): Promise<readonly MailMessage[]> {
  const messages = await messagesMentioning(session, email)
  return messages.filter(({ to }) => emailKey(to) === emailKey(email))
}

/** Messages that may mention an address, and others: it may hold the signs of a pattern. */
async function messagesMentioning(session: Session, email: string): Promise<readonly MailMessage[]> {
  const key = emailKey(email)
  if (key === '') return []
  const rows = await session.all(mentioning, { websiteId: session.websiteId, ...looseMentionsOf(email) })
  return readDocuments(session, mailDocument, rows)
}

async function unsentTo(session: Session, email: string): Promise<readonly ListedMail[]> {
  const key = emailKey(email)
  if (key === '') return []
  const rows = await session.all(mentioningJobs, { websiteId: session.websiteId, ...looseMentionsOf(email) })
  return rows.flatMap((row) => unsentMail(row) ?? []).filter(({ to }) => emailKey(to) === key)
}

const mentioning = statement((db, given: Mentions & { readonly websiteId: string }) =>
  db
    .selectFrom('mail_messages')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where(({ or, eb, fn }) =>
      or(
        [given.mention, given.otherMention].map((each) =>
          eb(fn<string>('lower', ['document']), 'like', each),
        ),
      ),
    )
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

const mentioningJobs = statement((db, given: Mentions & { readonly websiteId: string }) =>
  db
    .selectFrom('jobs')
    .select(['id', 'state', 'run_at_ms', 'attempts', 'last_error', 'mail'])
    .where('website_id', '=', given.websiteId)
    .where(({ or, eb, fn }) =>
      or([given.mention, given.otherMention].map((each) => eb(fn<string>('lower', ['mail']), 'like', each))),
    ),
)

const removeJob = statement((db, given: { websiteId: string; id: string }) =>
  db.deleteFrom('jobs').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)

const countUnsent = statement((db, given: { websiteId: string }) =>
  db
    .selectFrom('jobs')
    .select([
      sql<number>`sum(case when state = 'open' and last_error = '' then 1 else 0 end)`.as('waiting'),
      sql<number>`sum(case when state = 'open' and last_error <> '' then 1 else 0 end)`.as('failed'),
      sql<number>`sum(case when state = 'dead' then 1 else 0 end)`.as('dead'),
    ])
    .where('website_id', '=', given.websiteId)
    .where('mail', '<>', sql.lit('')),
)

const find = statement((db, given: { websiteId: string; id: string }) =>
  db
    .selectFrom('mail_messages')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const listOld = statement((db, given: { websiteId: string; beforeMs: number; limit: number }) =>
  db
    .selectFrom('mail_messages')
    .select('id')
    .where('website_id', '=', given.websiteId)
    .where('sent_at_ms', '<', given.beforeMs)
    .orderBy('sent_at_ms')
    .limit(given.limit),
)
