import type { Block, InnerBlocks, Instruction } from '../constructs/construct.ts'
import { named } from './names.ts'

const none: InnerBlocks = { here: [], within: [] }

/**
 * The variables that blocks bind on their own frame, with the JavaScript variables that mirror them; none when `.include` makes
 * that unknowable.
 */
export function mirrorsOf(blocks: readonly Block[], id: number, hasInclude: boolean): Map<string, string> {
  const names = new Set<string>()
  if (!hasInclude) for (const block of blocks) collectNames(block, names)
  return new Map([...names].map((name, index) => [name, `${named('v', id)}_${index}`]))
}

/** Whether a block holds an instruction that may bind any name. */
export function bindsAnything(block: Block): boolean {
  return block.some((instruction) => {
    if (instruction.construct.binds?.(instruction) === 'any') return true
    const { here, within } = blocksOf(instruction)
    return here.some(bindsAnything) || within.some(bindsAnything)
  })
}

function collectNames(block: Block, names: Set<string>): void {
  for (const instruction of block) {
    const bound = instruction.construct.binds?.(instruction) ?? []
    if (bound !== 'any') for (const name of bound) names.add(name)
    for (const inner of blocksOf(instruction).here) collectNames(inner, names)
  }
}

function blocksOf(instruction: Instruction): InnerBlocks {
  return instruction.construct.blocks?.(instruction) ?? none
}
