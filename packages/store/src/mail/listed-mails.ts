import type { ListedMail } from '@vitrine/domain/mail/listed-mail'
import { readDocuments } from '../documents/read-document.ts'
import { listQuery } from '../engine/list-query.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { dropListed, keepListed, keepManyListed } from '../lists/keep-listed.ts'
import { type ListPage, pageOf } from '../lists/list-page.ts'
import { type ListAsk, readList } from '../lists/read-list.ts'
import type { MailMessage } from './mail.ts'
import { mailDocument } from './mail-document.ts'
import { mailEntry, mailTable } from './mail-list-table.ts'
import { type OutboxRow, sentMail, unsentMail } from './outbox-mail.ts'

/** A page of the mailbox. */
export async function listedMails(session: Session, ask: ListAsk): Promise<ListPage<ListedMail>> {
  const slice = await readList(session, mailTable, ask)
  const found = await findMails(
    session,
    slice.places.map(({ id }) => id),
  )
  return pageOf(slice, ask, new Map(found.map((mail) => [mail.id, mail])))
}

/** Mails by their ids, whether they went out or not. */
export async function findMails(session: Session, ids: readonly string[]): Promise<readonly ListedMail[]> {
  if (ids.length === 0) return []
  const messages = readDocuments(session, mailDocument, await messagesByIds(session, ids))
  const sent = messages.map(sentMail)
  const missing = ids.filter((id) => !sent.some((mail) => mail.id === id))
  if (missing.length === 0) return sent
  const jobs = await jobsByIds(session, missing)
  return [...sent, ...jobs.flatMap((row) => unsentMail(row) ?? [])]
}

/** Lists a mail that is kept; within the transaction that keeps it. */
export function keepSentListed(session: Session, message: MailMessage): Promise<void> {
  return keepListed(session, mailTable, mailEntry(sentMail(message)))
}

/** Lists a mail that is asked for; within the transaction that enqueues its job. A job that sends none is not listed. */
export async function keepNewListed(session: Session, row: OutboxRow): Promise<void> {
  const mail = unsentMail(row)
  if (mail) await keepListed(session, mailTable, mailEntry(mail), { isNew: true })
}

/** Lists many mails that are asked for at once. */
export async function keepNewMailsListed(session: Session, rows: readonly OutboxRow[]): Promise<void> {
  const mails = rows.flatMap((row) => unsentMail(row) ?? [])
  await keepManyListed(session, mailTable, mails.map(mailEntry), { isNew: true })
}

/** Lists how a mail stands whose job has changed; within the transaction that changes it. One that went out stays so. */
export async function keepUnsentListed(session: Session, row: OutboxRow): Promise<void> {
  const mail = unsentMail(row)
  if (mail && !(await isKept(session, row.id))) await keepListed(session, mailTable, mailEntry(mail))
}

/** Takes a mail off the list whose job is over, unless it went out; within the transaction that removes the job. */
export async function dropUnsentListed(
  session: Session,
  { id, mail }: Pick<OutboxRow, 'id' | 'mail'>,
): Promise<void> {
  if (mail !== '' && !(await isKept(session, id))) await dropMailListed(session, id)
}

/** Takes a mail off the list that is kept no more. */
export function dropMailListed(session: Session, id: string): Promise<void> {
  return dropListed(session, mailTable, id)
}

async function isKept(session: Session, id: string): Promise<boolean> {
  return (await session.first(findKept, { websiteId: session.websiteId, id })) !== undefined
}

const findKept = statement((db, given: { websiteId: string; id: string }) =>
  db
    .selectFrom('mail_messages')
    .select('id')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const messagesByIds = listQuery((db, websiteId, ids) =>
  db
    .selectFrom('mail_messages')
    .select('document')
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids),
)

const jobsByIds = listQuery((db, websiteId, ids) =>
  db
    .selectFrom('jobs')
    .select(['id', 'state', 'run_at_ms', 'attempts', 'last_error', 'mail'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids),
)
