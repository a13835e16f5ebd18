export interface FormRow {
  website_id: string
  id: string
  /** The layout that it stands in; both are '' for none. */
  place_kind: string
  place_id: string
  document: string
}

export interface FormSubmissionRow {
  website_id: string
  id: string
  form_id: string
  created_at_ms: number
  /** 1: nobody read it, and it is no spam. */
  is_unread: number
  document: string
}

/** A key to a submission that was used. */
export interface FormKeyRow {
  website_id: string
  key: string
  used_at_ms: number
}

export interface FormTargetRow {
  website_id: string
  id: string
  form_id: string
  document: string
}

/** A submission on its way to a target. */
export interface FormDeliveryRow {
  website_id: string
  id: string
  target_id: string
  /** '' for a test. */
  submission_id: string
  created_at_ms: number
  document: string
}

/** How long a form keeps what was sent; forms without a row keep it. */
export interface FormRetentionRow {
  website_id: string
  form_id: string
  days: number
}

/** What a visitor saved of a form to go on with later. */
export interface FormDraftRow {
  website_id: string
  token_hash: string
  form_id: string
  sealed: string
  /** Keyed hashes of addresses; '' for none. */
  mailed_key: string
  answered_key: string
  saved_at_ms: number
}

/** A file that a visitor sent with a form. */
export interface FormFileRow {
  website_id: string
  id: string
  form_id: string
  field_id: string
  /** A hash of the visitor's cookie; '' where there was none. */
  session: string
  /** '' while it waits for a submission. */
  submission_id: string
  state: 'pending' | 'kept' | 'gone'
  name: string
  kind: string
  bytes: number
  created_at_ms: number
}
