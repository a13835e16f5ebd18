import type { DocumentImage } from '@vitrine/domain/activity/document-image'
import type { HeldAddress } from '@vitrine/domain/members/held-address'
import type { ListPage } from '../lists/list-page.ts'
import type { ListAsk } from '../lists/read-list.ts'

/** What owners did; only ever added to, but for the names of who is erased. What stood before and after is kept for some time. */
export interface AuditLog {
  /** Writes down an act, with what it changed since the entry before in this transaction. */
  record(act: RecordedAct): Promise<void>
  /** Keeps what was changed after the last entry of the transaction with that entry. */
  finish(): Promise<void>
  /** Which of some calls were ever made. */
  madeCalls(calls: readonly string[]): Promise<ReadonlySet<string>>
  /** The last act on a subject by one of some calls. */
  lastOf(calls: readonly string[], subjectId: string): Promise<AuditEntry | undefined>
  /** Newest first. */
  list(query: { readonly offset: number; readonly limit: number }): Promise<readonly AuditEntry[]>
  /** Acts as a list asks for them. */
  search(ask: ListAsk): Promise<ListPage<AuditEntry>>
  find(id: string): Promise<AuditEntry | undefined>
  /** What stood before and after an act, as long as that is kept. */
  images(entryId: string): Promise<readonly DocumentImage[]>
  /** Notes which entry took another back; false when one did already. */
  markUndone(id: string, undoneBy: string): Promise<boolean>
  /** The last act after another that changed some of the same fields. */
  lastChangeAfter(entry: AuditEntry, image: DocumentImage): Promise<AuditEntry | undefined>
  /** Forgets what stood before acts of before a moment, a batch at a time; returns how many documents. */
  removeOldImages(beforeMs: number): Promise<number>
  /** Forgets what somebody wrote in comments. */
  forgetComments(author: AuthorToForget): Promise<void>
}

/** Whose comments are forgotten: those written with an address while it was theirs, and more by their ids. */
export interface AuthorToForget extends HeldAddress {
  readonly commentIds: readonly string[]
}

/** An act as it is written down. */
export interface NewAuditEntry {
  readonly id: string
  readonly atMs: number
  /** Empty for what was done at the shell. */
  readonly accountId: string
  readonly call: string
  readonly subjectId: string
  readonly summary: string
  /** The device, in words; left out where it is not known. */
  readonly cameFrom?: string
  /** The entry that this one takes back. */
  readonly undoes?: string
}

/** An act that is being written down. */
export interface RecordedAct extends NewAuditEntry {
  /** What stood before is kept nowhere: who was erased is not to be read, or put back, afterwards. */
  readonly leavesNothing?: boolean
}

/** One act of an owner. */
export interface AuditEntry extends Required<NewAuditEntry> {
  /** What whoever did it was called then. */
  readonly person: string
  /** The entry that took it back; empty for none. */
  readonly undoneBy: string
  /** `can`: what stood before can be put back; `kept`: it is only told; empty: it is not known. */
  readonly undoState: '' | 'can' | 'kept'
}
