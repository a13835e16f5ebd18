/** What can be wrong with a template: while it is compiled, and while it renders (language reference, section 7). */
export type TemplateErrorCode =
  | 'unknown-formatter'
  | 'unknown-predicate'
  | 'dead-code'
  | 'end-of-input-in-block'
  | 'not-allowed-in-block'
  | 'not-allowed-at-root'
  | 'unclosed-block'
  | 'nested-too-deep'
  | 'too-large'
  | 'partial-not-found'
  | 'partial-parse-failed'
  | 'partial-too-deep'
  | 'expression-parse-failed'
  | 'expression-reduce-failed'
  | 'unexpected'
  | 'not-implemented'
  | 'invalid-message'
  | 'invalid-colour'
  | 'steps-spent'
  | 'bytes-spent'
  | 'time-spent'

/** After these the rest of the page is missing; after all others only a tag prints as text, or nothing. */
const endings: ReadonlySet<TemplateErrorCode> = new Set<TemplateErrorCode>([
  'end-of-input-in-block',
  'unclosed-block',
  'nested-too-deep',
  'too-large',
])

/** Whether the rest of the page is missing after an error. */
export function endsPage(code: TemplateErrorCode): boolean {
  return endings.has(code)
}

/** An error in a template, where it stands, and the line of source it stands on. Lines and columns begin at 1. */
export interface TemplateError {
  readonly code: TemplateErrorCode
  readonly message: string
  readonly file: string
  readonly line: number
  readonly column: number
  /** The source line; a caret goes under `column`. */
  readonly sourceLine: string
  /** A known name that is close to an unknown one. */
  readonly suggestion?: string
}
