/** Errors that scripts threw on pages. */
export interface ScriptErrorTables {
  readonly insight_errors: ScriptErrorRow
}

interface ScriptErrorRow {
  website_id: string
  /** Hash of message and source. */
  id: string
  message: string
  source: string
  /** Of the last time; the page and the browser, too. */
  stack: string
  path: string
  browser: string
  /** How often it was seen. */
  seen: number
  first_at_ms: number
  last_at_ms: number
}
