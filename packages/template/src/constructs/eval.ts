import { assignedNames } from '../expressions/assigned-names.ts'
import { evaluate } from '../expressions/evaluate.ts'
import { type ParsedExpression, parseExpression } from '../expressions/parse-expression.ts'
import { innermost, type Lexical } from '../generate/lexical-frame.ts'
import { named } from '../generate/names.ts'
import { constant, literal, type Program } from '../generate/program.ts'
import { afterSpace } from '../parse/grammar.ts'
import { fail } from '../render/end-of-tag.ts'
import type { Frame } from '../render/frame.ts'
import type { Instruction, InstructionConstruct, Walk } from './construct.ts'
import { placeLeaf } from './parts/place.ts'
import { setPlace, writePlace } from './parts/set-place.ts'

interface EvaluateInstruction extends Instruction {
  readonly expression: string
}

/** `{.eval expression}` */
export const evalConstruct: InstructionConstruct<EvaluateInstruction> = {
  name: 'EVAL',
  read: { eval: readEvaluate },
  place: placeLeaf,
  size: () => 1,
  steps: () => 1,
  walk: walkEvaluate,
  write: writeEvaluate,
  binds: ({ expression }) => assignedNames(expression),
}

function readEvaluate(rest: string, at: number): EvaluateInstruction | undefined {
  const expression = afterSpace(rest)
  return expression === undefined ? undefined : { construct: evalConstruct, at, expression }
}

function walkEvaluate(tag: EvaluateInstruction, frame: Frame, walk: Walk): void {
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

function writeEvaluate(tag: EvaluateInstruction, lexical: Lexical, program: Program): string {
  if (!program.expressions) return ''
  const expression = parseExpression(tag.expression)
  const { id, variables } = innermost(lexical)
  const f = named('f', id)
  const n = named('n', id)
  const assigned = expression.ok ? expression.expression.assigned : []
  const refreshed = assigned.flatMap((name) => {
    const mirror = variables.get(name)
    return mirror ? `${mirror}=${f}.variables?.get(${literal(name)});` : []
  })
  return [
    `try{${writePlace(tag.at, n, lexical)}`,
    `o+=evaluate(R,S,${constant(program, expression)});${refreshed.join('')}`,
    'if(o.length>room)R.spendBytes(S)}catch(e){fail(R,S,e,"EVAL")}',
  ].join('')
}
