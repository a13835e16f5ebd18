import type { Block } from '../instructions/tree.ts'
import type { Run } from '../render/runnable.ts'
import type { Source } from '../render/source.ts'
import { library } from './library.ts'
import { newProgram } from './program.ts'
import { writeFunction } from './write-function.ts'

/** Turns a tree into the function that renders it. */
export function build(
  tree: Block,
  source: Source,
  switches: { includes: boolean; expressions: boolean },
): Run {
  const program = newProgram(source, switches)
  const main = writeFunction(tree, program)
  const constants = program.constants.map((_, index) => `const k${index}=K[${index}];`)
  const code = [
    `"use strict";const {${Object.keys(library).join(',')}}=L;`,
    constants.join(''),
    ...program.functions,
    `return ${main}`,
  ].join('\n')
  return new Function('L', 'K', 'source', code)(library, program.constants, source)
}
