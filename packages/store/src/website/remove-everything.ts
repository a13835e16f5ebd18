import { namesOf } from '../documents/document-schemas.ts'
import type { Session } from '../engine/session.ts'
import type { Schema } from '../schema/schema.ts'

/** Removes every row of a website; within its transaction. */
export async function removeEverything(session: Session): Promise<void> {
  for (const name of tablesOfSites) {
    await session.query((db) => db.deleteFrom(name).where('website_id', '=', session.websiteId))
  }
}

/** Tables with rows of websites; one that is missing here does not compile. */
const rowsOf: Readonly<Record<Exclude<keyof Schema, 'installation_marks'>, true>> = {
  collections: true,
  products: true,
  product_terms: true,
  product_term_counts: true,
  product_term_blocks: true,
  items: true,
  item_terms: true,
  item_term_counts: true,
  item_term_blocks: true,
  item_labels: true,
  item_drafts: true,
  categories: true,
  authors: true,
  layouts: true,
  translations: true,
  redirects: true,
  sample_rows: true,
  comments: true,
  comment_votes: true,
  item_likes: true,
  item_counts: true,
  stock_levels: true,
  stock_movements: true,
  stock_holds: true,
  carts: true,
  payments: true,
  money_movements: true,
  counters: true,
  orders: true,
  list_terms: true,
  listed_orders: true,
  listed_products: true,
  listed_variants: true,
  listed_items: true,
  listed_media: true,
  listed_activity: true,
  listed_comments: true,
  saved_views: true,
  bulk_acts: true,
  bulk_act_rows: true,
  accounts: true,
  invitations: true,
  sessions: true,
  sign_in_links: true,
  password_links: true,
  site_owners: true,
  staff_invitations: true,
  api_keys: true,
  second_factors: true,
  recovery_codes: true,
  sign_in_tickets: true,
  passkeys: true,
  passkey_challenges: true,
  rate_limits: true,
  used_solutions: true,
  jobs: true,
  mail_messages: true,
  media: true,
  media_refs: true,
  media_uses: true,
  uploads: true,
  import_keys: true,
  product_imports: true,
  audit_entries: true,
  audit_images: true,
  websites: true,
}

const tablesOfSites = namesOf(rowsOf)
