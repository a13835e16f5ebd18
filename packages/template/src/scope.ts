import type { TemplateErrorCode } from './errors.ts'
import type { Locale } from './i18n/locale.ts'
import type { Path } from './path.ts'
import type { Template } from './template.ts'

/** What a formatter or predicate may see and do while a template renders. */
export interface Scope {
  /** The node of the current frame; for a formatter in a variable tag, the value of the tag's first variable. */
  readonly node: unknown
  /** Looks a reference up from the current frame to the root (language reference, section 3.2); `undefined` when missing. */
  find(path: Path): unknown
  /** The same, from the frame around the tag: what the arguments of `format`, `message` and `plural` see. */
  findOutside(path: Path): unknown
  /** Language data, or `undefined` when rendering without CLDR. */
  readonly locale: Locale | undefined
  /** The present, epoch milliseconds. */
  readonly now: number
  /** The IANA zone of the site: `website.timeZone` of the data, else America/New_York. */
  readonly timeZone: string
  /** Whether the template has built objects that may hold the same part many times over (`.ctx`). */
  readonly hasSharedParts: boolean
  /** Renders a built-in template with `node` as its data; it sees outer frames unless `isPrivate`. Does not count for the partial depth. */
  render(template: Template, node: unknown, isPrivate?: boolean): string
  /** Renders a macro or partial by name (the `apply` formatter); reports what goes wrong and gives '' then. */
  apply(
    name: string,
    node: unknown,
    args: Readonly<Record<string, string>> | undefined,
    isPrivate: boolean,
  ): string
  /** Records an error at the tag at work; rendering goes on. */
  report(code: TemplateErrorCode, message: string): void
  /** Charges text that grows outside of the output (joins, JSON, padding) to the byte budget; throws the budget error when it is spent. */
  chargeBytes(count: number): void
  /** Charges work that a formatter does in loops of its own to the step budget. */
  chargeSteps(count: number): void
}
