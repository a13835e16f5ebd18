import type { Assembly, Block, OnMistake, Tag } from '../constructs/construct.ts'
import { reportUnended } from '../constructs/parts/misplaced.ts'

/** A template of more instructions and formatters is cut off: compiling it would hold up everything else. */
const maxInstructions = 10_000

/**
 * Builds the tree of blocks from tags. A tag out of place is reported and dropped; what was built so far stands
 * (language reference, section 7.1).
 */
export function assemble(tags: Iterable<Tag>, onMistake: OnMistake): Block {
  const assembly: Assembly = { root: [], open: [], onMistake, hasEnded: false }
  let size = 0
  for (const tag of tags) {
    const { construct, at } = tag
    size += construct.size(tag)
    if (size > maxInstructions) {
      onMistake('too-large', `The template has more than ${maxInstructions} instructions`, at)
      return assembly.root
    }
    if (assembly.hasEnded) {
      onMistake('unclosed-block', `${construct.name} Attempt to transition from the EOF state.`, at)
      return assembly.root
    }
    construct.place(tag, assembly)
  }
  const last = assembly.open.at(-1)
  if (last) reportUnended(last, onMistake)
  return assembly.root
}
