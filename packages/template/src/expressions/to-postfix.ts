import type { Operator } from './operators.ts'
import type { Step } from './step.ts'
import { ExpressionProblem, type Token } from './tokens.ts'

type WaitingOperator = Extract<Token, { kind: 'operator' | 'call' | '(' }>

interface SortState {
  /** Operators, calls and parentheses that wait for what follows them. */
  readonly waiting: WaitingOperator[]
  readonly parts: Step[][]
  steps: Step[]
}

/** Puts tokens into postfix order (shunting-yard), a list for each semicolon-separated part. */
export function toPostfix(tokens: readonly Token[]): Step[][] {
  const sorting: SortState = { waiting: [], parts: [], steps: [] }
  for (const token of tokens) sort(token, sorting)
  endPart(sorting)
  return sorting.parts
}

function sort(token: Token, sorting: SortState): void {
  const { waiting, steps } = sorting
  switch (token.kind) {
    case 'value':
    case 'reference':
      steps.push(token)
      break
    case 'call':
      steps.push({ kind: 'arguments' })
      waiting.push(token)
      break
    case '(':
      waiting.push(token)
      break
    case 'operator':
      releaseTighter(token.operator, sorting)
      waiting.push(token)
      break
    case ',':
      releaseOperators(sorting)
      break
    case ')':
      closeParenthesis(sorting)
      break
    case ';':
      endPart(sorting)
      break
  }
}

function releaseTighter(operator: Operator, { waiting, steps }: SortState): void {
  for (let top = waiting.at(-1); top?.kind === 'operator'; top = waiting.at(-1)) {
    const isFirst = operator.isRightBound
      ? top.operator.rank > operator.rank
      : top.operator.rank >= operator.rank
    if (!isFirst || operator.unary) return
    steps.push(top)
    waiting.pop()
  }
}

function releaseOperators({ waiting, steps }: SortState): void {
  for (let top = waiting.at(-1); top?.kind === 'operator'; top = waiting.at(-1)) {
    steps.push(top)
    waiting.pop()
  }
}

function closeParenthesis(sorting: SortState): void {
  const { waiting, steps } = sorting
  releaseOperators(sorting)
  if (waiting.pop()?.kind !== '(') throw new ExpressionProblem('Mismatched operator found: right paren')
  const call = waiting.at(-1)
  if (call?.kind !== 'call') return
  steps.push(call)
  waiting.pop()
}

function endPart(sorting: SortState): void {
  releaseOperators(sorting)
  if (sorting.waiting.length > 0) throw new ExpressionProblem('Mismatched operator found: left paren')
  if (sorting.steps.length > 0) sorting.parts.push(sorting.steps)
  sorting.steps = []
}
