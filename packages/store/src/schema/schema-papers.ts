import type { PaperKind } from '@vitrine/domain/orders/papers/paper'

/** Invoices and credit notes, and the books of taxes. */
export interface PaperTables {
  readonly papers: PaperRow
  readonly tax_entries: TaxEntryRow
}

interface PaperRow {
  website_id: string
  id: string
  /** What it is about: each has one. */
  source: string
  kind: PaperKind
  number: number
  order_id: string
  issued_at_ms: number
  document: string
}

interface TaxEntryRow {
  website_id: string
  source: string
  /** Its place among the rates of its source. */
  place: number
  order_id: string
  kind: PaperKind
  at_ms: number
  country: string
  name: string
  rate_milli_percent: number
  is_reverse_charge: number
  is_gift_card: number
  currency: string
  net_cents: number
  tax_cents: number
}
