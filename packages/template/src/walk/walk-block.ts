import { printsPerCheck, stepsOf } from '../instructions/steps-of.ts'
import type {
  Alternative,
  Block,
  IfInstruction,
  Instruction,
  PredicateCall,
  PredicateInstruction,
  RepeatedInstruction,
  SectionInstruction,
} from '../instructions/tree.ts'
import type { Path } from '../registry.ts'
import { checkAll, fail, leave } from '../render/end-of-tag.ts'
import { defineMacro, Frame, findFrom, findOnFrame, followFrom, nextElement } from '../render/frame.ts'
import { RenderScope } from '../render/render-scope.ts'
import type { Run } from '../render/runnable.ts'
import type { Source } from '../render/source.ts'
import { isTruthy } from '../values/truthy.ts'
import { type Switches, setPlace, type Walk } from './walk.ts'
import { walkBind, walkContext, walkEvaluate, walkInclude, walkInject, walkVariable } from './walk-leaf.ts'

/**
 * Makes the function that renders a tree by walking it. Nothing has to be generated for it, so a template that runs only a few times,
 * as most do, is soonest done this way. It does what generated code does, instruction by instruction.
 */
export function walkerOf(tree: Block, source: Source, switches: Switches): Run {
  return (render, frame) => {
    const base = render.printedOutside
    const scope = new RenderScope(render, frame, source)
    const walk: Walk = { render, scope, switches, base, room: render.limits.bytes - base, output: '' }
    try {
      walkBlock(tree, frame, walk)
    } catch (thrown) {
      leave(render, scope, thrown, walk.output)
    }
    return walk.output
  }
}

function walkBlock(block: Block, frame: Frame, walk: Walk, isLoop = false): void {
  const { render, scope, room } = walk
  const steps = stepsOf(block, isLoop)
  render.steps += steps
  if (steps > 0 && (render.steps > render.nextCheck || walk.output.length > room)) {
    scope.at = block[0]?.at ?? 0
    checkAll(render, scope, walk.output, room)
  }
  let prints = 0
  for (const instruction of block) {
    walkInstruction(instruction, frame, walk)
    if (instruction.kind !== 'variable') continue
    prints++
    if (prints % printsPerCheck > 0 || walk.output.length <= room) continue
    scope.at = instruction.at
    render.spendBytes(scope)
  }
}

function walkInstruction(instruction: Instruction, frame: Frame, walk: Walk): void {
  switch (instruction.kind) {
    case 'text':
      walk.output += instruction.text
      break
    case 'variable':
      walkVariable(instruction, frame, walk)
      break
    case 'bind':
      walkBind(instruction, frame, walk)
      break
    case 'context':
      walkContext(instruction, frame, walk)
      break
    case 'inject':
      walkInject(instruction, frame, walk)
      break
    case 'include':
      walkInclude(instruction, frame, walk)
      break
    case 'evaluate':
      walkEvaluate(instruction, frame, walk)
      break
    case 'section':
      walkSection(instruction, frame, walk)
      break
    case 'repeated':
      walkRepeated(instruction, frame, walk)
      break
    case 'predicate':
      walkPredicate(instruction, frame, walk)
      break
    case 'if':
      walkIf(instruction, frame, walk)
      break
    case 'macro': {
      const run = walkerOf(instruction.body, walk.scope.source, walk.switches)
      defineMacro(frame, instruction.name, run)
    }
  }
}

function walkSection({ path, body, alternative }: SectionInstruction, outer: Frame, walk: Walk): void {
  const node = findLocal(outer, path)
  const frame = new Frame(node, outer)
  if (isTruthy(node)) walkBlock(body, frame, walk)
  else walkAlternatives(alternative, frame, walk)
}

function walkRepeated(loop: RepeatedInstruction, outer: Frame, walk: Walk): void {
  const list = findLocal(outer, loop.path)
  if (!Array.isArray(list) || list.length === 0) {
    walkAlternatives(loop.alternative, outer, walk)
    return
  }
  const frame = new Frame(undefined, outer)
  frame.list = list
  const count = list.length
  for (let index = 0; index < count; index++) {
    nextElement(frame, list[index], index)
    walkBlock(loop.body, frame, walk, true)
    if (loop.separator && index < count - 1) walkBlock(loop.separator, frame, walk)
  }
}

function findLocal(frame: Frame, path: Path): unknown {
  return followFrom(findOnFrame(frame, path[0] ?? ''), path)
}

function walkIf(instruction: IfInstruction, frame: Frame, walk: Walk): void {
  if (holds(instruction, frame)) walkBlock(instruction.body, frame, walk)
  else walkAlternatives(instruction.alternative, frame, walk)
}

/** The first operator that decides ends the test, whatever follows it (language reference, section 2.3). */
function holds({ operands, operators }: IfInstruction, frame: Frame): boolean {
  const test = (path: Path | undefined) => path !== undefined && isTruthy(findFrom(frame, path))
  let answer = test(operands[0])
  for (const [index, operator] of operators.entries()) {
    const deciding = operator === '||'
    if (answer === deciding) return answer
    answer = test(operands[index + 1])
    if (answer === deciding) return answer
  }
  return answer
}

function walkPredicate(instruction: PredicateInstruction, frame: Frame, walk: Walk): void {
  const { test, at, body, alternative } = instruction
  if (!walkTested({ test, at, body, name: 'PREDICATE' }, frame, walk))
    walkAlternatives(alternative, frame, walk)
}

function walkAlternatives(first: Alternative | undefined, frame: Frame, walk: Walk): void {
  for (let each = first; each; each = each.alternative) {
    const { test, at, body } = each
    if (!test) walkBlock(body, frame, walk)
    else if (walkTested({ test, at, body, name: 'OR_PREDICATE' }, frame, walk)) return
  }
}

/** Runs a body if its predicate holds. Gives whether the alternatives are done with: a predicate that throws ends them too. */
function walkTested(
  { test, at, body, name }: { test: PredicateCall; at: number; body: Block; name: string },
  frame: Frame,
  walk: Walk,
): boolean {
  // An unknown predicate was reported when the template was compiled, and is false.
  if (!test.predicate) return false
  try {
    setPlace(walk, at, frame.node, frame)
    if (!test.predicate(test.args, walk.scope)) return false
  } catch (thrown) {
    fail(walk.render, walk.scope, thrown, name)
    return true
  }
  walkBlock(body, frame, walk)
  return true
}
