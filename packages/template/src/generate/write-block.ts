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
  VariableInstruction,
} from '../instructions/tree.ts'
import type { PredicateArgument } from '../registry.ts'
import { alternativeBodies, innermost, type Lexical, type LexicalFrame, namesBound } from './lexical-frame.ts'
import { addFunction, constant, literal, newId, type Program } from './program.ts'
import { writeEquality } from './write-equality.ts'
import { writeBind, writeContext, writeEvaluate, writeInclude, writeInject } from './write-leaf.ts'
import { writeLocalLookup, writeLookup, writeVariables } from './write-lookup.ts'
import { writeVariable } from './write-variable.ts'

/** Writes the instructions of a block, after the steps of the meter that pay for them all. */
export function writeBlock(block: Block, lexical: Lexical, program: Program, isLoop = false): string {
  const steps = stepsOf(block, isLoop)
  const lines = steps > 0 ? [writeMeter(block, steps)] : []
  let prints = 0
  for (const [index, instruction] of block.entries()) {
    if (instruction.kind !== 'variable') {
      const isWritten = instruction.kind === 'text' && block[index - 1]?.kind === 'variable'
      if (!isWritten) lines.push(writeInstruction(instruction, lexical, program))
      continue
    }
    lines.push(writeVariable(instruction, textAt(block, index + 1), lexical, program))
    prints++
    if (prints % printsPerCheck === 0) lines.push(`if(o.length>room){S.at=${instruction.at};R.spendBytes(S)}`)
  }
  return lines.join('\n')
}

function textAt(block: Block, index: number): string {
  const instruction = block[index]
  return instruction?.kind === 'text' ? instruction.text : ''
}

function writeMeter(block: Block, steps: number): string {
  return `if((R.steps+=${steps})>R.nextCheck||o.length>room){S.at=${block[0]?.at ?? 0};checkAll(R,S,o,room)}`
}

function writeInstruction(
  instruction: Exclude<Instruction, VariableInstruction>,
  lexical: Lexical,
  program: Program,
): string {
  switch (instruction.kind) {
    case 'text':
      return instruction.text === '' ? '' : `o+=${literal(instruction.text)};`
    case 'bind':
      return writeBind(instruction, lexical, program)
    case 'context':
      return writeContext(instruction, lexical, program)
    case 'inject':
      return writeInject(instruction, lexical)
    case 'include':
      return writeInclude(instruction, lexical, program)
    case 'evaluate':
      return writeEvaluate(instruction, lexical, program)
    case 'section':
      return writeSection(instruction, lexical, program)
    case 'repeated':
      return writeRepeated(instruction, lexical, program)
    case 'predicate':
      return writePredicate(instruction, lexical, program)
    case 'if':
      return writeIf(instruction, lexical, program)
    case 'macro':
      return `defineMacro(f${innermost(lexical).id},${literal(instruction.name)},${addFunction(program, instruction.body)});`
  }
}

function writeSection(section: SectionInstruction, lexical: Lexical, program: Program): string {
  const { id: outer } = innermost(lexical)
  const id = newId(program)
  const bodies = [section.body, ...alternativeBodies(section.alternative)]
  const { inner, variables } = enter(bodies, { id, isLoop: false }, lexical)
  const inside = [
    `if(${writeTruth(`n${id}`)}){`,
    writeBlock(section.body, inner, program),
    `break b${id}}`,
    writeAlternatives(section.alternative, `b${id}`, inner, program),
  ].join('\n')
  const frame = mentions(inside, `f${id}`) ? `const f${id}=new Frame(n${id},f${outer});` : ''
  return [
    `b${id}:{const n${id}=${writeLocalLookup(section.path, lexical, program)};${writeFields(id, inside)}${frame}${variables}`,
    inside,
    '}',
  ].join('\n')
}

function writeRepeated(loop: RepeatedInstruction, lexical: Lexical, program: Program): string {
  const { id: outer } = innermost(lexical)
  const id = newId(program)
  const { inner, variables } = enter([loop.body, loop.separator ?? []], { id, isLoop: true }, lexical)
  const separator = loop.separator ? `if(i${id}<c${id}-1){${writeBlock(loop.separator, inner, program)}}` : ''
  const inside = [writeBlock(loop.body, inner, program, true), separator].join('\n')
  const hasFrame = mentions(inside, `f${id}`)
  return [
    `b${id}:{const l${id}=${writeLocalLookup(loop.path, lexical, program)};if(isArray(l${id})&&l${id}.length>0){`,
    hasFrame ? `const f${id}=new Frame(void 0,f${outer});f${id}.list=l${id};` : '',
    `for(let i${id}=0,c${id}=l${id}.length;i${id}<c${id};i${id}++){`,
    `const n${id}=l${id}[i${id}];${writeFields(id, inside)}`,
    `${hasFrame ? `nextElement(f${id},n${id},i${id});` : ''}${variables}`,
    inside,
    `}break b${id}}`,
    writeAlternatives(loop.alternative, `b${id}`, lexical, program),
    '}',
  ].join('\n')
}

