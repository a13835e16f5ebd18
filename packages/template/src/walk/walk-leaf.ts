import { evaluate } from '../expressions/evaluate.ts'
import { type ParsedExpression, parseExpression } from '../expressions/parse-expression.ts'
import { pureFormatters } from '../formatters/pure.ts'
import type {
  BindInstruction,
  ContextInstruction,
  EvaluateInstruction,
  IncludeInstruction,
  InjectInstruction,
  VariableInstruction,
} from '../instructions/tree.ts'
import { bundle, fail, remains } from '../render/end-of-tag.ts'
import { bindVariable, type Frame, findFrom } from '../render/frame.ts'
import { printed } from '../values/print.ts'
import { setPlace, type Walk } from './walk.ts'

/** Runs `{a, b|formatter}`: only the first value is printed. */
export function walkVariable(tag: VariableInstruction, frame: Frame, walk: Walk): void {
  const { references, chain } = tag
  if (chain.length === 0) {
    walk.output += printed(findFrom(frame, references[0] ?? []))
    return
  }
  try {
    walk.output += printed(runChain(tag, frame, walk))
    const isOver = walk.output.length > walk.room
    if (isOver && !chain.every(({ formatter }) => pureFormatters.has(formatter))) {
      walk.render.spendBytes(walk.scope)
    }
  } catch (thrown) {
    // What a partial had printed when a budget ended it is printed too, unless a formatter was to come after it.
    if (chain.at(-1)?.name === 'apply') walk.output += remains(walk.render, thrown)
    fail(walk.render, walk.scope, thrown, 'VARIABLE')
  }
}

/** Runs `{.var @name a|formatter}`. No frame is pushed, so that formatters see the surrounding node. */
export function walkBind(tag: BindInstruction, frame: Frame, walk: Walk): void {
  if (tag.chain.length === 0) {
    bindVariable(frame, tag.name, findFrom(frame, tag.references[0] ?? []))
    return
  }
  const { render, scope } = walk
  try {
    const value = runChain(tag, frame, walk)
    if (typeof value === 'string') render.chargeBytes(value.length, scope)
    bindVariable(frame, tag.name, value)
  } catch (thrown) {
    fail(render, scope, thrown, 'BINDVAR')
  }
}

/** Long texts cost steps at every formatter they go through, so that no chain outruns the clock. */
function runChain(tag: VariableInstruction | BindInstruction, frame: Frame, walk: Walk): unknown {
  const { render, scope } = walk
  const values = tag.references.map((path) => findFrom(frame, path))
  let [value] = values
  setPlace(walk, tag.at, tag.kind === 'bind' ? frame.node : value, frame)
  for (const { formatter, args } of tag.chain) {
    value = formatter(value, args, scope, values)
    if (typeof value === 'string' && value.length > 1023) render.takeSteps(value.length >>> 8, scope)
  }
  return value
}

/** Runs `{.ctx @name key=reference}`; what is missing is null in the object. */
export function walkContext({ name, entries }: ContextInstruction, frame: Frame, { render }: Walk): void {
  const keys = entries.map(([key]) => key)
  const values = entries.map(([, path]) => findFrom(frame, path))
  bindVariable(frame, name, bundle(render, keys, values))
}

/** Runs `{.inject @name path}`. */
export function walkInject({ name, path }: InjectInstruction, frame: Frame, { render }: Walk): void {
  bindVariable(frame, name, render.injects?.get(path))
}

/** Runs `{.include name}` in the current frame; its output is dropped unless asked for. */
export function walkInclude(tag: IncludeInstruction, frame: Frame, walk: Walk): void {
  if (!walk.switches.includes) return
  const { render, scope } = walk
  try {
    setPlace(walk, tag.at, frame.node, frame)
    const text = scope.include(tag.name)
    if (tag.isPrinted) walk.output += text
  } catch (thrown) {
    if (tag.isPrinted) walk.output += remains(render, thrown)
    fail(render, scope, thrown, 'INCLUDE')
  }
}

/** Runs `{.eval expression}`. */
export function walkEvaluate(tag: EvaluateInstruction, frame: Frame, walk: Walk): void {
  if (!walk.switches.expressions) return
  const { render, scope } = walk
  try {
    setPlace(walk, tag.at, frame.node, frame)
    walk.output += evaluate(render, scope, parsedOnce(tag))
    if (walk.output.length > walk.room) render.spendBytes(scope)
  } catch (thrown) {
    fail(render, scope, thrown, 'EVAL')
  }
}

const parsed = new WeakMap<EvaluateInstruction, ParsedExpression>()

function parsedOnce(tag: EvaluateInstruction): ParsedExpression {
  const known = parsed.get(tag) ?? parseExpression(tag.expression)
  parsed.set(tag, known)
  return known
}
