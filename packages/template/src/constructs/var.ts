import { innermost, type Lexical } from '../generate/lexical-frame.ts'
import { named } from '../generate/names.ts'
import type { Program } from '../generate/program.ts'
import { writeLookup } from '../generate/write-lookup.ts'
import { readVariable, type TagReading, type VariableBody } from '../parse/read-calls.ts'
import { readNamed } from '../parse/read-named.ts'
import { fail } from '../render/end-of-tag.ts'
import { bindVariable, type Frame, findFrom } from '../render/frame.ts'
import type { Instruction, InstructionConstruct, Walk } from './construct.ts'
import { writeBinding } from './parts/binding.ts'
import { stepsOfChain, walkChain, writeChain } from './parts/chain.ts'
import { placeLeaf } from './parts/place.ts'

interface BindInstruction extends Instruction, VariableBody {
  readonly name: string
}

/** `{.var @name a|formatter}`. No frame is pushed, so that formatters see the surrounding node. */
export const varConstruct: InstructionConstruct<BindInstruction> = {
  name: 'BINDVAR',
  read: { var: readBind },
  place: placeLeaf,
  size: ({ chain }) => 1 + chain.length,
  steps: ({ chain }) => 1 + stepsOfChain(chain),
  walk: walkBind,
  write: writeBind,
  binds: ({ name }) => [name],
}

function readBind(rest: string, at: number, reading: TagReading): BindInstruction | undefined {
  const named = readNamed(rest)
  const body = named && readVariable(named.rest, at, reading)
  return body && { construct: varConstruct, at, name: named.name, ...body }
}

function walkBind(tag: BindInstruction, frame: Frame, walk: Walk): void {
  if (tag.chain.length === 0) {
    bindVariable(frame, tag.name, findFrom(frame, tag.references[0] ?? []))
    return
  }
  const { render, scope } = walk
  try {
    const value = walkChain({ tag, node: { is: frame.node } }, frame, walk)
    if (typeof value === 'string') render.chargeBytes(value.length, scope)
    bindVariable(frame, tag.name, value)
  } catch (thrown) {
    fail(render, scope, thrown, 'BINDVAR')
  }
}

function writeBind(tag: BindInstruction, lexical: Lexical, program: Program): string {
  if (tag.chain.length === 0)
    return writeBinding(tag.name, writeLookup(tag.references[0] ?? [], lexical, program), lexical)
  const chain = writeChain({ tag, node: { is: named('n', innermost(lexical).id) } }, lexical, program)
  const charge = "if(typeof v==='string')R.chargeBytes(v.length,S);"
  return `try{${chain}${charge}${writeBinding(tag.name, 'v', lexical)}}catch(e){fail(R,S,e,"BINDVAR")}`
}
