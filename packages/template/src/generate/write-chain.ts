import type { FormatterCall } from '../instructions/tree.ts'
import type { Path } from '../registry.ts'
import { declare, innermost, type Lexical } from './lexical-frame.ts'
import { constant, type Program } from './program.ts'
import { writeLookup } from './write-lookup.ts'

/**
 * Writes a chain of formatters, of which the last value is left in `v`. Without a `node` formatters see the value itself. Tags with
 * one variable share the array `a` of values: nearly all have just one, and hardly a formatter looks at it.
 */
export function writeChain(
  { references, chain, at }: { references: readonly Path[]; chain: readonly FormatterCall[]; at: number },
  { node }: { node?: string },
  lexical: Lexical,
  program: Program,
): string {
  const [first = '', ...others] = references.map((path) => writeLookup(path, lexical, program))
  const calls = chain.map((call) => writeCall(call, program))
  if (others.length === 0) declare('a=[void 0]', lexical)
  return [
    `let v=${first};${others.length === 0 ? 'a[0]=v;' : `const a=[${['v', ...others].join(',')}];`}`,
    writePlace(at, node ?? 'v', lexical),
    ...calls,
  ].join('')
}

/** Long texts cost steps at every formatter they go through, so that no chain outruns the clock. */
function writeCall({ formatter, args }: FormatterCall, program: Program): string {
  const call = `v=${constant(program, formatter)}(v,${constant(program, args)},S,a);`
  return `${call}if(typeof v==='string'&&v.length>1023)R.takeSteps(v.length>>>8,S);`
}

/** Writes what a plug-in is told before it is called. */
export function writePlace(at: number, node: string, lexical: Lexical): string {
  return `S.node=${node};S.frame=f${innermost(lexical).id};S.at=${at};S.printed=base+o.length;`
}
