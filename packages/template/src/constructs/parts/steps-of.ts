import type { Block } from '../construct.ts'
import { isText } from '../text.ts'

/** Instructions that print a value as it is between two looks at how much was printed. */
export const printsPerCheck = 8

/**
 * The steps that a block costs each time it runs, paid at its start: one, and those of each instruction. Text alone is free, except
 * in loops: so a branch that only prints a word costs nothing.
 */
export function stepsOf(block: Block, isLoop: boolean): number {
  if (!isLoop && block.every(isText)) return 0
  let steps = 1
  for (const instruction of block) steps += instruction.construct.steps(instruction)
  return steps
}
