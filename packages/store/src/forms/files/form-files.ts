import type { SubmittedFile } from '@vitrine/domain/forms/files/submitted-file'

/** A file that a visitor sent. Its bytes lie in the data folder, under its id. */
export interface FormFile extends SubmittedFile {
  readonly formId: string
  /** A hash of the visitor's cookie; '' where there was none. */
  readonly session: string
  /** The submission that it came with; '' while it waits for one. */
  readonly submissionId: string
  /** `gone`: its bytes are about to be removed, and nobody gets it any more. */
  readonly state: 'pending' | 'kept' | 'gone'
  readonly createdAtMs: number
}

/** Bytes of the files of a site. */
interface FormFileUsage {
  readonly bytes: number
  /** Those of them that wait for a submission. */
  readonly pendingBytes: number
}

/** Files of visitors. */
export interface FormFileRecords {
  find(id: string): Promise<FormFile | undefined>
  /** Those of some ids that there are, locked until the end of the transaction. */
  lock(ids: readonly string[]): Promise<readonly FormFile[]>
  insert(file: FormFile): Promise<void>
  usage(): Promise<FormFileUsage>
  /** Ties a file to its submission. */
  keep(id: string, submissionId: string): Promise<void>
  /** Gives up a file that waits; false when it does not. */
  discard(id: string): Promise<boolean>
  /** Gives up what has waited since before a moment; returns how many. */
  expire(beforeMs: number): Promise<number>
  /** Ids of some whose bytes are to be removed. */
  gone(limit: number): Promise<readonly string[]>
  /** Forgets a file whose bytes were removed. */
  forget(id: string): Promise<void>
}
