export interface AuditRow {
  website_id: string
  id: string
  at_ms: number
  account_id: string
  call: string
  subject_id: string
  summary: string
  /** What whoever did it was called. */
  person: string
  /** The device, in words. */
  came_from: string
  /** The entry that this one took back; empty for none. */
  undoes: string
  /** The entry that took this one back; empty for none. */
  undone_by: string
  /** `can`: what stood before is kept; `kept`: it is, and cannot be put back; empty: it is not. */
  undo_state: string
}

export interface AuditImageRow {
  website_id: string
  entry_id: string
  place: number
  at_ms: number
  /** Before and after, in JSON. */
  image: string
}
