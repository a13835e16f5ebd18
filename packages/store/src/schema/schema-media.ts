/** A file of the library. */
export interface MediaRow {
  website_id: string
  id: string
  kind: string
  bytes: number
  version: number
  created_at_ms: number
  document: string
}

/** What documents name a file of the library by: its id or an address, those that it had before among them. */
export interface MediaRefRow {
  website_id: string
  ref: string
  media_id: string
}

/** That a document names something. */
export interface MediaUseRow {
  website_id: string
  holder_kind: string
  holder_id: string
  ref: string
}

/** A file that has not come in as a whole. */
export interface UploadRow {
  website_id: string
  id: string
  document: string
}
