import type { RowProblem } from '@vitrine/domain/catalogue/import/product-draft'

/** What an import came to. */
export type ImportOutcome =
  | { readonly ok: true; readonly report: ImportReport }
  /** Nothing was imported; the message is for the owner. */
  | { readonly ok: false; readonly message: string }

/** What was imported, and what was not. */
interface ImportReport {
  readonly added: number
  readonly updated: number
  readonly problems: readonly RowProblem[]
  readonly missingPictures: readonly MissingPicture[]
}

/** A picture that could not be fetched; a neutral one stands in for it. */
export interface MissingPicture {
  readonly url: string
  readonly reason: string
}

/** How far an import is. */
export interface ImportProgress {
  readonly done: number
  readonly total: number
  readonly title: string
}
