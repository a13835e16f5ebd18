import type { DownloadGrant } from '@vitrine/domain/downloads/download-grant'

/** Bytes of a file that go out to a visitor. `visitor` is a keyed hash of network and day. */
export interface SentBytes {
  readonly grantId: string
  readonly fileId: string
  readonly visitor: string
  readonly fileBytes: number
  /** Negative for bytes that were booked and did not go out. */
  readonly moreBytes: number
}

/** Who may download what, and what was downloaded. */
export interface DownloadRecords {
  /** Writes a grant down, unless its line has one already; whether it was new. */
  insert(grant: DownloadGrant, tokenHash: string): Promise<boolean>
  find(id: string): Promise<DownloadGrant | undefined>
  findByToken(tokenHash: string): Promise<DownloadGrant | undefined>
  /** The same as by `find`, locked until the end of the transaction. */
  lock(id: string): Promise<DownloadGrant | undefined>
  ofOrder(orderId: string): Promise<readonly DownloadGrant[]>
  save(grant: DownloadGrant): Promise<void>
  /** Books bytes of a grant; false when `mayUse` does not let them, and nothing is booked. */
  book(sent: SentBytes, mayUse: (grant: DownloadGrant, downloads: number) => boolean): Promise<boolean>
  /** Whether a file began to go out to the visitor that day. */
  hasBegun(sent: Pick<SentBytes, 'grantId' | 'fileId' | 'visitor'>): Promise<boolean>
}
