import type { Form, FormPlace } from '@vitrine/domain/forms/form'
import type { Submission } from '@vitrine/domain/forms/inbox/submission'
import type { ListPage } from '../lists/list-page.ts'
import type { ListAsk } from '../lists/read-list.ts'

/** The forms of a site. */
export interface FormRecords {
  find(id: string): Promise<Form | undefined>
  /** The same, locked until the end of the transaction. */
  lock(id: string): Promise<Form | undefined>
  /** The forms that stand in a layout. */
  findPlaced(place: Pick<FormPlace, 'kind' | 'id'>): Promise<readonly Form[]>
  /** All of them, in the order of their ids. */
  list(): Promise<readonly Form[]>
  save(form: Form): Promise<void>
  remove(id: string): Promise<void>
}

/** What was sent by a form. */
interface FormTally {
  readonly total: number
  /** Those that nobody read, without spam. */
  readonly unread: number
  readonly lastAtMs: number
}

/** What visitors sent by forms. */
export interface SubmissionRecords {
  find(id: string): Promise<Submission | undefined>
  /** The same, locked until the end of the transaction. */
  lock(id: string): Promise<Submission | undefined>
  insert(submission: Submission): Promise<void>
  save(submission: Submission): Promise<void>
  remove(id: string): Promise<void>
  /** A page of the owner's inbox. */
  list(ask: ListAsk): Promise<ListPage<Submission>>
  /** Those that nobody read, without spam. */
  countUnread(): Promise<number>
  /** What was sent by each form, by its id; forms by which nothing was sent are missing. */
  tallyByForm(): Promise<ReadonlyMap<string, FormTally>>
  /** How many a form took, without spam. */
  countTaken(formId: string): Promise<number>
  /** Submissions of a form, the oldest first, behind one of them. */
  behind(
    formId: string,
    last: Pick<Submission, 'id' | 'createdAtMs'> | null,
    limit: number,
  ): Promise<readonly Submission[]>
  /** Those who gave an e-mail address, without case; the newest first. */
  ofEmail(email: string): Promise<readonly Submission[]>
  /** After so many days submissions of a form are removed; null: they are kept. */
  keptDays(formId: string): Promise<number | null>
  /** Says how long a form keeps submissions; null: without end. */
  keepFor(formId: string, days: number | null): Promise<void>
  /** Removes some submissions that are older than their form keeps them, and returns them. */
  removeOld(nowMs: number): Promise<readonly Submission[]>
  /** Uses up a key; false when it was used before. */
  useKey(key: string, nowMs: number): Promise<boolean>
  /** Forgets keys that were used before a moment; returns how many. */
  removeKeys(beforeMs: number): Promise<number>
}
