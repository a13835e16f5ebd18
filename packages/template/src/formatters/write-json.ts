import type { Scope } from '../scope.ts'
import { isContainer } from '../values/own.ts'

/** Writes a value as JSON and pays for its length; missing gives `undefined`. */
export function writeJson(value: unknown, scope: Scope, indent = 0): string | undefined {
  if (scope.hasSharedParts) payForParts(value, scope, 0)
  const text: string | undefined = JSON.stringify(value, undefined, indent)
  if (text === undefined) return undefined
  const grown = text.length - (typeof value === 'string' ? value.length : 0)
  scope.chargeBytes(grown)
  return text
}

/** Deeper values than this are refused: they come from `.ctx` in a loop, not from a site. */
const maxDepth = 1000
const partsPerStep = 16

/**
 * `.ctx` can build objects that hold the same part many times over, and whose JSON is far larger than they are. Walking them
 * is metered, so that writing them never begins. What the embedder gave is as large as its JSON.
 */
function payForParts(value: unknown, scope: Scope, depth: number): number {
  if (!isContainer(value)) return 1
  if (depth > maxDepth) throw new RangeError('the value is nested too deep')
  let parts = 1
  for (const key in value) {
    if (!Object.hasOwn(value, key)) continue
    parts += payForParts(value[key], scope, depth + 1)
    if (parts < partsPerStep) continue
    scope.chargeSteps(1)
    parts -= partsPerStep
  }
  return parts
}
