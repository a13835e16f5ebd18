import type { Construct } from './construct.ts'
import { reportAtRoot } from './parts/misplaced.ts'

/** `{.end}`: closes the open block. */
export const endConstruct: Construct = {
  name: 'END',
  read: { end: (rest, at) => (rest === '' ? { construct: endConstruct, at } : undefined) },
  place(tag, { open, onMistake }) {
    if (!open.pop()) reportAtRoot(tag, onMistake)
  },
  size: () => 1,
}
