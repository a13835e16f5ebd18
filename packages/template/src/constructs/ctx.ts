import type { Lexical } from '../generate/lexical-frame.ts'
import { constant, type Program } from '../generate/program.ts'
import { writeLookup } from '../generate/write-lookup.ts'
import { afterSpace, isWord, readEntry } from '../parse/grammar.ts'
import { readNamed } from '../parse/read-named.ts'
import type { Path } from '../path.ts'
import { bundle } from '../render/end-of-tag.ts'
import { bindVariable, type Frame, findFrom } from '../render/frame.ts'
import type { Instruction, InstructionConstruct, Walk } from './construct.ts'
import { writeBinding } from './parts/binding.ts'
import { placeLeaf } from './parts/place.ts'

interface ContextInstruction extends Instruction {
  readonly name: string
  readonly entries: readonly (readonly [key: string, path: Path])[]
}

/** `{.ctx @name key=reference}`; what is missing is null in the object. */
export const ctxConstruct: InstructionConstruct<ContextInstruction> = {
  name: 'CTXVAR',
  read: { ctx: readContext },
  place: placeLeaf,
  size: () => 1,
  steps: () => 1,
  walk: walkContext,
  write: writeContext,
  binds: ({ name }) => [name],
}

function readContext(rest: string, at: number): ContextInstruction | undefined {
  const named = readNamed(rest)
  if (!named || afterSpace(named.rest) !== undefined) return undefined
  const entries: [string, Path][] = []
  let remaining = named.rest
  for (let entry = readEntry(remaining); entry; entry = readEntry(remaining)) {
    entries.push([entry.key, entry.path])
    remaining = entry.rest
  }
  // The reference engine lets a lone word at the end pass, and so do we.
  const isWhole = entries.length > 0 && (remaining === '' || isWord(remaining))
  return isWhole ? { construct: ctxConstruct, at, name: named.name, entries } : undefined
}

function walkContext({ name, entries }: ContextInstruction, frame: Frame, { render }: Walk): void {
  const keys = entries.map(([key]) => key)
  const values = entries.map(([, path]) => findFrom(frame, path))
  bindVariable(frame, name, bundle(render, keys, values))
}

function writeContext({ name, entries }: ContextInstruction, lexical: Lexical, program: Program): string {
  const keys = constant(
    program,
    entries.map(([key]) => key),
  )
  const values = entries.map(([, path]) => writeLookup(path, lexical, program))
  return writeBinding(name, `bundle(R,${keys},[${values.join(',')}])`, lexical)
}
