import type { Assembly, Construct, Tag } from './construct.ts'
import { reportAtRoot, reportMisplaced } from './parts/misplaced.ts'

/** `{.alternates with}`: begins what comes between two elements of a loop. */
export const alternatesConstruct: Construct = {
  name: 'ALTERNATES_WITH',
  read: {
    alternates: (rest, at) => (rest === ' with' ? { construct: alternatesConstruct, at } : undefined),
  },
  place: placeSeparator,
  size: () => 1,
}

function placeSeparator(tag: Tag, { open, onMistake }: Assembly): void {
  const current = open.at(-1)
  if (!current) {
    reportAtRoot(tag, onMistake)
    return
  }
  const { block, alternative } = current
  if (!block.construct.takes.separator || block.separator || alternative) {
    reportMisplaced(tag, current, onMistake)
    return
  }
  block.separator = []
  current.target = block.separator
}
