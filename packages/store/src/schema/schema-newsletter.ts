import type { ListedRow } from './schema-lists.ts'

/** Lists of subscribers, who is on them, and who is never to be put on them again by others. */
export interface NewsletterTables {
  readonly newsletter_lists: NewsletterListRow
  readonly subscribers: SubscriberRow
  readonly newsletter_refusals: NewsletterRefusalRow
  readonly subscriber_imports: SubscriberImportRow
  readonly listed_subscribers: ListedRow
}

interface NewsletterListRow {
  website_id: string
  id: string
  document: string
}

interface SubscriberRow {
  website_id: string
  id: string
  list_id: string
  /** The address without case. */
  email_key: string
  state: string
  changed_at_ms: number
  document: string
}

/** An address that said no and was removed: its hash alone is kept. */
interface NewsletterRefusalRow {
  website_id: string
  /** '' for all lists. */
  list_id: string
  email_hash: string
  at_ms: number
}

interface SubscriberImportRow {
  website_id: string
  id: string
  created_at_ms: number
  document: string
}
