import { innermost, type Lexical } from '../generate/lexical-frame.ts'
import { named } from '../generate/names.ts'
import { literal, type Program } from '../generate/program.ts'
import { splitPredicateArguments } from '../parse/read-arguments.ts'
import { fail, remains } from '../render/end-of-tag.ts'
import type { Frame } from '../render/frame.ts'
import type { Instruction, InstructionConstruct, Walk } from './construct.ts'
import { placeLeaf } from './parts/place.ts'
import { setPlace, writePlace } from './parts/set-place.ts'

interface IncludeInstruction extends Instruction {
  readonly name: string
  readonly isPrinted: boolean
}

/** `{.include name}`: runs a partial or macro in the current frame; its output is dropped unless asked for. */
export const includeConstruct: InstructionConstruct<IncludeInstruction> = {
  name: 'INCLUDE',
  read: { include: readInclude },
  place: placeLeaf,
  size: () => 1,
  steps: () => 1,
  walk: walkInclude,
  write: writeInclude,
  binds: () => 'any',
}

function readInclude(rest: string, at: number): IncludeInstruction | undefined {
  if (!rest.startsWith(' ') || rest.length < 2) return undefined
  const [name = '', ...options] = splitPredicateArguments(rest)
  return { construct: includeConstruct, at, name, isPrinted: options.includes('output') }
}

function walkInclude(tag: IncludeInstruction, frame: Frame, walk: Walk): void {
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

function writeInclude(tag: IncludeInstruction, lexical: Lexical, program: Program): string {
  if (!program.includes) return ''
  const print = tag.isPrinted ? 'o+=t;' : ''
  const rescue = tag.isPrinted ? 'o+=remains(R,e);' : ''
  const place = writePlace(tag.at, named('n', innermost(lexical).id), lexical)
  return [
    `try{${place}t=S.include(${literal(tag.name)});${print}}`,
    `catch(e){${rescue}fail(R,S,e,"INCLUDE")}`,
  ].join('')
}
