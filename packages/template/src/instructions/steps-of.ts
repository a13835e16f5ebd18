import type { Block, FormatterCall, Instruction } from './tree.ts'

/** Plain variables between two looks at how much was printed. */
export const printsPerCheck = 8

/**
 * The steps that a block costs each time it runs, paid at its start: one, and one for each instruction and formatter, more for
 * long arguments. Text alone is free, except in loops: so a branch that only prints a word costs nothing.
 */
export function stepsOf(block: Block, isLoop: boolean): number {
  if (!isLoop && block.every(isText)) return 0
  let steps = 1
  for (const instruction of block) steps += 1 + ('chain' in instruction ? stepsOfChain(instruction.chain) : 0)
  return steps
}

/** Formatters read their arguments each time they run, so long ones cost more. */
function stepsOfChain(chain: readonly FormatterCall[]): number {
  let steps = chain.length
  for (const { args } of chain) {
    let length = 0
    for (const arg of args) length += 1 + arg.length
    steps += length >>> 6
  }
  return steps
}

function isText({ kind }: Instruction): boolean {
  return kind === 'text'
}
