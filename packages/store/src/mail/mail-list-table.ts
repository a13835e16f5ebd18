import { termOf } from '@vitrine/domain/lists/list-words'
import { type ListedMail, mailStates } from '@vitrine/domain/mail/listed-mail'
import { readDocuments } from '../documents/read-document.ts'
import { statement } from '../engine/statement.ts'
import type { FilledList } from '../lists/filled-list.ts'
import type { ListEntry, ListTable } from '../lists/list-table.ts'
import { mailDocument } from './mail-document.ts'
import { sentMail, unsentMail } from './outbox-mail.ts'

/** How the mailbox is listed. */
export const mailTable: ListTable = {
  name: 'mail',
  table: 'listed_mail',
  version: 2,
  columns: { date: { name: 'at_ms', kind: 'number' }, to: { name: 'recipient', kind: 'text' } },
  choices: { state: mailStates },
  // There are more reasons than a sum of bits takes.
  texts: { to: { hasWords: false }, order: { hasWords: false }, reason: { hasWords: false } },
}

/** What the mailbox keeps of a mail. */
export function mailEntry({ id, state, reason, atMs, to, subject, orderName }: ListedMail): ListEntry {
  return {
    id,
    columns: { date: atMs, to: termOf(to) },
    choices: { state: [state] },
    texts: { to: [to], order: [orderName], reason: [reason] },
    searched: [to, subject, orderName],
  }
}

/** Fills the mailbox with the messages that are kept, and the jobs that have not sent theirs yet. */
export const mailFill: FilledList = {
  list: mailTable,
  async read(session, afterId, limit) {
    const given = { websiteId: session.websiteId, afterId, limit }
    const rows = await session.all(nextMessages, given)
    const jobs = await session.all(nextJobs, given)
    const messages = readDocuments(session, mailDocument, rows)
    const sent = messages.map(sentMail)
    const unsent = jobs.flatMap((row) => unsentMail(row) ?? [])
    const byId = new Map([...unsent, ...sent].map((mail) => [mail.id, mail]))
    const ids = [...new Set([...rows, ...jobs].map(({ id }) => id))].sort(byBytes).slice(0, limit)
    const entries = ids.flatMap((id) => byId.get(id) ?? []).map(mailEntry)
    return { entries, lastId: ids.length < limit ? null : (ids.at(-1) ?? null) }
  },
}

/** As both databases order ids. */
const byBytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other))

interface GivenPart {
  readonly websiteId: string
  readonly afterId: string
  readonly limit: number
}

const nextMessages = statement((db, given: GivenPart) =>
  db
    .selectFrom('mail_messages')
    .select(['id', 'document'])
    .where('website_id', '=', given.websiteId)
    .where('id', '>', given.afterId)
    .orderBy('id')
    .limit(given.limit),
)

const nextJobs = statement((db, given: GivenPart) =>
  db
    .selectFrom('jobs')
    .select(['id', 'state', 'run_at_ms', 'attempts', 'last_error', 'mail'])
    .where('website_id', '=', given.websiteId)
    .where('id', '>', given.afterId)
    .where('mail', '<>', '')
    .orderBy('id')
    .limit(given.limit),
)
