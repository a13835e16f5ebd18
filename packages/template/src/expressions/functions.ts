import { toBoolean, toNumber, toText } from './operators.ts'
import type { ExpressionValue } from './tokens.ts'

/** A function of expressions; it is called with one value at least. */
export type ExpressionFunction = (
  first: ExpressionValue,
  others: readonly ExpressionValue[],
) => ExpressionValue

/** The functions of expressions by name. */
export const functions: ReadonlyMap<string, ExpressionFunction> = new Map<string, ExpressionFunction>([
  ['max', (first, others) => others.map(toNumber).reduce(larger, toNumber(first))],
  ['min', (first, others) => others.map(toNumber).reduce(smaller, toNumber(first))],
  ['abs', (first) => Math.abs(toNumber(first))],
  ['num', (first) => toNumber(first)],
  ['str', (first) => toText(first)],
  ['bool', (first) => toBoolean(first)],
])

/** What is no number loses against what follows it, so only a last NaN stays. */
function larger(most: number, each: number): number {
  return Number.isNaN(most) ? each : Math.max(most, each)
}

function smaller(least: number, each: number): number {
  return Number.isNaN(least) ? each : Math.min(least, each)
}
