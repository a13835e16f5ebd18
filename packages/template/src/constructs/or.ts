import { type PredicateCall, readPredicate, type TagReading } from '../parse/read-calls.ts'
import type { Alternative, Assembly, Construct, OnMistake, OpenBlock, Tag } from './construct.ts'
import { orName, reportAtRoot, reportMisplaced } from './parts/misplaced.ts'

interface OrTag extends Tag {
  readonly test: PredicateCall | undefined
}

/** `{.or}` and `{.or equal? a b}`: begins an alternative of the open block, which `parts/alternatives.ts` runs. */
export const orConstruct: Construct<OrTag> = {
  name: orName,
  read: { or: readOr },
  place: placeOr,
  size: () => 1,
}

function readOr(rest: string, at: number, reading: TagReading): OrTag | undefined {
  if (rest === '') return { construct: orConstruct, at, test: undefined }
  if (!rest.startsWith(' ')) return undefined
  const test = readPredicate(rest.slice(1), at, reading)
  return test && { construct: orConstruct, at, test }
}

function placeOr(tag: OrTag, { open, onMistake }: Assembly): void {
  const current = open.at(-1)
  if (!current) reportAtRoot(tag, onMistake)
  else if (!current.block.construct.takes.alternatives) reportMisplaced(tag, current, onMistake)
  else addAlternative(tag, current, onMistake)
}

function addAlternative({ at, test }: OrTag, current: OpenBlock, onMistake: OnMistake): void {
  const { block, alternative } = current
  if (alternative && !alternative.test) {
    onMistake('dead-code', `This ${orName} block will never execute.`, at)
    return
  }
  const added: Alternative = { at, test, body: [], alternative: undefined }
  if (alternative) alternative.alternative = added
  else block.alternative = added
  current.alternative = added
  current.target = added.body
}
