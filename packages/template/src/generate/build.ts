import type { Block } from '../instructions/tree.ts'
import type { Run } from '../render/runnable.ts'
import type { Source } from '../render/source.ts'
import { library } from './library.ts'
import { addFunction, newProgram } from './program.ts'
import { writeFunction } from './write-function.ts'

/** Turns a tree into the function that renders it. */
export function build(
  tree: Block,
  source: Source,
  switches: { includes: boolean; expressions: boolean },
): Run {
  const program = newProgram(source, switches)
  const main = addFunction(program, tree)
  const functions: string[] = []
  // The list grows while it is walked: a function may hold macros.
  for (const { name, block } of program.functions) functions.push(writeFunction(name, block, program))
  const constants = program.constants.map((_, index) => `k${index}`)
  const code = ['"use strict"', ...functions, `return ${main}`].join('\n')
  const names = [...Object.keys(library), ...constants, 'source']
  return new Function(...names, code)(...Object.values(library), ...program.constants, source)
}
