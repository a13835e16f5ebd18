import type { Lexical } from '../generate/lexical-frame.ts'
import { named } from '../generate/names.ts'
import { newId } from '../generate/program.ts'
import { type PredicateCall, readPredicate, type TagReading } from '../parse/read-calls.ts'
import type { Frame } from '../render/frame.ts'
import type { BlockConstruct, BlockInstruction, Walk, Writer } from './construct.ts'
import { alternativeBodies, walkAlternatives, writeAlternatives } from './parts/alternatives.ts'
import { emptyBody, placeBlock } from './parts/place.ts'
import { walkTested, writeTested } from './parts/tested.ts'

interface PredicateInstruction extends BlockInstruction {
  readonly test: PredicateCall
}

/** `{.equal? a b}`, also written `{.if equal? a b}` */
export const predicateConstruct: BlockConstruct<PredicateInstruction> = {
  name: 'PREDICATE',
  read: {},
  place: placeBlock,
  takes: { alternatives: true, separator: false },
  size: () => 1,
  steps: () => 1,
  walk: walkPredicate,
  write: writePredicate,
  blocks: ({ body, alternative }) => ({ here: [body, ...alternativeBodies(alternative)], within: [] }),
}

/** Reads a tag that begins with the name of a predicate. */
export function readPredicateTag(
  text: string,
  at: number,
  reading: TagReading,
): PredicateInstruction | undefined {
  const test = readPredicate(text, at, reading)
  return test && { construct: predicateConstruct, at, test, ...emptyBody() }
}

function walkPredicate(tag: PredicateInstruction, frame: Frame, walk: Walk): void {
  const { test, at, body, alternative } = tag
  if (!walkTested({ test, at, body, name: 'PREDICATE' }, frame, walk)) {
    walkAlternatives(alternative, frame, walk)
  }
}

function writePredicate(tag: PredicateInstruction, lexical: Lexical, writer: Writer): string {
  const { test, at, body, alternative } = tag
  const b = named('b', newId(writer))
  return [
    `${b}:{`,
    writeTested({ test, at, body, name: 'PREDICATE', label: b }, lexical, writer),
    writeAlternatives({ first: alternative, label: b }, lexical, writer),
    '}',
  ].join('\n')
}
