import type { ExpressionValue } from './expression-value.ts'
import { toBoolean, toNumber, toText } from './operators.ts'

/** A function of expressions. An object among its values is `undefined` and passed over; so is the result when there is no other. */
export type ExpressionFunction = (
  values: readonly (ExpressionValue | undefined)[],
) => ExpressionValue | undefined

/** The functions of expressions by name. */
export const functions: ReadonlyMap<string, ExpressionFunction> = new Map<string, ExpressionFunction>([
  ['max', (values) => outermost(values, Math.max)],
  ['min', (values) => outermost(values, Math.min)],
  ['abs', onFirst((value) => Math.abs(toNumber(value)))],
  ['num', onFirst(toNumber)],
  ['str', onFirst(toText)],
  ['bool', onFirst(toBoolean)],
])

function onFirst(run: (value: ExpressionValue) => ExpressionValue): ExpressionFunction {
  return (values) => {
    const first = values.find((value) => value !== undefined)
    return first === undefined ? undefined : run(first)
  }
}

/** Not-a-number gives way to whatever follows it. */
function outermost(
  values: readonly (ExpressionValue | undefined)[],
  choose: (left: number, right: number) => number,
): number | undefined {
  const numbers = values.filter((value) => value !== undefined).map(toNumber)
  if (numbers.length === 0) return undefined
  return numbers.reduce((found, each) => (Number.isNaN(found) ? each : choose(found, each)))
}
