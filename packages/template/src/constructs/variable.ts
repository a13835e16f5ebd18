import { escapingFormatters, pureFormatters, throwingFormatters } from '../formatters/pure.ts'
import type { Lexical } from '../generate/lexical-frame.ts'
import { named } from '../generate/names.ts'
import { constant, literal, newId, type Program } from '../generate/program.ts'
import { writeLookup } from '../generate/write-lookup.ts'
import { type FormatterCall, readVariable, type TagReading, type VariableBody } from '../parse/read-calls.ts'
import type { Path } from '../path.ts'
import { fail, remains } from '../render/end-of-tag.ts'
import { type Frame, findFrom } from '../render/frame.ts'
import { printed } from '../values/print.ts'
import type { Instruction, InstructionConstruct, Walk } from './construct.ts'
import { stepsOfChain, walkChain, writeChain } from './parts/chain.ts'
import { placeLeaf } from './parts/place.ts'

interface VariableInstruction extends Instruction, VariableBody {}

/** `{a, b|formatter}`: only the first value is printed. */
export const variableConstruct: InstructionConstruct<VariableInstruction> = {
  name: 'VARIABLE',
  read: {},
  place: placeLeaf,
  size: ({ chain }) => 1 + chain.length,
  steps: ({ chain }) => 1 + stepsOfChain(chain),
  walk: walkVariable,
  write: writeVariable,
  joinsText: true,
}

/** Reads a tag that begins with neither a dot nor a hash. */
export function readVariableTag(
  text: string,
  at: number,
  reading: TagReading,
): VariableInstruction | undefined {
  const body = readVariable(text, at, reading)
  return body && { construct: variableConstruct, at, ...body }
}

function walkVariable(tag: VariableInstruction, frame: Frame, walk: Walk): void {
  const { references, chain } = tag
  if (chain.length === 0) {
    walk.output += printed(findFrom(frame, references[0] ?? []))
    return
  }
  try {
    walk.output += printed(walkChain({ tag }, frame, walk))
    if (walk.output.length > walk.room && !isPure(chain)) walk.render.spendBytes(walk.scope)
  } catch (thrown) {
    if (isPrintedAsIs(chain)) walk.output += remains(walk.render, thrown)
    fail(walk.render, walk.scope, thrown, 'VARIABLE')
  }
}

/** What a partial had printed when a budget ended it is printed too, unless a formatter was to come after it, such as another partial. */
function isPrintedAsIs(chain: readonly FormatterCall[]): boolean {
  return chain.findIndex(({ name }) => name === 'apply') === chain.length - 1
}

function isPure(chain: readonly FormatterCall[]): boolean {
  return chain.every(({ formatter }) => pureFormatters.has(formatter))
}

/** The text behind is joined where nothing can come between: a page of fewer and longer pieces is sooner turned into bytes. */
function writeVariable(tag: VariableInstruction, lexical: Lexical, program: Program, text: string): string {
  const { references, chain } = tag
  if (chain.length === 0) {
    const [path = []] = references
    const value = writeLookup(path, lexical, program)
    if (isCounter(path, lexical)) return `o+=${writeJoined(`(${value})`, text)};`
    return `t=${value};o+=${writeJoined("(typeof t==='string'?t:printed(t))", text)};`
  }
  if (isPure(chain)) return writePure(tag, lexical, program, text)
  return `${writeImpure(tag, lexical, program)}${text === '' ? '' : `o+=${literal(text)};`}`
}

/** The counter of a loop is a whole number, which JavaScript prints as templates do. */
function isCounter([first, ...rest]: Path, { frames }: Lexical): boolean {
  const isNamed = first === '@index' || first === '@index0'
  return isNamed && rest.length === 0 && frames.some(({ isLoop }) => isLoop)
}

function writeJoined(value: string, text: string): string {
  return text === '' ? value : `${value}+${literal(text)}`
}

function writeImpure(tag: VariableInstruction, lexical: Lexical, program: Program): string {
  return [
    `try{${writeChain({ tag }, lexical, program)}`,
    "o+=typeof v==='string'?v:printed(v);if(o.length>room)R.spendBytes(S)}",
    `catch(e){${isPrintedAsIs(tag.chain) ? 'o+=remains(R,e);' : ''}fail(R,S,e,"VARIABLE")}`,
  ].join('')
}

/** Pure formatters are not given their place: the place is set only when it has to be named. */
function writePure(tag: VariableInstruction, lexical: Lexical, program: Program, text: string): string {
  const { references, chain, at } = tag
  const value = writeLookup(references[0] ?? [], lexical, program)
  const result = writeJoined(endsInText(chain) ? 't' : "(typeof t==='string'?t:printed(t))", text)
  const code = isOftenShared(tag, lexical)
    ? writeRemembered(tag, { value, result }, lexical, program)
    : `${writePureCalls(tag, value, program)}o+=${result};`
  if (!chain.some(({ formatter }) => throwingFormatters.has(formatter))) return code
  return `try{${code}}catch(e){S.at=${at};fail(R,S,e,"VARIABLE");o+=${literal(text)}}`
}

function writePureCalls({ chain, at }: VariableInstruction, value: string, program: Program): string {
  const calls = chain.map(({ formatter, args }, index) => {
    const from = index === 0 ? value : 't'
    const isEscaping = escapingFormatters.has(formatter)
    const call = `t=${constant(program, formatter)}(${from}${isEscaping ? '' : `,${constant(program, args)}`});`
    return `${call}if(${isEscaping ? '' : "typeof t==='string'&&"}t.length>1023)long(R,S,${at},t);`
  })
  return calls.join('')
}

/** Elements of a list often have an author, a category or the site around them in common: that is formatted once for all. */
function isOftenShared({ references: [path = []] }: VariableInstruction, { frames }: Lexical): boolean {
  return path.length > 1 && path[0] !== '@' && frames.some(({ isLoop }) => isLoop)
}

/** The value of the last round is kept in `x`, and what was printed for it in `y`. At first `x` is what no value can be. */
function writeRemembered(
  tag: VariableInstruction,
  { value, result }: { value: string; result: string },
  { declarations }: Lexical,
  program: Program,
): string {
  const id = newId(program)
  const x = named('x', id)
  const y = named('y', id)
  const z = named('z', id)
  declarations.push(`${x}=S`, `${y}=''`)
  const calls = writePureCalls(tag, z, program)
  return `const ${z}=${value};if(${z}!==${x}){${calls}${y}=${result};${x}=${z};}o+=${y};`
}

function endsInText(chain: readonly FormatterCall[]): boolean {
  const last = chain.at(-1)
  return last !== undefined && escapingFormatters.has(last.formatter)
}
