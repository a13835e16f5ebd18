import { declareValues, type Lexical } from '../../generate/lexical-frame.ts'
import { constant, type Program } from '../../generate/program.ts'
import { writeLookup } from '../../generate/write-lookup.ts'
import type { FormatterCall, VariableBody } from '../../parse/read-calls.ts'
import { type Frame, findFrom } from '../../render/frame.ts'
import type { Walk } from '../construct.ts'
import { setPlace, writePlace } from './set-place.ts'

/** References and formatters, where they stand, and which node the formatters see if it is not the value itself. */
interface Chain<Node> {
  readonly tag: VariableBody & { readonly at: number }
  readonly node?: { readonly is: Node }
}

/** The steps of a chain: formatters read their arguments each time they run, so long ones cost more. */
export function stepsOfChain(chain: readonly FormatterCall[]): number {
  let steps = chain.length
  for (const { args } of chain) {
    let length = 0
    for (const arg of args) length += 1 + arg.length
    steps += length >>> 6
  }
  return steps
}

/** Runs a chain. Long texts cost steps at every formatter they go through, so that no chain outruns the clock. */
export function walkChain({ tag, node }: Chain<unknown>, frame: Frame, walk: Walk): unknown {
  const { render, scope } = walk
  const values = tag.references.map((path) => findFrom(frame, path))
  let [value] = values
  setPlace(walk, tag.at, node ? node.is : value, frame)
  for (const { formatter, args } of tag.chain) {
    value = formatter(value, args, scope, values)
    if (typeof value === 'string' && value.length > 1023) render.takeSteps(value.length >>> 8, scope)
  }
  return value
}

/**
 * Writes a chain, of which the last value is left in `v`. Tags with one variable share the array `a` of values: nearly all
 * have just one, and hardly a formatter looks at it.
 */
export function writeChain({ tag, node }: Chain<string>, lexical: Lexical, program: Program): string {
  const [first = '', ...others] = tag.references.map((path) => writeLookup(path, lexical, program))
  const calls = tag.chain.map((call) => writeCall(call, program))
  if (others.length === 0) declareValues(lexical)
  return [
    `let v=${first};${others.length === 0 ? 'a[0]=v;' : `const a=[${['v', ...others].join(',')}];`}`,
    writePlace(tag.at, node ? node.is : 'v', lexical),
    ...calls,
  ].join('')
}

function writeCall({ formatter, args }: FormatterCall, program: Program): string {
  const call = `v=${constant(program, formatter)}(v,${constant(program, args)},S,a);`
  return `${call}if(typeof v==='string'&&v.length>1023)R.takeSteps(v.length>>>8,S);`
}
