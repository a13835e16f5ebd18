import type { Submission } from '@vitrine/domain/forms/inbox/submission'
import { readDocuments } from '../documents/read-document.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { submissionDocument } from './form-documents.ts'

interface Behind {
  readonly formId: string
  readonly last: Pick<Submission, 'id' | 'createdAtMs'> | null
  readonly limit: number
}

/** Submissions of a form, the oldest first, behind one of them. */
export async function submissionsBehind(
  session: Session,
  { formId, last, limit }: Behind,
): Promise<readonly Submission[]> {
  const { websiteId } = session
  const { createdAtMs: atMs, id: afterId } = last ?? { createdAtMs: -1, id: '' }
  const rows = await session.all(behind, { websiteId, formId, atMs, afterId, limit })
  return readDocuments(session, submissionDocument, rows)
}

const behind = statement(
  (
    db,
    given: {
      readonly websiteId: string
      readonly formId: string
      readonly atMs: number
      readonly afterId: string
      readonly limit: number
    },
  ) =>
    db
      .selectFrom('form_submissions')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('form_id', '=', given.formId)
      .where('created_at_ms', '>=', given.atMs)
      .where((row) => row.or([row('created_at_ms', '>', given.atMs), row('id', '>', given.afterId)]))
      .orderBy('created_at_ms')
      .orderBy('id')
      .limit(given.limit),
)
