import { BudgetSpent, type Render } from './render.ts'
import type { RenderScope } from './render-scope.ts'

/** Builds the object of `.ctx`. */
export function bundle(render: Render, keys: readonly string[], values: readonly unknown[]): object {
  render.hasSharedParts = true
  const object: Record<string, unknown> = Object.create(null)
  for (const [index, key] of keys.entries()) object[key] = values[index] ?? null
  return object
}

/** Looks at all budgets at the start of a block. */
export function checkAll(render: Render, scope: RenderScope, output: string, room: number): void {
  if (output.length > room) render.spendBytes(scope)
  if (render.steps > render.nextCheck) render.check(scope)
}

/** Records what an instruction threw; a spent budget goes on to end the render. */
export function fail(render: Render, scope: RenderScope, thrown: unknown, instruction: string): void {
  if (thrown instanceof BudgetSpent) {
    render.remains = ''
    throw thrown
  }
  const { name, message } = thrown instanceof Error ? thrown : new Error(String(thrown))
  const text = `Unexpected ${name} error when executing ${instruction}: ${message}`
  render.report(scope, 'unexpected', text)
}

/** What a template printed before a budget ended it. */
export function remains(render: Render, thrown: unknown): string {
  return thrown instanceof BudgetSpent ? render.remains : ''
}

/** Leaves a template early: what it printed is kept for those around it. */
export function leave(render: Render, scope: RenderScope, thrown: unknown, output: string): void {
  if (thrown instanceof BudgetSpent) {
    render.remains = output
    throw thrown
  }
  fail(render, scope, thrown, 'ROOT')
}
