import { literal } from '../generate/program.ts'
import { readFilePath } from '../parse/grammar.ts'
import { readNamed } from '../parse/read-named.ts'
import { bindVariable } from '../render/frame.ts'
import type { Instruction, InstructionConstruct } from './construct.ts'
import { writeBinding } from './parts/binding.ts'
import { placeLeaf } from './parts/place.ts'

interface InjectInstruction extends Instruction {
  readonly name: string
  readonly path: string
}

/** `{.inject @name path}`: a value that the host gives. */
export const injectConstruct: InstructionConstruct<InjectInstruction> = {
  name: 'INJECT',
  read: { inject: readInject },
  place: placeLeaf,
  size: () => 1,
  steps: () => 1,
  walk: ({ name, path }, frame, { render }) => bindVariable(frame, name, render.injects?.get(path)),
  write: ({ name, path }, lexical) => writeBinding(name, `R.injects?.get(${literal(path)})`, lexical),
  binds: ({ name }) => [name],
}

function readInject(rest: string, at: number): InjectInstruction | undefined {
  const named = readNamed(rest)
  const path = named && readFilePath(named.rest)
  return path === undefined ? undefined : { construct: injectConstruct, at, name: named?.name ?? '', path }
}
