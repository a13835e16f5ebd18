import type { Assembly, Block, BlockInstruction, Instruction } from '../construct.ts'

/** Blocks nested deeper than this are reported, and what they hold is left out. */
const maxNesting = 256

/** Where the next instruction goes. */
export function targetOf({ open, root }: Assembly): Block {
  return open.at(-1)?.target ?? root
}

/** Adds an instruction without a body. */
export function placeLeaf(leaf: Instruction, assembly: Assembly): void {
  targetOf(assembly).push(leaf)
}

/** Adds a block and opens it. */
export function placeBlock(block: BlockInstruction, assembly: Assembly): void {
  const { open, onMistake } = assembly
  if (open.length < maxNesting) targetOf(assembly).push(block)
  if (open.length === maxNesting) {
    onMistake('nested-too-deep', `Blocks are nested more than ${maxNesting} deep`, block.at)
  }
  open.push({ block, target: block.body, alternative: undefined })
}

/** The parts of a block that are filled as the template is read. */
export function emptyBody(): Pick<BlockInstruction, 'body' | 'separator' | 'alternative'> {
  return { body: [], separator: undefined, alternative: undefined }
}
