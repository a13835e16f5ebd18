import type { Construct } from './construct.ts'
import { reportUnended } from './parts/misplaced.ts'

/** `{.eof}`: the end of a template, which need not be written. */
export const eofConstruct: Construct = {
  name: 'EOF',
  read: { eof: (rest, at) => (rest === '' ? { construct: eofConstruct, at } : undefined) },
  place(_tag, assembly) {
    const current = assembly.open.at(-1)
    if (current) reportUnended(current, assembly.onMistake)
    else assembly.hasEnded = true
  },
  size: () => 1,
}
