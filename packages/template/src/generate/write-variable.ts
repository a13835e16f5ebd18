import { escapingFormatters, pureFormatters, throwingFormatters } from '../formatters/pure.ts'
import type { FormatterCall, VariableInstruction } from '../instructions/tree.ts'
import type { Path } from '../registry.ts'
import type { Lexical } from './lexical-frame.ts'
import { constant, literal, newId, type Program } from './program.ts'
import { writeChain } from './write-chain.ts'
import { writeLookup } from './write-lookup.ts'

/**
 * Writes `{a, b|formatter}`, of which only the first value is printed, and the text that follows. Where nothing can come between,
 * both are joined before they are printed: a page of fewer and longer pieces is sooner turned into bytes.
 */
export function writeVariable(
  tag: VariableInstruction,
  text: string,
  lexical: Lexical,
  program: Program,
): string {
  const { references, chain } = tag
  if (chain.length === 0) {
    const [path = []] = references
    const value = writeLookup(path, lexical, program)
    if (isCounter(path, lexical)) return `o+=${writeJoined(`(${value})`, text)};`
    return `t=${value};o+=${writeJoined("(typeof t==='string'?t:printed(t))", text)};`
  }
  const isPure = chain.every(({ formatter }) => pureFormatters.has(formatter))
  if (isPure) return writePure(tag, text, lexical, program)
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
  // What a partial had printed when a budget ended it is printed too, unless a formatter was to come after it.
  const isPrintedAsIs = tag.chain.at(-1)?.name === 'apply'
  return [
    `try{${writeChain(tag, {}, lexical, program)}`,
    "o+=typeof v==='string'?v:printed(v);if(o.length>room)R.spendBytes(S)}",
    `catch(e){${isPrintedAsIs ? 'o+=remains(R,e);' : ''}fail(R,S,e,"VARIABLE")}`,
  ].join('')
}

/** Pure formatters are not told where they are: the place is set only when it has to be named. */
function writePure(tag: VariableInstruction, text: string, lexical: Lexical, program: Program): string {
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
  declarations.push(`x${id}=S`, `y${id}=''`)
  const calls = writePureCalls(tag, `z${id}`, program)
  return `const z${id}=${value};if(z${id}!==x${id}){${calls}y${id}=${result};x${id}=z${id};}o+=y${id};`
}

function endsInText(chain: readonly FormatterCall[]): boolean {
  const last = chain.at(-1)
  return last !== undefined && escapingFormatters.has(last.formatter)
}
