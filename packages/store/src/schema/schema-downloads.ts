/** A file that is sold. */
interface DigitalFileRow {
  website_id: string
  id: string
  created_at_ms: number
  document: string
}

/** Who may download what of an order. */
interface DownloadGrantRow {
  website_id: string
  id: string
  order_id: string
  line_id: string
  token_hash: string
  document: string
}

/** What went out of a file to a visitor on a day. */
interface DownloadPartRow {
  website_id: string
  grant_id: string
  file_id: string
  /** A keyed hash of network and day. */
  visitor: string
  sent_bytes: number
  at_ms: number
}

/** The tables of what is downloaded. */
export interface DownloadTables {
  readonly digital_files: DigitalFileRow
  readonly download_grants: DownloadGrantRow
  readonly download_parts: DownloadPartRow
}
