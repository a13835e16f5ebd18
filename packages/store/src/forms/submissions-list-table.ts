import { textsOfValue } from '@vitrine/domain/forms/field-value'
import { type Submission, senderOf } from '@vitrine/domain/forms/inbox/submission'
import { readDocument } from '../documents/read-document.ts'
import { statement } from '../engine/statement.ts'
import type { FilledList } from '../lists/filled-list.ts'
import type { ListEntry, ListTable } from '../lists/list-table.ts'
import { submissionDocument } from './form-documents.ts'

/** How submissions are listed. */
export const submissionsTable: ListTable = {
  name: 'form-submissions',
  table: 'listed_form_submissions',
  version: 2,
  columns: { created: { name: 'created_at_ms', kind: 'number' } },
  byBits: 'created',
  sortedTerms: 'created',
  fullIndex: 'created',
  choices: { read: ['yes'], starred: ['yes'], spam: ['yes'] },
  texts: { formId: { hasWords: false }, form: { hasWords: true }, email: { hasWords: true } },
}

/** Characters of the answers whose words a submission is found by: terms are written for each. */
const searchedLength = 4_000

/** What the inbox keeps of a submission. */
export function submissionEntry(submission: Submission): ListEntry {
  const { id, formId, formName, email, createdAtMs, isRead, isStarred, isSpam, values } = submission
  const texts = Object.values(values).flatMap(textsOfValue).join(' ').slice(0, searchedLength)
  const flag = (is: boolean) => (is ? ['yes'] : [])
  return {
    id,
    columns: { created: createdAtMs },
    choices: { read: flag(isRead), starred: flag(isStarred), spam: flag(isSpam) },
    texts: { formId: [formId], form: [formName], email: [email] },
    searched: [formName, senderOf(submission), texts],
  }
}

/** Fills the inbox with the submissions that are kept. */
export const submissionsFill: FilledList = {
  list: submissionsTable,
  async read(session, afterId, limit) {
    const rows = await session.all(next, { websiteId: session.websiteId, afterId, limit })
    const entries = rows.flatMap((row) => readDocument(session, submissionDocument, row) ?? [])
    const lastId = rows.length < limit ? null : (rows.at(-1)?.id ?? null)
    return { entries: entries.map(submissionEntry), lastId }
  },
}

const next = statement((db, given: { websiteId: string; afterId: string; limit: number }) =>
  db
    .selectFrom('form_submissions')
    .select(['id', 'document'])
    .where('website_id', '=', given.websiteId)
    .where('id', '>', given.afterId)
    .orderBy('id')
    .limit(given.limit),
)
