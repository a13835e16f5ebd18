import type { RestockState } from '@vitrine/domain/restock/sign-up'
import type { ListedRow } from './schema-lists.ts'

/** Those who wait for what is sold out. */
export interface RestockTables {
  readonly restock_signups: RestockRow
  readonly listed_restock: ListedRow & { created_at_ms: number; changed_at_ms: number }
}

export interface RestockRow {
  website_id: string
  id: string
  product_id: string
  variant_id: string
  product_title: string
  variant_name: string
  /** In lower case. */
  email: string
  /** 1 where they want the mailing list, too. */
  joins_list: number
  language: string
  state: RestockState
  created_at_ms: number
  changed_at_ms: number
}
