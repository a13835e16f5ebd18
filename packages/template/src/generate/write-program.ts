import type { Block, Switches, Writer } from '../constructs/construct.ts'
import { printsPerCheck, stepsOf } from '../constructs/parts/steps-of.ts'
import { isText } from '../constructs/text.ts'
import type { Source } from '../render/source.ts'
import { bindsAnything, mirrorsOf } from './bound-names.ts'
import type { Lexical } from './lexical-frame.ts'
import { library } from './library.ts'
import { declarationsOf, named } from './names.ts'
import { literal, newId } from './program.ts'
import { writeVariables } from './write-lookup.ts'

/** A program: its code, and the names and values of the parameters that the code needs. */
export interface WrittenProgram {
  readonly code: string
  readonly names: readonly string[]
  readonly values: readonly unknown[]
}

const libraryNames = Object.keys(library)
const libraryValues = Object.values(library)
const parameters = declarationsOf('parameter').join(',')
const constants = declarationsOf('constant').join(',')
const variables = declarationsOf('variable')

/** Writes the JavaScript of a template: a function that returns the one which renders it. */
export function writeProgram(tree: Block, source: Source, switches: Switches): WrittenProgram {
  const writer = new ProgramWriter(source, switches)
  const main = writer.runOf(tree)
  const constantNames = writer.constants.map((_, position) => named('k', position))
  return {
    code: ['"use strict"', ...writer.functions, `return ${main}`].join('\n'),
    names: [...libraryNames, ...constantNames, 'source'],
    values: [...libraryValues, ...writer.constants, source],
  }
}

class ProgramWriter implements Writer {
  readonly source: Source
  readonly includes: boolean
  readonly expressions: boolean
  readonly constants: unknown[] = []
  readonly positions = new Map<unknown, number>()
  /** Those of macros stand before the function that defines them. */
  readonly functions: string[] = []
  lastId = 0

  constructor(source: Source, { includes, expressions }: Switches) {
    this.source = source
    this.includes = includes
    this.expressions = expressions
  }

  runOf(block: Block): string {
    const name = named('m', newId(this))
    const hasInclude = this.includes && bindsAnything(block)
    const entry = { id: 0, isLoop: false, variables: mirrorsOf([block], 0, hasInclude) }
    const lexical: Lexical = { frames: [entry], hasInclude, declarations: [] }
    const body = this.block(block, lexical)
    const f = named('f', entry.id)
    const n = named('n', entry.id)
    const q = named('q', entry.id)
    const bindings = writeVariables(entry, (bound) => `${f}.variables?.get(${literal(bound)})`)
    const declarations = [...variables, ...lexical.declarations]
    this.functions.push(
      [
        `const ${name}=(function(${parameters},${f}){`,
        `const ${constants};`,
        `const ${n}=${f}.node,${q}=container(${n});let ${declarations.join(',')};${bindings}`,
        'try{',
        body,
        '}catch(e){leave(R,S,e,o)}return o});',
      ].join('\n'),
    )
    return name
  }

  block(block: Block, lexical: Lexical, isLoop = false): string {
    const steps = stepsOf(block, isLoop)
    const lines = steps > 0 ? [writeMeter(block, steps)] : []
    let prints = 0
    for (const [index, instruction] of block.entries()) {
      const { construct, at } = instruction
      if (!construct.joinsText) {
        const isWritten = isText(instruction) && block[index - 1]?.construct.joinsText
        if (!isWritten) lines.push(construct.write(instruction, lexical, this, ''))
        continue
      }
      lines.push(construct.write(instruction, lexical, this, textAt(block, index + 1)))
      prints++
      if (prints % printsPerCheck === 0) lines.push(`if(o.length>room){S.at=${at};R.spendBytes(S)}`)
    }
    return lines.join('\n')
  }
}

function textAt(block: Block, index: number): string {
  const instruction = block[index]
  return instruction && isText(instruction) ? instruction.text : ''
}

function writeMeter(block: Block, steps: number): string {
  return `if((R.steps+=${steps})>R.nextCheck||o.length>room){S.at=${block[0]?.at ?? 0};checkAll(R,S,o,room)}`
}
