import type { DigitalFile } from '@vitrine/domain/catalogue/sale/digital-file'

/** A file that is sold, as it is now. Its versions of before lie beside it. */
export interface StoredFile extends DigitalFile {
  readonly contentType: string
  readonly version: number
  readonly createdAtMs: number
  /** How large each version is, by its number. */
  readonly versions: readonly {
    readonly version: number
    readonly bytes: number
    readonly filename: string
  }[]
}

/** The files that are sold. */
export interface DigitalFileRecords {
  find(id: string): Promise<StoredFile | undefined>
  /** Files in the order of their ids: those behind one; '' for the first. */
  behind(afterId: string, limit: number): Promise<readonly StoredFile[]>
  /** The same, locked until the end of the transaction. */
  lock(id: string): Promise<StoredFile | undefined>
  save(file: StoredFile): Promise<void>
}
