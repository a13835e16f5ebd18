import type { Expression } from './parse-expression.ts'
import type { Step } from './step.ts'

/** Spells the parsed form of an expression, as a leading `#` asks for. */
export function showExpression({ parts }: Expression): string {
  return `[${parts.map((steps) => `[${steps.map(showStep).join(' ')}]`).join(', ')}]`
}

function showStep(step: Step): string {
  switch (step.kind) {
    case 'value':
      return typeof step.value === 'string' ? JSON.stringify(step.value) : String(step.value)
    case 'reference':
      return step.path.join('.')
    case 'operator':
      return `<${step.operator.name}>`
    case 'call':
      return `${step.name}()`
    case 'arguments':
      return '<args>'
  }
}
