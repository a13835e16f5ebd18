import { assignedNames } from '../expressions/assigned-names.ts'
import type { Alternative, Block, Instruction } from '../instructions/tree.ts'

/** A frame as the generated code knows it: the names of the JavaScript variables that hold its parts. */
export interface LexicalFrame {
  readonly id: number
  /** Its array and counter when it is the frame of a loop. */
  readonly isLoop: boolean
  /** The `@` variables that the code binds on it, with the JavaScript variables that mirror them. */
  readonly variables: ReadonlyMap<string, string>
}

/** The place in one function that is being written. */
export interface Lexical {
  /** The frames that are open, outermost first. */
  readonly frames: readonly LexicalFrame[]
  /** Whether `.include` may bind on them unseen. */
  readonly hasInclude: boolean
  /** Declarations that the function needs at its start; the list grows as its tags are written. */
  readonly declarations: string[]
}

/** Declares something at the start of the function, once. */
export function declare(declaration: string, { declarations }: Lexical): void {
  if (!declarations.includes(declaration)) declarations.push(declaration)
}

/** The innermost frame. */
export function innermost({ frames }: Pick<Lexical, 'frames'>): LexicalFrame {
  const frame = frames.at(-1)
  if (!frame) throw new Error('a function has at least the frame it is called in')
  return frame
}

/** Names the variables that a block binds on its own frame; none when `.include` makes that unknowable. */
export function namesBound(blocks: readonly Block[], id: number, hasInclude: boolean): Map<string, string> {
  const names = new Set<string>()
  if (!hasInclude) for (const block of blocks) collectNames(block, names)
  return new Map([...names].map((name, index) => [name, `v${id}_${index}`]))
}

/** Whether a block holds an `.include` anywhere but inside of a macro. */
export function includesAnything(block: Block): boolean {
  return block.some((instruction) => {
    if (instruction.kind === 'include') return true
    if (instruction.kind === 'macro') return false
    return innerBlocks(instruction).some(includesAnything)
  })
}

/** The bodies of a chain of alternatives. */
export function alternativeBodies(alternative: Alternative | undefined): Block[] {
  const bodies: Block[] = []
  for (let each = alternative; each; each = each.alternative) bodies.push(each.body)
  return bodies
}

function innerBlocks(instruction: Instruction): Block[] {
  switch (instruction.kind) {
    case 'repeated':
      return [instruction.body, instruction.separator ?? [], ...alternativeBodies(instruction.alternative)]
    case 'section':
    case 'predicate':
    case 'if':
      return [instruction.body, ...alternativeBodies(instruction.alternative)]
    case 'macro':
      return [instruction.body]
    default:
      return []
  }
}

function collectNames(block: Block, names: Set<string>): void {
  for (const instruction of block) {
    if (instruction.kind === 'bind' || instruction.kind === 'context' || instruction.kind === 'inject') {
      names.add(instruction.name)
    } else if (instruction.kind === 'evaluate') {
      for (const name of assignedNames(instruction.expression)) names.add(name)
    }
    for (const inner of blocksOnSameFrame(instruction)) collectNames(inner, names)
  }
}

/** Conditions push no frame; the alternative of a loop runs in the frame around it. */
function blocksOnSameFrame(instruction: Instruction): Block[] {
  switch (instruction.kind) {
    case 'predicate':
    case 'if':
      return innerBlocks(instruction)
    case 'repeated':
      return alternativeBodies(instruction.alternative)
    default:
      return []
  }
}
