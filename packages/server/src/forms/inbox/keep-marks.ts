import { markSubmission, type Submission, type SubmissionMarks } from '@vitrine/domain/forms/inbox/submission'
import { followPlaces } from '@vitrine/store/forms/follow-places'
import type { SiteTables } from '@vitrine/store/store'
import { enqueueDeliveries } from '../targets/enqueue-deliveries.ts'

interface MarkContext {
  readonly newId: () => string
  readonly nowMs: number
}

/** Marks a submission, within the transaction that locked it. One that came as spam and is none goes to the targets of its form now, once. */
export async function keepMarks(
  tables: Pick<SiteTables, 'submissions' | 'formTargets' | 'formDeliveries' | 'jobs' | 'forms' | 'site'>,
  { known, marks }: { readonly known: Submission; readonly marks: Partial<SubmissionMarks> },
  marking: MarkContext,
): Promise<Submission> {
  const { marked, passesOn } = markSubmission(known, marks)
  await tables.submissions.save(marked)
  // Spam takes no place of a form that has so many.
  if (marked.isSpam !== known.isSpam) await followPlaces(tables, marked.formId, marked.isSpam ? -1 : 1)
  if (passesOn) await enqueueDeliveries(tables, marked, marking)
  return marked
}
