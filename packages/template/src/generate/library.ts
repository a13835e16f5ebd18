import { evaluate } from '../expressions/evaluate.ts'
import {
  bindVariable,
  defineMacro,
  Frame,
  findCounter,
  findFirst,
  findOnFrame,
  nextElement,
} from '../render/frame.ts'
import { BudgetSpent, type Render } from '../render/render.ts'
import { RenderScope } from '../render/render-scope.ts'
import { follow, isContainer, ownValue } from '../values/own.ts'
import { printed } from '../values/print.ts'
import { isTruthy } from '../values/truthy.ts'

/** What generated code may call, under the names it uses. */
export const library = {
  Scope: RenderScope,
  Frame,
  bindVariable,
  bundle,
  checkAll,
  container,
  defineMacro,
  evaluate,
  fail,
  findCounter,
  findFirst,
  findOnFrame,
  follow,
  inherited: Object.prototype,
  has: Object.prototype.hasOwnProperty,
  isArray: Array.isArray,
  leave,
  long,
  nextElement,
  none: Object.freeze([]),
  ownValue,
  printed,
  remains,
  truthy: isTruthy,
}

const nothing: object = Object.freeze(Object.create(null))

/** The value if it is a plain object, what it owns if it is an object of another kind, else an empty object. */
function container(value: unknown): object {
  if (!isContainer(value) || Array.isArray(value)) return nothing
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype === Object.prototype || prototype === null) return value
  return Object.assign(Object.create(null), value)
}

/** Builds the object of `.ctx`. */
function bundle(render: Render, keys: readonly string[], values: readonly unknown[]): object {
  render.hasSharedParts = true
  const object: Record<string, unknown> = Object.create(null)
  for (const [index, key] of keys.entries()) object[key] = values[index] ?? null
  return object
}

/** Takes the steps of a long text that a pure formatter gave. */
function long(render: Render, scope: RenderScope, at: number, text: string): void {
  scope.at = at
  render.takeSteps(text.length >>> 8, scope)
}

/** Looks at all budgets at the start of a block. */
function checkAll(render: Render, scope: RenderScope, output: string, room: number): void {
  if (output.length > room) render.spendBytes(scope)
  if (render.steps > render.nextCheck) render.check(scope)
}

/** Records what an instruction threw; a spent budget goes on to end the render. */
function fail(render: Render, scope: RenderScope, thrown: unknown, instruction: string): void {
  if (thrown instanceof BudgetSpent) {
    render.remains = ''
    throw thrown
  }
  const { name, message } = thrown instanceof Error ? thrown : new Error(String(thrown))
  const text = `Unexpected ${name} error when executing ${instruction}: ${message}`
  render.report(scope, 'unexpected', text)
}

/** What a template printed before a budget ended it. */
function remains(render: Render, thrown: unknown): string {
  return thrown instanceof BudgetSpent ? render.remains : ''
}

/** Leaves a template early: what it printed is kept for those around it. */
function leave(render: Render, scope: RenderScope, thrown: unknown, output: string): void {
  if (thrown instanceof BudgetSpent) {
    render.remains = output
    throw thrown
  }
  fail(render, scope, thrown, 'ROOT')
}
