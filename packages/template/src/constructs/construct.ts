import type { TemplateErrorCode } from '../errors.ts'
import type { Lexical } from '../generate/lexical-frame.ts'
import type { Program } from '../generate/program.ts'
import type { PredicateCall, TagReading } from '../parse/read-calls.ts'
import type { Frame, Run } from '../render/frame.ts'
import type { Render } from '../render/render.ts'
import type { RenderScope } from '../render/render-scope.ts'

// These types name one another, as what they stand for does, so they share a file: a block holds instructions, an instruction knows
// its construct, and a construct with a body asks the driver at work to go on with that.

/** A tag that was read. What else it holds is its construct's own; only that construct makes such tags. */
export interface Tag {
  readonly construct: Construct<this>
  /** The offset of the tag in the source. */
  readonly at: number
}

/** What a kind of tag is called, how it is read, and where it goes in the tree. */
export interface Construct<Own extends Tag = Tag> {
  /** What error messages call it (language reference, section 2). */
  readonly name: string
  /** Reads the tags that begin with these words; tags without a word of their own are known to `parse/read-tag.ts`. */
  readonly read: Readonly<Record<string, Reader>>
  /** Puts a tag in its place in the tree, or reports that it has none. */
  place(tag: Own, assembly: Assembly): void
  /** What a tag counts towards the largest size of a template. */
  size(tag: Own): number
}

/** Reads what follows the word of a tag; `undefined` when that is not how such a tag is written, and it is text. */
export type Reader = (rest: string, at: number, reading: TagReading) => Tag | undefined

/** A tag that does something when the template runs. */
export interface Instruction extends Tag {
  readonly construct: InstructionConstruct<this>
}

/** What a kind of instruction does, said twice (interpreted and as code), and what of it the meter and the generator have to know. */
export interface InstructionConstruct<Own extends Instruction = Instruction> extends Construct<Own> {
  /** Steps that the meter counts each time it runs, without those of the blocks inside. */
  steps(instruction: Own): number
  /** Runs it. */
  walk(instruction: Own, frame: Frame, walk: Walk): void
  /** Writes the code that runs it. `text` is what `joinsText` asks for. */
  write(instruction: Own, lexical: Lexical, writer: Writer, text: string): string
  /**
   * Whether it prints a value as it is: then it is handed the text behind it, to print both as one piece, and the meter looks
   * at the output after every eighth.
   */
  readonly joinsText?: boolean
  /** The `@` names that it may bind on the frame it stands on; `'any'` when they are not known before it runs. None if left out. */
  binds?(instruction: Own): readonly string[] | 'any'
  /** The blocks that run when it does. None if left out, as for a macro, whose body runs where it is called. */
  blocks?(instruction: Own): InnerBlocks
}

/** The blocks of an instruction: on the frame it stands on, and on a frame of its own. */
export interface InnerBlocks {
  readonly here: readonly Block[]
  readonly within: readonly Block[]
}

/** Instructions in the order they run. */
export type Block = Instruction[]

/** An instruction that holds all up to its `{.end}`. */
export interface BlockInstruction extends Instruction {
  readonly construct: BlockConstruct<this>
  readonly body: Block
  /** What comes between two elements. */
  separator: Block | undefined
  /** What runs instead of the body. */
  alternative: Alternative | undefined
}

/** A construct with a body. */
export interface BlockConstruct<Own extends BlockInstruction = BlockInstruction>
  extends InstructionConstruct<Own> {
  /** Whether `{.or}` and `{.alternates with}` may divide its body. */
  readonly takes: { readonly alternatives: boolean; readonly separator: boolean }
}

/** What runs when a block's own condition fails: an else, or an else-if when it has a test. */
export interface Alternative {
  readonly at: number
  readonly test: PredicateCall | undefined
  readonly body: Block
  alternative: Alternative | undefined
}

/** The tree that is being built from tags. */
export interface Assembly {
  readonly root: Block
  /** The list of open blocks is our own, so that no nesting can exhaust the stack. */
  readonly open: OpenBlock[]
  readonly onMistake: OnMistake
  /** Whether `{.eof}` was met: nothing may follow it. */
  hasEnded: boolean
}

/** Told of each mistake in the shape of a template; the message lacks its prefix. */
export type OnMistake = (code: TemplateErrorCode, message: string, at: number) => void

/** A block whose end has not come yet. */
export interface OpenBlock {
  readonly block: BlockInstruction
  /** Where the next instruction goes: the body, the separator or an alternative. */
  target: Block
  /** The `.or` whose branch is being filled. */
  alternative: Alternative | undefined
}

/** One run of a template or macro by walking its tree. */
export interface Walk {
  readonly render: Render
  readonly scope: RenderScope
  readonly switches: Switches
  /** UTF-16 units that were printed before this run, and how many it may print. */
  readonly base: number
  readonly room: number
  output: string
  /** Runs a block, after the meter has counted its steps. */
  block(block: Block, frame: Frame, isLoop?: boolean): void
  /** The function that runs a block by walking it, in a frame it is given. */
  runOf(block: Block): Run
}

/** Whether `.include` and `.eval` run. */
export interface Switches {
  readonly includes: boolean
  readonly expressions: boolean
}

/** The program that is being written, with the writer of blocks. */
export interface Writer extends Program {
  /** Writes the instructions of a block, after the steps of the meter that pay for them all. */
  block(block: Block, lexical: Lexical, isLoop?: boolean): string
  /** Writes a function that runs a block in a frame it is given, and gives its name. */
  runOf(block: Block): string
}
