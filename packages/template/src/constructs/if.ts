import type { Lexical } from '../generate/lexical-frame.ts'
import { named } from '../generate/names.ts'
import { newId } from '../generate/program.ts'
import { writeLookup } from '../generate/write-lookup.ts'
import { writeTruth } from '../generate/write-truth.ts'
import { afterSpace, readReference, trimSpace } from '../parse/grammar.ts'
import type { TagReading } from '../parse/read-calls.ts'
import type { Path } from '../path.ts'
import { type Frame, findFrom } from '../render/frame.ts'
import { isTruthy } from '../values/truthy.ts'
import type { BlockConstruct, BlockInstruction, Tag, Walk, Writer } from './construct.ts'
import { alternativeBodies, walkAlternatives, writeAlternatives } from './parts/alternatives.ts'
import { emptyBody, placeBlock } from './parts/place.ts'
import { readPredicateTag } from './predicate.ts'

/** There is one operator less than there are operands. */
interface IfInstruction extends BlockInstruction {
  readonly operands: readonly Path[]
  readonly operators: readonly ('&&' | '||')[]
}

/** `{.if a && b}`; with a predicate it is that predicate's tag. */
export const ifConstruct: BlockConstruct<IfInstruction> = {
  name: 'IF',
  read: { if: readIf },
  place: placeBlock,
  takes: { alternatives: true, separator: false },
  size: ({ operands }) => operands.length,
  steps: () => 1,
  walk: walkIf,
  write: writeIf,
  blocks: ({ body, alternative }) => ({ here: [body, ...alternativeBodies(alternative)], within: [] }),
}

function readIf(rest: string, at: number, reading: TagReading): Tag | undefined {
  const condition = afterSpace(rest)
  if (condition === undefined) return undefined
  return readPredicateTag(condition, at, reading) ?? readCondition(condition, at)
}

function readCondition(condition: string, at: number): IfInstruction | undefined {
  const operands: Path[] = []
  const operators: ('&&' | '||')[] = []
  for (const piece of condition.split(/(&&|\|\|)/)) {
    if (piece === '&&' || piece === '||') {
      operators.push(piece)
      continue
    }
    const path = readReference(trimSpace(piece))
    if (!path) return undefined
    operands.push(path)
  }
  return { construct: ifConstruct, at, operands, operators, ...emptyBody() }
}

function walkIf(tag: IfInstruction, frame: Frame, walk: Walk): void {
  if (holds(tag, frame)) walk.block(tag.body, frame)
  else walkAlternatives(tag.alternative, frame, walk)
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

function writeIf(
  { operands, operators, body, alternative }: IfInstruction,
  lexical: Lexical,
  writer: Writer,
): string {
  const b = named('b', newId(writer))
  const tests = operands.map((path) => writeTruth(writeLookup(path, lexical, writer)))
  const isUniform = operators.every((operator) => operator === operators[0])
  const condition = isUniform ? `const c=${tests.join(operators[0] ?? '')};` : writeMixed(tests, operators)
  return [
    `${b}:{${condition}if(c){`,
    writer.block(body, lexical),
    `break ${b}}`,
    writeAlternatives({ first: alternative, label: b }, lexical, writer),
    '}',
  ].join('\n')
}

/** Writes what `holds` does: each operator that decides leaves the test. */
function writeMixed(tests: readonly string[], operators: readonly string[]): string {
  const lines = operators.map((operator, index) => {
    const leave = `if(${operator === '&&' ? '!c' : 'c'})break c;`
    return `${leave}c=${tests[index + 1] ?? 'false'};${leave}`
  })
  return `let c=${tests[0] ?? 'false'};c:{${lines.join('')}}`
}
