import { innermost } from '../generate/lexical-frame.ts'
import { named } from '../generate/names.ts'
import { literal } from '../generate/program.ts'
import { readFilePath } from '../parse/grammar.ts'
import { defineMacro } from '../render/frame.ts'
import type { BlockConstruct, BlockInstruction } from './construct.ts'
import { emptyBody, placeBlock } from './parts/place.ts'

interface MacroInstruction extends BlockInstruction {
  readonly name: string
}

/** `{.macro name}`: keeps its body on the frame, for `apply` and `.include`. */
export const macroConstruct: BlockConstruct<MacroInstruction> = {
  name: 'MACRO',
  read: { macro: readMacro },
  place: placeBlock,
  takes: { alternatives: false, separator: false },
  size: () => 1,
  steps: () => 1,
  walk: ({ name, body }, frame, walk) => defineMacro(frame, name, walk.runOf(body)),
  write({ name, body }, lexical, writer) {
    const f = named('f', innermost(lexical).id)
    return `defineMacro(${f},${literal(name)},${writer.runOf(body)});`
  },
}

function readMacro(rest: string, at: number): MacroInstruction | undefined {
  if (!rest.startsWith(' ')) return undefined
  const name = rest.slice(1)
  const isWhole = readFilePath(name) === name && name !== ''
  return isWhole ? { construct: macroConstruct, at, name, ...emptyBody() } : undefined
}
