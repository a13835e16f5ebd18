import type { Path } from '../path.ts'
import type { ExpressionValue } from './expression-value.ts'
import type { Operator } from './operators.ts'

/** One step of an expression in postfix order; `arguments` marks where those of the next call begin. */
export type Step =
  | { readonly kind: 'value'; readonly value: ExpressionValue }
  | { readonly kind: 'reference'; readonly path: Path }
  | { readonly kind: 'operator'; readonly operator: Operator }
  | { readonly kind: 'call'; readonly name: string }
  | { readonly kind: 'arguments' }
