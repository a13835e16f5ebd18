/** Customers' accounts. */
export interface MemberTables {
  readonly members: MemberRow
  readonly member_sessions: MemberSessionRow
  readonly member_links: MemberLinkRow
  readonly member_former_emails: MemberFormerEmailRow
}

interface MemberRow {
  website_id: string
  id: string
  /** In lower case. */
  email_key: string
  document: string
}

interface MemberSessionRow {
  website_id: string
  token_hash: string
  member_id: string
  created_at_ms: number
  expires_at_ms: number
}

interface MemberLinkRow {
  website_id: string
  id: string
  email_key: string
  purpose: string
  /** What an account is made of by a link that confirms, and whose is moved by one that moves; '' for others. */
  document: string
  expires_at_ms: number
}

interface MemberFormerEmailRow {
  website_id: string
  /** In lower case; it is a former one of one account alone. */
  email_key: string
  member_id: string
  /** When it was left; of moves before that was kept: when migration 361 ran. */
  moved_at_ms: number
}
