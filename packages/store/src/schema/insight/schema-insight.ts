/** What visits came to. */
export interface InsightTables {
  readonly insight_days: InsightDayRow
  readonly insight_visits: InsightVisitRow
  readonly insight_carts: InsightCartRow
  readonly insight_secrets: InsightSecretRow
  readonly insight_orders: InsightOrderRow
}

/** What was counted under a key on a day; amounts have their currency, counts of visits have none. */
interface InsightDayRow {
  website_id: string
  subject: string
  /** Of the time zone of the site, such as 2026-11-29. */
  day: string
  key: string
  /** '' for what is no money. */
  currency: string
  visits: number
  views: number
  acts: number
  orders: number
  amount_cents: number
}

/** What is known of a visit while it lasts; gone within two days. */
interface InsightVisitRow {
  website_id: string
  /** Keyed hash of whom it is of, by the secret of a day. */
  visitor_key: string
  last_at_ms: number
  /** JSON text. */
  document: string
}

/** A cart that came with calls of a visit; gone with it. */
interface InsightCartRow {
  website_id: string
  cart_id: string
  /** Of the visit. */
  visitor_key: string
  noted_at_ms: number
}

/** The secret of a day (UTC). */
interface InsightSecretRow {
  website_id: string
  day: string
  secret: string
}

/** An order that was counted. */
interface InsightOrderRow {
  website_id: string
  order_id: string
  counted_at_ms: number
}
