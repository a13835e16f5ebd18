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
  const constants = program.constants.map((_, index) => `const k${index}=K[${index}];`)
  const code = [
    `"use strict";const {${Object.keys(library).join(',')}}=L;`,
    constants.join(''),
    ...functions,
    `return ${main}`,
  ].join('\n')
  return new Function('L', 'K', 'source', code)(library, program.constants, source)
}
