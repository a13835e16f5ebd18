import type { ListedRow } from './schema-lists.ts'

/** Orders that owners draft for customers. */
export interface ProposalTables {
  readonly proposals: {
    website_id: string
    id: string
    /** Of its customer, in lower case; '' while it is not known. */
    email: string
    document: string
  }
  readonly listed_proposals: ListedRow & {
    created_at_ms: number
    updated_at_ms: number
    total_cents: number
    /** 0: there is no link. */
    ends_at_ms: number
  }
}
