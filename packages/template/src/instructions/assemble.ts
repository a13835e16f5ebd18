import type { TemplateErrorCode } from '../errors.ts'
import type { Alternative, Block, BlockInstruction, LeafInstruction, PredicateCall, Tag } from './tree.ts'
import { instructionNames } from './tree.ts'

/** Told of each mistake in the shape of a template; the message lacks its prefix. */
export type OnMistake = (code: TemplateErrorCode, message: string, at: number) => void

/** Blocks nested deeper than this are reported, and what they hold is left out. */
export const maxNesting = 256

/** A template of more instructions and formatters is cut off: compiling it would hold up everything else. */
export const maxInstructions = 10_000

interface OpenBlock {
  readonly block: BlockInstruction
  /** Where the next instruction goes: the body, the separator or an alternative. */
  target: Block
  /** The `.or` whose branch is being filled. */
  alternative: Alternative | undefined
}

/**
 * Builds the tree of blocks from tags. A tag out of place is reported and dropped; what was built so far stands
 * (language reference, section 7.1). The list of open blocks is our own, so that no nesting can exhaust the stack.
 */
export function assemble(tags: Iterable<Tag>, onMistake: OnMistake): Block {
  const root: Block = []
  const open: OpenBlock[] = []
  const assembly = { root, open, onMistake }
  let hasEnded = false
  let count = 0
  for (const tag of tags) {
    count += costOf(tag)
    if (count > maxInstructions) {
      onMistake('too-large', `The template has more than ${maxInstructions} instructions`, tag.at)
      return root
    }
    if (hasEnded) {
      onMistake(
        'unclosed-block',
        `${instructionNames[tag.kind]} Attempt to transition from the EOF state.`,
        tag.at,
      )
      return root
    }
    hasEnded = tag.kind === 'end-of-file' && open.length === 0
    if (!hasEnded) place(tag, assembly)
  }
  const last = open.at(-1)
  if (last) reportEnd(last, onMistake)
  return root
}

function costOf(tag: Tag): number {
  if (tag.kind === 'text') return 0
  if (tag.kind === 'if') return tag.operands.length
  return 1 + ('chain' in tag ? tag.chain.length : 0)
}

interface Assembly {
  readonly root: Block
  readonly open: OpenBlock[]
  readonly onMistake: OnMistake
}

function place(tag: Tag, assembly: Assembly): void {
  switch (tag.kind) {
    case 'section':
    case 'repeated':
    case 'predicate':
    case 'if':
    case 'macro':
      enter(tag, assembly)
      break
    case 'or':
    case 'separator':
    case 'end':
    case 'end-of-file':
      shape(tag, assembly)
      break
    default:
      addLeaf(tag, assembly.open.at(-1)?.target ?? assembly.root)
  }
}

/** Texts next to each other become one. */
function addLeaf(leaf: LeafInstruction, target: Block): void {
  const last = target.at(-1)
  if (leaf.kind !== 'text' || last?.kind !== 'text') target.push(leaf)
  else target[target.length - 1] = { ...last, text: last.text + leaf.text }
}

function enter(block: BlockInstruction, { root, open, onMistake }: Assembly): void {
  if (open.length < maxNesting) (open.at(-1)?.target ?? root).push(block)
  if (open.length === maxNesting) {
    onMistake('nested-too-deep', `Blocks are nested more than ${maxNesting} deep`, block.at)
  }
  open.push({ block, target: block.body, alternative: undefined })
}

type ShapingTag = Extract<Tag, { kind: 'or' | 'separator' | 'end' | 'end-of-file' }>

function shape(tag: ShapingTag, { open, onMistake }: Assembly): void {
  const current = open.at(-1)
  if (!current) {
    onMistake('not-allowed-at-root', `Instruction ${instructionNames[tag.kind]} not allowed at root`, tag.at)
  } else if (tag.kind === 'or') {
    addAlternative(current, tag, onMistake)
  } else if (tag.kind === 'separator') {
    addSeparator(current, tag.at, onMistake)
  } else if (tag.kind === 'end') {
    open.pop()
  } else {
    reportEnd(current, onMistake)
  }
}

function addAlternative(
  current: OpenBlock,
  { at, test }: { at: number; test: PredicateCall | undefined },
  onMistake: OnMistake,
): void {
  const { block, alternative } = current
  if (block.kind === 'macro') {
    reportMisplaced('or', current, at, onMistake)
    return
  }
  if (alternative && !alternative.test) {
    onMistake('dead-code', 'This OR_PREDICATE block will never execute.', at)
    return
  }
  const added: Alternative = { at, test, body: [], alternative: undefined }
  if (alternative) alternative.alternative = added
  else block.alternative = added
  current.alternative = added
  current.target = added.body
}

function addSeparator(current: OpenBlock, at: number, onMistake: OnMistake): void {
  const { block, alternative } = current
  if (block.kind !== 'repeated' || block.separator || alternative) {
    reportMisplaced('separator', current, at, onMistake)
    return
  }
  block.separator = []
  current.target = block.separator
}

function reportMisplaced(kind: Tag['kind'], current: OpenBlock, at: number, onMistake: OnMistake): void {
  const message = `${instructionNames[kind]} instruction is not allowed inside ${nameOf(current)} block.`
  onMistake('not-allowed-in-block', message, at)
}

function reportEnd(current: OpenBlock, onMistake: OnMistake): void {
  const at = current.alternative?.at ?? current.block.at
  onMistake('end-of-input-in-block', `Reached EOF in the middle of ${nameOf(current)}`, at)
}

function nameOf({ block, alternative }: OpenBlock): string {
  return instructionNames[alternative ? 'or' : block.kind]
}
