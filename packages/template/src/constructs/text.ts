import { literal } from '../generate/program.ts'
import type { Instruction, InstructionConstruct } from './construct.ts'
import { targetOf } from './parts/place.ts'

/** What is printed as it stands. */
export interface TextInstruction extends Instruction {
  readonly text: string
}

/** Text, comments and named characters. */
export const textConstruct: InstructionConstruct<TextInstruction> = {
  name: 'TEXT',
  read: {
    space: (rest, at) => readCharacter(' ', rest, at),
    tab: (rest, at) => readCharacter('\t', rest, at),
    newline: (rest, at) => readCharacter('\n', rest, at),
    'meta-left': (rest, at) => readCharacter('{', rest, at),
    'meta-right': (rest, at) => readCharacter('}', rest, at),
  },
  /** Texts next to each other become one. */
  place(tag, assembly) {
    const target = targetOf(assembly)
    const last = target.at(-1)
    if (last && isText(last)) target[target.length - 1] = readText(last.text + tag.text, last.at)
    else target.push(tag)
  },
  size: () => 0,
  steps: () => 1,
  walk({ text }, _frame, walk) {
    walk.output += text
  },
  write: ({ text }) => (text === '' ? '' : `o+=${literal(text)};`),
}

/** Reads what is no tag. */
export function readText(text: string, at: number): TextInstruction {
  return { construct: textConstruct, at, text }
}

/** Reads `{# a comment}`, which is empty text. */
export function readComment(at: number): TextInstruction {
  return readText('', at)
}

/** Whether an instruction is text. */
export function isText(instruction: Instruction): instruction is TextInstruction {
  return instruction.construct === textConstruct
}

function readCharacter(character: string, rest: string, at: number): TextInstruction | undefined {
  return rest === '' ? readText(character, at) : undefined
}
