export interface AccountRow {
  website_id: string
  id: string
  /** Lower case. */
  email_key: string
  document: string
  /** 0: never. */
  last_seen_at_ms: number
}

export interface InvitationRow {
  website_id: string
  token_hash: string
  expires_at_ms: number
}

export interface SessionRow {
  website_id: string
  token_hash: string
  account_id: string
  created_at_ms: number
  expires_at_ms: number
  /** In words, such as Firefox on Windows. */
  device: string
  /** Shortened. */
  network: string
  last_seen_at_ms: number
  /** When who uses it proved last who they are; 0: not since it began by a link. */
  confirmed_at_ms: number
}

/** One an account. */
export interface AccountLinkRow {
  website_id: string
  account_id: string
  token_hash: string
  expires_at_ms: number
}

/** Whose the site is: one row a site, so that it is exactly one. */
export interface SiteOwnerRow {
  website_id: string
  account_id: string
}

/** One an address. */
export interface StaffInvitationRow {
  website_id: string
  id: string
  token_hash: string
  email_key: string
  created_at_ms: number
  expires_at_ms: number
  document: string
}

export interface ApiKeyRow {
  website_id: string
  id: string
  token_hash: string
  created_at_ms: number
  /** Null: for ever. */
  expires_at_ms: number | null
  /** Null: never. */
  last_used_at_ms: number | null
  document: string
}

/** One an account; `last_step` is the last time step of which a code was used. */
export interface SecondFactorRow {
  website_id: string
  account_id: string
  secret: string
  is_on: number
  last_step: number
}

export interface RecoveryCodeRow {
  website_id: string
  account_id: string
  code_hash: string
}

export interface SignInTicketRow {
  website_id: string
  token_hash: string
  account_id: string
  is_by_link: number
  expires_at_ms: number
}

export interface PasskeyRow {
  website_id: string
  id: string
  account_id: string
  counter: number
  created_at_ms: number
  last_used_at_ms: number | null
  document: string
}

export interface PasskeyChallengeRow {
  website_id: string
  challenge: string
  /** '' for whoever signs in. */
  account_id: string
  expires_at_ms: number
}
