/** The websites of an installation, and what is noted of them and of it. */
export interface WebsiteTables {
  readonly websites: WebsiteRow
  readonly site_hosts: SiteHostRow
  readonly installation_marks: MarkRow
}

interface WebsiteRow {
  website_id: string
  document: string
  revision: number
  /** Null: it is not suspended. */
  suspended_at_ms: number | null
  suspension_reason: string
  /** Its place in a list by title. */
  title_key: string
  /** Title and hosts in lower case, hosts also as people write them. */
  words: string
  /** The template that it wears; null: that of the installation. */
  template_id: string | null
}

/** A host that a site answers to; no other site of the installation has it. */
interface SiteHostRow {
  website_id: string
  host: string
}

interface MarkRow {
  website_id: string
  name: string
  value: string
}
