import type { Block } from '../instructions/tree.ts'
import { includesAnything, type Lexical, namesBound } from './lexical-frame.ts'
import { literal, type Program } from './program.ts'
import { writeBlock } from './write-block.ts'
import { writeVariables } from './write-lookup.ts'

/**
 * Writes a function that runs a block in a frame it is given. The whole template is one such function, and each macro
 * is another.
 */
export function writeFunction(name: string, block: Block, program: Program): string {
  const hasInclude = program.includes && includesAnything(block)
  const entry = { id: 0, isLoop: false, variables: namesBound([block], 0, hasInclude) }
  const lexical: Lexical = { frames: [entry], hasInclude, declarations: [] }
  const body = writeBlock(block, lexical, program)
  const variables = writeVariables(entry, (bound) => `f0.variables?.get(${literal(bound)})`)
  return [
    `const ${name}=(function(R,f0){`,
    'const S=new Scope(R,f0,source),base=R.printedOutside,room=R.limits.bytes-base,P=f0.isLast?null:f0.parent;',
    `const n0=f0.node,q0=container(n0);let ${["o=''", 't', ...lexical.declarations].join(',')};${variables}`,
    'try{',
    body,
    '}catch(e){leave(R,S,e,o)}return o});',
  ].join('\n')
}
