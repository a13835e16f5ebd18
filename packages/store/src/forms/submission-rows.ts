import type { Submission } from '@vitrine/domain/forms/inbox/submission'
import { readDocument, readDocuments } from '../documents/read-document.ts'
import { listQuery } from '../engine/list-query.ts'
import { lockRows } from '../engine/locking.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { dropListed, keepListed } from '../lists/keep-listed.ts'
import { type ListPage, pageOf } from '../lists/list-page.ts'
import { type ListAsk, readList } from '../lists/read-list.ts'
import { removeDeliveriesOf } from './delivery-rows.ts'
import { removeFilesOf } from './files/form-file-rows.ts'
import { submissionDocument } from './form-documents.ts'
import type { SubmissionRecords } from './forms.ts'
import { removeKeys, useKey } from './key-rows.ts'
import { keepFor, keptDays, tooOld } from './retention-rows.ts'
import { submissionsBehind } from './submissions-behind.ts'
import { submissionEntry, submissionsTable } from './submissions-list-table.ts'
import { submissionsOf } from './submissions-of-email.ts'

/** What visitors sent, as documents, and the inbox that lists them. */
export function submissionRows(session: Session): SubmissionRecords {
  const { websiteId } = session
  return {
    find: async (id) =>
      readDocument(session, submissionDocument, await session.first(find, { websiteId, id })),
    lock: async (id) =>
      readDocument(session, submissionDocument, await session.first(lock, { websiteId, id })),
    insert: (submission) =>
      session.atomically(async (inside) => {
        await inside.write(insert, givenOf(websiteId, submission))
        await keepListed(inside, submissionsTable, submissionEntry(submission), { isNew: true })
      }),
    save: (submission) =>
      session.atomically(async (inside) => {
        const changed = await inside.change(update, givenOf(websiteId, submission))
        if (changed !== 1) throw new Error(`There is no submission ${submission.id}`)
        await keepListed(inside, submissionsTable, submissionEntry(submission))
      }),
    remove: (id) => session.atomically((inside) => removeSubmission(inside, id)),
    list: (ask) => listSubmissions(session, ask),
    countUnread: async () => Number((await session.first(countUnread, { websiteId }))?.total ?? 0),
    tallyByForm: async () => {
      const rows = await session.all(tallyByForm, { websiteId })
      return new Map(
        rows.map(({ form_id, total, unread, last }) => [
          form_id,
          { total: Number(total), unread: Number(unread), lastAtMs: Number(last) },
        ]),
      )
    },
    countTaken: async (formId) =>
      Number((await session.first(countTaken, { websiteId, formId }))?.total ?? 0),
    behind: (formId, last, limit) => submissionsBehind(session, { formId, last, limit }),
    ofEmail: (email) => submissionsOf(session, email),
    keptDays: (formId) => keptDays(session, formId),
    keepFor: (formId, days) => session.atomically((inside) => keepFor(inside, formId, days)),
    removeOld: (nowMs) =>
      session.atomically(async (inside) => {
        const ids = await tooOld(inside, nowMs)
        const removed =
          ids.length === 0 ? [] : readDocuments(inside, submissionDocument, await findByIds(inside, ids))
        for (const id of ids) await removeSubmission(inside, id)
        return removed
      }),
    useKey: (key, nowMs) => session.atomically((inside) => useKey(inside, key, nowMs)),
    removeKeys: (beforeMs) => session.atomically((inside) => removeKeys(inside, beforeMs)),
  }
}

async function removeSubmission(session: Session, id: string): Promise<void> {
  await session.write(remove, { websiteId: session.websiteId, id })
  await removeDeliveriesOf(session, id)
  await removeFilesOf(session, id)
  await dropListed(session, submissionsTable, id)
}

async function listSubmissions(session: Session, ask: ListAsk): Promise<ListPage<Submission>> {
  const slice = await readList(session, submissionsTable, ask)
  const rows = await findByIds(
    session,
    slice.places.map(({ id }) => id),
  )
  const found = readDocuments(session, submissionDocument, rows)
  return pageOf(slice, ask, new Map(found.map((each) => [each.id, each])))
}

interface GivenId {
  readonly websiteId: string
  readonly id: string
}

interface GivenSubmission extends GivenId {
  readonly formId: string
  readonly createdAtMs: number
  readonly isUnread: number
  readonly document: string
}

function givenOf(websiteId: string, submission: Submission): GivenSubmission {
  const { id, formId, createdAtMs, isRead, isSpam } = submission
  const isUnread = isRead || isSpam ? 0 : 1
  return { websiteId, id, formId, createdAtMs, isUnread, document: JSON.stringify(submission) }
}

const findByIds = listQuery((db, websiteId, ids) =>
  db
    .selectFrom('form_submissions')
    .select('document')
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids),
)

const find = statement((db, given: GivenId) =>
  db
    .selectFrom('form_submissions')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const lock = statement((db, given: GivenId, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('form_submissions')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id),
  ),
)

const insert = statement((db, given: GivenSubmission) =>
  db.insertInto('form_submissions').values({
    website_id: given.websiteId,
    id: given.id,
    form_id: given.formId,
    created_at_ms: given.createdAtMs,
    is_unread: given.isUnread,
    document: given.document,
  }),
)

const update = statement((db, given: GivenSubmission) =>
  db
    .updateTable('form_submissions')
    .set({ is_unread: given.isUnread, document: given.document })
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const remove = statement((db, given: GivenId) =>
  db.deleteFrom('form_submissions').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)

const countUnread = statement((db, given: { readonly websiteId: string }) =>
  db
    .selectFrom('form_submissions')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('website_id', '=', given.websiteId)
    .where('is_unread', '=', 1),
)

const tallyByForm = statement((db, given: { readonly websiteId: string }) =>
  db
    .selectFrom('form_submissions')
    .select((row) => [
      'form_id',
      row.fn.countAll<number>().as('total'),
      row.fn.sum<number>('is_unread').as('unread'),
      row.fn.max<number>('created_at_ms').as('last'),
    ])
    .where('website_id', '=', given.websiteId)
    .groupBy('form_id'),
)

/** No text that was sent reads so: quotation marks in texts are escaped. */
const spamPattern = '%"isSpam":true%'

const countTaken = statement((db, given: { readonly websiteId: string; readonly formId: string }) =>
  db
    .selectFrom('form_submissions')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('website_id', '=', given.websiteId)
    .where('form_id', '=', given.formId)
    .where('document', 'not like', spamPattern),
)
