import type { Formatter, Path, Predicate, PredicateArgument } from '../registry.ts'

/** One call in a chain of formatters. */
export interface FormatterCall {
  readonly name: string
  readonly formatter: Formatter
  readonly args: readonly string[]
}

/** A predicate with its arguments; without a known predicate it is always false. */
export interface PredicateCall {
  readonly name: string
  readonly predicate: Predicate | undefined
  readonly args: readonly PredicateArgument[]
}

/** Instructions in the order they run. */
export type Block = Instruction[]

/** What runs when a block's own condition fails: an else, or an else-if when it has a test. */
export interface Alternative {
  readonly at: number
  readonly test: PredicateCall | undefined
  readonly body: Block
  alternative: Alternative | undefined
}

/** What is printed as it stands; comments are empty text. */
export interface TextInstruction {
  readonly kind: 'text'
  readonly at: number
  readonly text: string
}

/** `{a, b|formatter}` */
export interface VariableInstruction {
  readonly kind: 'variable'
  readonly at: number
  readonly references: readonly Path[]
  readonly chain: readonly FormatterCall[]
}

/** `{.var @name a|formatter}` */
export interface BindInstruction {
  readonly kind: 'bind'
  readonly at: number
  readonly name: string
  readonly references: readonly Path[]
  readonly chain: readonly FormatterCall[]
}

/** `{.ctx @name key=reference}` */
export interface ContextInstruction {
  readonly kind: 'context'
  readonly at: number
  readonly name: string
  readonly entries: readonly (readonly [key: string, path: Path])[]
}

/** `{.inject @name path}` */
export interface InjectInstruction {
  readonly kind: 'inject'
  readonly at: number
  readonly name: string
  readonly path: string
}

/** `{.include name}` */
export interface IncludeInstruction {
  readonly kind: 'include'
  readonly at: number
  readonly name: string
  readonly isPrinted: boolean
}

/** `{.eval expression}` */
export interface EvaluateInstruction {
  readonly kind: 'evaluate'
  readonly at: number
  readonly expression: string
}

/** `{.section a}` */
export interface SectionInstruction {
  readonly kind: 'section'
  readonly at: number
  readonly path: Path
  readonly body: Block
  alternative: Alternative | undefined
}

/** `{.repeated section a}` */
export interface RepeatedInstruction {
  readonly kind: 'repeated'
  readonly at: number
  readonly path: Path
  readonly body: Block
  separator: Block | undefined
  alternative: Alternative | undefined
}

/** `{.equal? a b}`, also written `{.if equal? a b}` */
export interface PredicateInstruction {
  readonly kind: 'predicate'
  readonly at: number
  readonly test: PredicateCall
  readonly body: Block
  alternative: Alternative | undefined
}

/** `{.if a && b}`; there is one operator less than there are operands. */
export interface IfInstruction {
  readonly kind: 'if'
  readonly at: number
  readonly operands: readonly Path[]
  readonly operators: readonly ('&&' | '||')[]
  readonly body: Block
  alternative: Alternative | undefined
}

/** `{.macro name}` */
export interface MacroInstruction {
  readonly kind: 'macro'
  readonly at: number
  readonly name: string
  readonly body: Block
}

/** An instruction without a body. */
export type LeafInstruction =
  | TextInstruction
  | VariableInstruction
  | BindInstruction
  | ContextInstruction
  | InjectInstruction
  | IncludeInstruction
  | EvaluateInstruction

/** An instruction that runs until its `{.end}`. */
export type BlockInstruction =
  | SectionInstruction
  | RepeatedInstruction
  | PredicateInstruction
  | IfInstruction
  | MacroInstruction

/** One instruction; `at` is the offset of its tag in the source. */
export type Instruction = LeafInstruction | BlockInstruction

/** What the assembler is fed with: instructions, and the tags that shape blocks. */
export type Tag =
  | Instruction
  | { readonly kind: 'or'; readonly at: number; readonly test: PredicateCall | undefined }
  | { readonly kind: 'separator' | 'end' | 'end-of-file'; readonly at: number }

/** The names that error messages give to instructions (language reference, section 2). */
export const instructionNames: Readonly<Record<Tag['kind'], string>> = {
  text: 'TEXT',
  variable: 'VARIABLE',
  bind: 'BINDVAR',
  context: 'CTXVAR',
  inject: 'INJECT',
  include: 'INCLUDE',
  evaluate: 'EVAL',
  section: 'SECTION',
  repeated: 'REPEATED',
  predicate: 'PREDICATE',
  if: 'IF',
  macro: 'MACRO',
  or: 'OR_PREDICATE',
  separator: 'ALTERNATES_WITH',
  end: 'END',
  'end-of-file': 'EOF',
}
