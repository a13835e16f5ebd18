import type { TemplateError } from './errors.ts'
import type { Locale } from './i18n/locale.ts'

/** A compiled template: immutable, shared between renders and sites. */
export interface Template {
  /** The file it was compiled from, as shown in errors. */
  readonly file: string
  /** What was wrong in the source; a template with errors still renders what could be understood. */
  readonly errors: readonly TemplateError[]
  /** Renders data to text. Never throws on a template's account: what fails prints nothing and is collected. */
  render(data: unknown, options?: RenderOptions): Rendered
}

/** What a render gives: the text, and what went wrong on the way. */
export interface Rendered {
  readonly output: string
  readonly errors: readonly TemplateError[]
}

/** What a render may use. */
export interface RenderOptions {
  /** Partials by name, for `apply` and `include`. */
  readonly partials?: ReadonlyMap<string, Template>
  /** Values for `.inject`, by path. */
  readonly injects?: ReadonlyMap<string, unknown>
  readonly locale?: Locale
  /** The present, epoch milliseconds; formatters have no clock of their own. */
  readonly now?: number
  readonly limits?: Partial<Limits>
  /** The clock of the time budget, in milliseconds; `Date.now` unless given. */
  readonly clock?: () => number
}

/** The budgets of one render (architecture, rule 6). */
export interface Limits {
  /** Instructions, rounds of loops and calls of formatters. */
  readonly steps: number
  /** UTF-8 bytes of output; what formatters build on the way counts as well. */
  readonly bytes: number
  /** Partials and includes inside one another. */
  readonly depth: number
  readonly timeMs: number
}
