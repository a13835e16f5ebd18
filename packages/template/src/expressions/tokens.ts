import type { Path } from '../path.ts'
import type { ExpressionValue } from './expression-value.ts'
import type { Operator } from './operators.ts'

/** One piece of a written expression. */
export type Token =
  | { readonly kind: 'value'; readonly value: ExpressionValue }
  | { readonly kind: 'reference'; readonly path: Path }
  | { readonly kind: 'operator'; readonly operator: Operator }
  | { readonly kind: 'call'; readonly name: string }
  | { readonly kind: '(' }
  | { readonly kind: ')' | ',' | ';' }

/** Thrown where an expression can not be read; caught by `parseExpression`. */
export class ExpressionProblem extends Error {}
