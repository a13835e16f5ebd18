import type {
  exportSubmissionsCall,
  listSubmissionsCall,
  markSubmissionCall,
  readSubmissionCall,
  removeSubmissionCall,
} from '@vitrine/contract/forms/panel-calls'
import { submissionsList } from '@vitrine/contract/forms/submissions-list'
import {
  presentSubmission,
  presentSubmissionRow,
  submissionCell,
} from '@vitrine/domain/forms/inbox/present-submission'
import { removeSubmission } from '@vitrine/store/forms/follow-places'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { listFile } from '../lists/list-file.ts'
import { readListAsk } from '../lists/read-list-ask.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { readerOf } from '../words/panel-words.ts'
import { keepMarks } from './inbox/keep-marks.ts'

/** Answers the inbox. */
export async function getSubmissions(
  exchange: Exchange<typeof listSubmissionsCall>,
): Promise<AnswerTo<typeof listSubmissionsCall>> {
  const read = readListAsk(exchange, submissionsList)
  if (!read.ok) return read.refused
  const reader = readerOf(exchange)
  const page = await exchange.store.submissions.list(read.ask)
  return reply({ ...page, rows: page.rows.map((row) => presentSubmissionRow(row, reader)) })
}

/** Answers the inbox as a file. */
export async function getSubmissionsFile(
  exchange: Exchange<typeof exportSubmissionsCall>,
): Promise<AnswerTo<typeof exportSubmissionsCall>> {
  return listFile(exchange, submissionsList, {
    read: async (ask) => exchange.store.submissions.list(ask),
    cellOf: submissionCell,
  })
}

/** Answers one submission. */
export async function getSubmission(
  exchange: Exchange<typeof readSubmissionCall>,
): Promise<AnswerTo<typeof readSubmissionCall>> {
  const { params, store } = exchange
  const submission = await store.submissions.find(params.submissionId)
  return submission
    ? reply({ submission: presentSubmission(submission, readerOf(exchange)) })
    : refuse('not-found', failureText.notFound)
}

/** Marks a submission, or takes a mark back. */
export async function putSubmission(
  exchange: Exchange<typeof markSubmissionCall>,
): Promise<AnswerTo<typeof markSubmissionCall>> {
  const { params, body, store, services } = exchange
  const { isRead, isStarred, isSpam } = body
  return store.transaction(async (tables) => {
    const known = await tables.submissions.lock(params.submissionId)
    if (!known) return refuse('not-found', failureText.notFound)
    const marks = {
      isRead: isRead ?? known.isRead,
      isStarred: isStarred ?? known.isStarred,
      isSpam: isSpam ?? known.isSpam,
    }
    const marking = { newId: services.newId, nowMs: services.clock() }
    const marked = await keepMarks(tables, { known, marks }, marking)
    return reply({ submission: presentSubmission(marked, readerOf(exchange)) })
  })
}

/** Removes a submission for good. */
export async function deleteSubmission(
  exchange: Exchange<typeof removeSubmissionCall>,
): Promise<AnswerTo<typeof removeSubmissionCall>> {
  const { params, store } = exchange
  return store.transaction(async (tables) => {
    const known = await tables.submissions.lock(params.submissionId)
    if (!known) return refuse('not-found', failureText.notFound)
    await removeSubmission(tables, known)
    const summary = `Removed what was sent by the form ${known.formName}`
    await recordAuditEntry(tables, exchange, { subjectId: known.id, summary })
    return reply({})
  })
}
