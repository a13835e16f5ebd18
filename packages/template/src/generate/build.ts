import type { Block, Switches } from '../constructs/construct.ts'
import type { Run } from '../render/frame.ts'
import type { Source } from '../render/source.ts'
import { writeProgram } from './write-program.ts'

/** Turns a tree into the function that renders it. */
export function build(tree: Block, source: Source, switches: Switches): Run {
  const { code, names, values } = writeProgram(tree, source, switches)
  return new Function(...names, code)(...values)
}
