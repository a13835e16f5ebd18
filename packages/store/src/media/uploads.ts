import type { MediaKind } from '@vitrine/domain/media/media-entry'

/** A file that is on its way. Its bytes lie in the data folder; how many have come in is told by them. */
export interface Upload {
  readonly id: string
  /** Who sends it; nobody else may go on with it. */
  readonly accountId: string
  readonly filename: string
  readonly bytes: number
  /** When the file was changed last where it comes from: with name and size it tells one file from another. */
  readonly modifiedAtMs: number
  /** What its name says it is; its bytes have the last word. */
  readonly kind: MediaKind
  /** The file of the library whose place it takes; null for a new one. */
  readonly replacesId: string | null
  readonly createdAtMs: number
  /** Whether it is to be sold: it never comes into the library, whose files are for everybody. */
  readonly isForSale?: boolean | undefined
  /** What it is by now, where it took the place of another file: whoever finished it may ask again. A new file has the id of its upload. */
  readonly finishedAs?: string | undefined
}

/** Uploads that are not finished, and for a day those that took the place of another file. */
export interface UploadRecords {
  find(id: string): Promise<Upload | undefined>
  /** Those that are not finished. */
  list(): Promise<readonly Upload[]>
  save(upload: Upload): Promise<void>
  /** Whether it was there: of two who finish it at the same moment, one did. */
  remove(id: string): Promise<boolean>
}
