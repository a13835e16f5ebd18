import type { Path } from '../path.ts'
import { bindVariable } from '../render/frame.ts'
import type { Render } from '../render/render.ts'
import type { RenderScope } from '../render/render-scope.ts'
import { follow } from '../values/own.ts'
import type { ExpressionValue } from './expression-value.ts'
import { functions } from './functions.ts'
import { assignableName, type Expression, type ParsedExpression } from './parse-expression.ts'
import { showExpression } from './show-expression.ts'
import type { Step } from './step.ts'
import { ExpressionProblem } from './tokens.ts'

/** Evaluates an expression and returns what it prints; its assignments are bound on the frame, unless it fails. */
export function evaluate(render: Render, scope: RenderScope, parsed: ParsedExpression): string {
  if (!parsed.ok) {
    const message = `Error parsing expression: ${JSON.stringify(parsed.source)}: ${parsed.problem}`
    render.reportOnce(
      `expression ${scope.source.file} ${scope.at}`,
      scope,
      'expression-parse-failed',
      message,
    )
    return parsed.isShown ? 'EVAL=[]' : ''
  }
  const { expression } = parsed
  const shown = expression.isShown ? `EVAL=${showExpression(expression)}` : ''
  const assigned = new Map<string, ExpressionValue>()
  try {
    const result = evaluateParts(expression, { scope, assigned })
    for (const [name, value] of assigned) bindVariable(scope.frame, name, value)
    if (result === undefined) return shown
    const text = result === null ? '' : String(result)
    return shown === '' ? text : `${shown} -> ${text}`
  } catch (thrown) {
    if (!(thrown instanceof ExpressionProblem)) throw thrown
    const message = `Error reducing expression: ${expression.source}: ${thrown.message}`
    render.report(scope, 'expression-reduce-failed', message)
    return shown
  }
}

interface EvaluationContext {
  readonly scope: RenderScope
  readonly assigned: Map<string, ExpressionValue>
}

/** What stands on the stack; `nothing` is what an operator makes of an object. */
type Operand = Exclude<Step, { kind: 'operator' | 'call' }> | { readonly kind: 'nothing' }

/** The value of the last part; `undefined` when that is an assignment or empty. */
function evaluateParts({ parts }: Expression, context: EvaluationContext): ExpressionValue | undefined {
  let result: ExpressionValue | undefined
  for (const steps of parts) {
    const last = reduce(steps, context)
    const value = last && valueOfOperand(last, context)
    if (last && last.kind !== 'nothing' && value === undefined)
      throw new ExpressionProblem('Reduce error: unexpected token on stack')
    result = value
  }
  return result
}

function reduce(steps: readonly Step[], context: EvaluationContext): Operand | undefined {
  const stack: Operand[] = []
  context.scope.chargeSteps(steps.length)
  for (const step of steps) {
    // An assignment without two sides ends its part.
    if (isAssignment(step) && stack.length < 2) return undefined
    if (step.kind === 'operator') applyOperator(step, stack, context)
    else if (step.kind === 'call') stack.push({ kind: 'value', value: call(step.name, stack, context) })
    else stack.push(step)
  }
  return steps.some(isAssignment) ? undefined : stack.at(-1)
}

function isAssignment(step: Step): boolean {
  return step.kind === 'operator' && step.operator.name === 'assign'
}

function applyOperator(
  { operator }: Extract<Step, { kind: 'operator' }>,
  stack: Operand[],
  context: EvaluationContext,
): void {
  const right = stack.pop()
  if (operator.unary) {
    const value = right && valueOfOperand(right, context)
    // What becomes of an object is no error by itself.
    stack.push(value === undefined ? { kind: 'nothing' } : { kind: 'value', value: operator.unary(value) })
    return
  }
  const left = stack.pop()
  if (!operator.binary) {
    assign(left, right, context)
    return
  }
  const leftValue = left && valueOfOperand(left, context)
  const rightValue = right && valueOfOperand(right, context)
  if (leftValue === undefined || rightValue === undefined) {
    throw new ExpressionProblem(`Invalid arguments to operator ${operator.name}`)
  }
  const value = operator.binary(leftValue, rightValue)
  if (typeof value === 'string') payForText(value, context)
  stack.push({ kind: 'value', value })
}

/** No expression needs a longer text: what is told of it says more than a budget that is spent somewhere later. */
const longestText = 1_000_000

function payForText({ length }: string, { scope }: EvaluationContext): void {
  if (length > longestText) {
    throw new ExpressionProblem(`Concatenation would exceed maximum string length ${longestText}`)
  }
  scope.chargeBytes(length)
}

/** Only a single `@word` can be assigned; the rest is let go. */
function assign(left: Operand | undefined, right: Operand | undefined, context: EvaluationContext): void {
  const name = left?.kind === 'reference' ? assignableName(left.path) : undefined
  const value = right && valueOfOperand(right, context)
  if (name !== undefined && value !== undefined) context.assigned.set(name, value)
}

function call(name: string, stack: Operand[], context: EvaluationContext): ExpressionValue {
  // What stands before nothing is not seen.
  const start = stack.findLastIndex(({ kind }) => kind === 'arguments' || kind === 'nothing')
  const operands = stack.splice(Math.max(start, 0)).slice(1)
  const values = operands.map((operand) => valueOfOperand(operand, context))
  const result = functions.get(name)?.(values)
  if (result === undefined) throw new ExpressionProblem(`Error calling function ${name}`)
  return result
}

/** The value of an operand: missing counts as null; `undefined` is an object, an array, or a stray marker. */
function valueOfOperand(
  operand: Operand,
  { scope, assigned }: EvaluationContext,
): ExpressionValue | undefined {
  if (operand.kind === 'value') return operand.value
  if (operand.kind !== 'reference') return undefined
  const value = find(operand.path, scope, assigned)
  if (value === undefined || value === null) return null
  return typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean'
    ? value
    : undefined
}

function find(path: Path, scope: RenderScope, assigned: ReadonlyMap<string, ExpressionValue>): unknown {
  const [first = '', ...rest] = path
  if (typeof first === 'string' && assigned.has(first)) return follow(assigned.get(first), rest)
  return scope.findOutside(path)
}
