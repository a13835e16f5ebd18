import { escapingFormatters, pureFormatters, throwingFormatters } from '../formatters/pure.ts'
import type { FormatterCall, VariableInstruction } from '../instructions/tree.ts'
import type { Lexical } from './lexical-frame.ts'
import { constant, newId, type Program } from './program.ts'
import { writeChain } from './write-chain.ts'
import { writeLookup } from './write-lookup.ts'

/** Writes `{a, b|formatter}`: only the first value is printed. */
export function writeVariable(tag: VariableInstruction, lexical: Lexical, program: Program): string {
  const { references, chain } = tag
  if (chain.length === 0) {
    return `t=${writeLookup(references[0] ?? [], lexical, program)};o+=typeof t==='string'?t:printed(t);`
  }
  if (chain.every(({ formatter }) => pureFormatters.has(formatter))) return writePure(tag, lexical, program)
  // What a partial had printed when a budget ended it is printed too, unless a formatter was to come after it.
  const isPrintedAsIs = chain.at(-1)?.name === 'apply'
  return [
    `try{${writeChain(tag, {}, lexical, program)}`,
    "o+=typeof v==='string'?v:printed(v);if(o.length>room)R.spendBytes(S)}",
    `catch(e){${isPrintedAsIs ? 'o+=remains(R,e);' : ''}fail(R,S,e,"VARIABLE")}`,
  ].join('')
}

/** Pure formatters are not told where they are: the place is set only when it has to be named. */
function writePure(tag: VariableInstruction, lexical: Lexical, program: Program): string {
  const { references, chain, at } = tag
  const value = writeLookup(references[0] ?? [], lexical, program)
  const code = isOftenShared(tag, lexical)
    ? writeRemembered(tag, value, lexical, program)
    : `${writePureCalls(tag, value, program)}o+=${endsInText(chain) ? 't' : "typeof t==='string'?t:printed(t)"};`
  if (!chain.some(({ formatter }) => throwingFormatters.has(formatter))) return code
  return `try{${code}}catch(e){S.at=${at};fail(R,S,e,"VARIABLE")}`
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

/** The value of the last round is kept in `x`, and what became of it in `y`. At first `x` is what no value can be. */
function writeRemembered(
  tag: VariableInstruction,
  value: string,
  { declarations }: Lexical,
  program: Program,
): string {
  const id = newId(program)
  declarations.push(`x${id}=S`, `y${id}=''`)
  const calls = writePureCalls(tag, `z${id}`, program)
  return `const z${id}=${value};if(z${id}!==x${id}){${calls}y${id}=typeof t==='string'?t:printed(t);x${id}=z${id};}o+=y${id};`
}

function endsInText(chain: readonly FormatterCall[]): boolean {
  const last = chain.at(-1)
  return last !== undefined && escapingFormatters.has(last.formatter)
}
