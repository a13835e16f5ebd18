import type { Form, FormPlace } from '@vitrine/domain/forms/form'
import type { Submission } from '@vitrine/domain/forms/submission'
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
  /** Uses up a key; false when it was used before. */
  useKey(key: string, nowMs: number): Promise<boolean>
  /** Forgets keys that were used before a moment; returns how many. */
  removeKeys(beforeMs: number): Promise<number>
}
