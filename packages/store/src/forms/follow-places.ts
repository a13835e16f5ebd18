import type { Submission } from '@vitrine/domain/forms/inbox/submission'
import type { FormRecords, SubmissionRecords } from './forms.ts'

interface PlaceTables {
  readonly forms: Pick<FormRecords, 'find' | 'lock'>
  readonly submissions: Pick<SubmissionRecords, 'countTaken' | 'remove' | 'removeOld'>
  readonly site: { raiseRevision(): Promise<number> }
}

/** Has pages say anew whether a form is full, when so many of its places have just been taken, or, below 0, given back; within that transaction. */
export async function followPlaces(
  { forms, submissions, site }: PlaceTables,
  formId: string,
  taken: number,
): Promise<void> {
  const form = await forms.find(formId)
  if (!form?.settings.mostSubmissions) return
  // Who changes places counts after those who did before.
  const { mostSubmissions = 0 } = (await forms.lock(formId))?.settings ?? {}
  if (mostSubmissions === 0) return
  const now = await submissions.countTaken(formId)
  const isFull = now >= mostSubmissions
  const wasFull = now - taken >= mostSubmissions
  if (isFull !== wasFull) await site.raiseRevision()
}

/** Removes a submission, within the transaction that found it; its place is free again. */
export async function removeSubmission(
  tables: PlaceTables,
  { id, formId, isSpam }: Pick<Submission, 'id' | 'formId' | 'isSpam'>,
): Promise<void> {
  await tables.submissions.remove(id)
  if (!isSpam) await followPlaces(tables, formId, -1)
}

/** Removes some submissions that are older than their forms keep them; returns how many. */
export async function removeOldSubmissions(tables: PlaceTables, nowMs: number): Promise<number> {
  const removed = await tables.submissions.removeOld(nowMs)
  const freed = Map.groupBy(
    removed.filter(({ isSpam }) => !isSpam),
    ({ formId }) => formId,
  )
  for (const [formId, all] of freed) await followPlaces(tables, formId, -all.length)
  return removed.length
}
