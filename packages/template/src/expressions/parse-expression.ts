import type { Path } from '../path.ts'
import type { Step } from './step.ts'
import { toPostfix } from './to-postfix.ts'
import { tokenize } from './tokenize.ts'
import { ExpressionProblem } from './tokens.ts'

/** An expression ready to be worked out. */
export interface Expression {
  readonly source: string
  /** Whether its parsed form is printed as well: it was written with a leading `#`. */
  readonly isShown: boolean
  /** What stands between semicolons, each in postfix order. */
  readonly parts: readonly (readonly Step[])[]
  /** The variables it may assign. */
  readonly assigned: readonly string[]
}

/** An expression, or why it can not be read. */
export type ParsedExpression =
  | { readonly ok: true; readonly expression: Expression }
  | { readonly ok: false; readonly source: string; readonly isShown: boolean; readonly problem: string }

/** Parses the text of an `.eval` (language reference, section 5). */
export function parseExpression(text: string): ParsedExpression {
  const isShown = text.startsWith('#')
  const source = isShown ? text.slice(1) : text
  try {
    const parts = toPostfix(tokenize(source))
    return { ok: true, expression: { source, isShown, parts, assigned: namesAssigned(parts) } }
  } catch (thrown) {
    if (thrown instanceof ExpressionProblem) return { ok: false, source, isShown, problem: thrown.message }
    throw thrown
  }
}

/** Every single `@` name counts when there is any assignment: one too many does no harm. */
function namesAssigned(parts: readonly (readonly Step[])[]): string[] {
  const steps = parts.flat()
  const assigns = steps.some((step) => step.kind === 'operator' && step.operator.name === 'assign')
  if (!assigns) return []
  return [
    ...new Set(steps.flatMap((step) => (step.kind === 'reference' ? (assignableName(step.path) ?? []) : []))),
  ]
}

/** The name that an assignment to this path binds: a single `@word`, nothing else. */
export function assignableName(path: Path): string | undefined {
  const [name] = path
  return path.length === 1 && typeof name === 'string' && name.length > 1 && name.startsWith('@')
    ? name
    : undefined
}
