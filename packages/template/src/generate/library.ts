import { evaluate } from '../expressions/evaluate.ts'
import { bundle, checkAll, fail, leave, remains } from '../render/end-of-tag.ts'
import {
  bindVariable,
  defineMacro,
  Frame,
  findBehind,
  findCounter,
  findFirst,
  findOnFrame,
  nextElement,
} from '../render/frame.ts'
import type { Render } from '../render/render.ts'
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
  findBehind,
  findOnFrame,
  follow,
  inherited: Object.prototype,
  has: Object.prototype.hasOwnProperty,
  isArray: Array.isArray,
  leave,
  long,
  nextElement,
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

/** Takes the steps of a long text that a pure formatter gave. */
function long(render: Render, scope: RenderScope, at: number, text: string): void {
  scope.at = at
  render.takeSteps(text.length >>> 8, scope)
}