function writeFields(id: number, inside: string): string {
  return mentions(inside, `q${id}`) ? `const q${id}=container(n${id});` : ''
}

/** Whether code uses a name: frames that nothing looks at, as of loops that only print, are not made. */
function mentions(code: string, name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(code)
}

function enter(
  bodies: readonly Block[],
  { id, isLoop }: { id: number; isLoop: boolean },
  lexical: Lexical,
): { inner: Lexical; variables: string } {
  const frame: LexicalFrame = { id, isLoop, variables: namesBound(bodies, id, lexical.hasInclude) }
  const variables = writeVariables(frame, () => 'void 0')
  return { inner: { ...lexical, frames: [...lexical.frames, frame] }, variables }
}

function writePredicate(instruction: PredicateInstruction, lexical: Lexical, program: Program): string {
  const label = `b${newId(program)}`
  return [
    `${label}:{`,
    writeTested(
      instruction.test,
      instruction.at,
      instruction.body,
      { label, name: 'PREDICATE' },
      lexical,
      program,
    ),
    writeAlternatives(instruction.alternative, label, lexical, program),
    '}',
  ].join('\n')
}

function writeIf(instruction: IfInstruction, lexical: Lexical, program: Program): string {
  const label = `b${newId(program)}`
  const { operators } = instruction
  const tests = instruction.operands.map((path) => writeTruth(writeLookup(path, lexical, program)))
  const isUniform = operators.every((operator) => operator === operators[0])
  const condition = isUniform ? `const c=${tests.join(operators[0] ?? '')};` : writeMixed(tests, operators)
  return [
    `${label}:{${condition}if(c){`,
    writeBlock(instruction.body, lexical, program),
    `break ${label}}`,
    writeAlternatives(instruction.alternative, label, lexical, program),
    '}',
  ].join('\n')
}

/** True itself, the commonest answer, needs no call. */
function writeTruth(value: string): string {
  return `((t=${value})===true||t!==false&&t!==void 0&&truthy(t))`
}

/** The first operator that decides ends the test, whatever follows it (language reference, section 2.3). */
function writeMixed(tests: readonly string[], operators: readonly string[]): string {
  const lines = operators.map((operator, index) => {
    const leave = `if(${operator === '&&' ? '!c' : 'c'})break c;`
    return `${leave}c=${tests[index + 1] ?? 'false'};${leave}`
  })
  return `let c=${tests[0] ?? 'false'};c:{${lines.join('')}}`
}

/** Else-ifs stand one after the other, each leaving by the label, so that long chains do not nest. */
function writeAlternatives(
  alternative: Alternative | undefined,
  label: string,
  lexical: Lexical,
  program: Program,
): string {
  const parts: string[] = []
  for (let each = alternative; each; each = each.alternative) {
    const { test, at, body } = each
    parts.push(
      test
        ? writeTested(test, at, body, { label, name: 'OR_PREDICATE' }, lexical, program)
        : writeBlock(body, lexical, program),
    )
  }
  return parts.join('\n')
}

function writeTested(
  test: PredicateCall,
  at: number,
  body: Block,
  { label, name }: { label: string; name: string },
  lexical: Lexical,
  program: Program,
): string {
  // An unknown predicate was reported when the template was compiled, and is false.
  if (!test.predicate) return ''
  const equality = writeEquality(test, lexical, program)
  if (equality) return `if(${equality}){\n${writeBlock(body, lexical, program)}\nbreak ${label}}`
  const { id } = innermost(lexical)
  const [first, second] = test.args
  const ahead = writeAhead('first', first, lexical, program) + writeAhead('second', second, lexical, program)
  const call = `${constant(program, test.predicate)}(${constant(program, test.args)},S)`
  return [
    `{let c;try{S.node=n${id};S.frame=f${id};S.at=${at};S.printed=base+o.length;${ahead}c=${call}}`,
    `catch(e){fail(R,S,e,${literal(name)});break ${label}}`,
    'if(c){',
    writeBlock(body, lexical, program),
    `break ${label}}}`,
  ].join('\n')
}

/** References among the first two arguments are looked up inline, where that is quickest; the scope knows them by their path. */
function writeAhead(
  name: 'first' | 'second',
  argument: PredicateArgument | undefined,
  lexical: Lexical,
  program: Program,
): string {
  if (argument?.kind !== 'reference') return ''
  const { path } = argument
  return `S.${name}Path=${constant(program, path)};S.${name}Found=${writeLookup(path, lexical, program)};`
}
