import { innermost, type Lexical } from '../../generate/lexical-frame.ts'
import { named } from '../../generate/names.ts'
import { constant, literal } from '../../generate/program.ts'
import { writeEquality } from '../../generate/write-equality.ts'
import { writeLookup } from '../../generate/write-lookup.ts'
import type { PredicateCall } from '../../parse/read-calls.ts'
import type { PredicateArgument } from '../../registry.ts'
import { fail } from '../../render/end-of-tag.ts'
import type { Frame } from '../../render/frame.ts'
import type { Block, Walk, Writer } from '../construct.ts'
import { setPlace, writePlace } from './set-place.ts'

/** A body that runs if its predicate holds; `name` is what error messages call it. */
interface Tested {
  readonly test: PredicateCall
  readonly at: number
  readonly body: Block
  readonly name: string
}

/** Runs a body if its predicate holds. Gives whether the alternatives are done with: a predicate that throws ends them too. */
export function walkTested({ test, at, body, name }: Tested, frame: Frame, walk: Walk): boolean {
  // An unknown predicate was reported when the template was compiled, and is false.
  if (!test.predicate) return false
  try {
    setPlace(walk, at, frame.node, frame)
    if (!test.predicate(test.args, walk.scope)) return false
  } catch (thrown) {
    fail(walk.render, walk.scope, thrown, name)
    return true
  }
  walk.block(body, frame)
  return true
}

/** Writes the same; the alternatives are left by their label. */
export function writeTested(
  { test, at, body, name, label }: Tested & { readonly label: string },
  lexical: Lexical,
  writer: Writer,
): string {
  if (!test.predicate) return ''
  const equality = writeEquality(test, lexical, writer)
  if (equality) return `if(${equality}){\n${writer.block(body, lexical)}\nbreak ${label}}`
  const n = named('n', innermost(lexical).id)
  const [first, second] = test.args
  const ahead = writeAhead('first', first, lexical, writer) + writeAhead('second', second, lexical, writer)
  const call = `${constant(writer, test.predicate)}(${constant(writer, test.args)},S)`
  return [
    `{let c;try{${writePlace(at, n, lexical)}${ahead}c=${call}}`,
    `catch(e){fail(R,S,e,${literal(name)});break ${label}}`,
    'if(c){',
    writer.block(body, lexical),
    `break ${label}}}`,
  ].join('\n')
}

/** References among the first two arguments are looked up inline, where that is quickest; the scope knows them by their path. */
function writeAhead(
  name: 'first' | 'second',
  argument: PredicateArgument | undefined,
  lexical: Lexical,
  writer: Writer,
): string {
  if (argument?.kind !== 'reference') return ''
  const { path } = argument
  return `S.${name}Path=${constant(writer, path)};S.${name}Found=${writeLookup(path, lexical, writer)};`
}
