import { isDeepStrictEqual } from 'node:util'
import { compile } from '../src/compile.ts'
import type { Rendered, RenderOptions } from '../src/template.ts'
import { partialTexts } from '../src/testing/arbitrary-template.ts'
import { injectedValues } from '../src/testing/arbitrary-values.ts'
import { coreRegistry as registry } from '../src/testing/core-registry.ts'

const limits = { steps: 20_000, bytes: 20_000, timeMs: 60_000 }

/** What random templates are rendered with: the partials and values that they name, and budgets that some of them spend. */
export const trialOptions: RenderOptions = {
  partials: new Map(
    Object.entries(partialTexts).map(([name, text]) => [name, compile(text, { file: name, registry })]),
  ),
  injects: new Map(Object.entries(injectedValues)),
  now: 0,
  limits,
}

/**
 * Renders any text as a template, twice, and gives the promise of the engine that was broken: nothing is thrown, budgets are kept,
 * the same data give the same page, and data and prototypes stay as they were. `undefined` when all were kept.
 */
export function brokenPromise(source: string, data: unknown): string | undefined {
  const before = JSON.stringify(data)
  let first: Rendered
  let second: Rendered
  try {
    const template = compile(source, { registry })
    first = template.render(data, trialOptions)
    second = template.render(data, trialOptions)
  } catch (thrown) {
    return `threw ${String(thrown)}`
  }
  if (Buffer.byteLength(first.output) > limits.bytes) return 'printed more than its budget'
  if (first.errors.filter(({ code }) => code.endsWith('-spent')).length > 1) return 'ended more than once'
  if (!isDeepStrictEqual(first, second)) return 'rendered another page the second time'
  if (JSON.stringify(data) !== before) return 'changed its data'
  return prototypesNow() === prototypesBefore ? undefined : 'changed a prototype'
}

const prototypes = [Object.prototype, Array.prototype, String.prototype, Number.prototype, Function.prototype]
const prototypesBefore = prototypesNow()

function prototypesNow(): string {
  return prototypes.map((each) => Reflect.ownKeys(each).length).join()
}
