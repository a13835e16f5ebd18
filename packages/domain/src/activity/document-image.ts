/** A value of JSON. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject

/** Fields by name. */
export interface JsonObject {
  readonly [name: string]: Json
}

/** Documents whose changes are noted. */
export type ImageKind =
  | 'product'
  | 'item'
  | 'page'
  | 'settings'
  | 'redirects'
  | 'layout'
  | 'author'
  | 'comment'
  | 'form'

/**
 * What an act made of a document: of one that was changed the fields that differ, of one that came or went all. A side that is null: the
 * document was not there. Secrets are masked.
 */
export interface DocumentImage {
  readonly kind: ImageKind
  readonly documentId: string
  /** What the document is called. */
  readonly name: string
  readonly before: JsonObject | null
  readonly after: JsonObject | null
  /** Whether it is too large to be kept: what was changed is not known. */
  readonly isCut: boolean
}
