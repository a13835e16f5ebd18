import type { OnMistake, OpenBlock, Tag } from '../construct.ts'

/** What error messages call `.or` and its branch. */
export const orName = 'OR_PREDICATE'

/** Reports a tag that divides or ends a block where there is none. */
export function reportAtRoot({ construct, at }: Tag, onMistake: OnMistake): void {
  onMistake('not-allowed-at-root', `Instruction ${construct.name} not allowed at root`, at)
}

/** Reports a tag that the open block does not take. */
export function reportMisplaced({ construct, at }: Tag, current: OpenBlock, onMistake: OnMistake): void {
  const message = `${construct.name} instruction is not allowed inside ${nameOf(current)} block.`
  onMistake('not-allowed-in-block', message, at)
}

/** Reports a block that the template ends in. */
export function reportUnended(current: OpenBlock, onMistake: OnMistake): void {
  const at = current.alternative?.at ?? current.block.at
  onMistake('end-of-input-in-block', `Reached EOF in the middle of ${nameOf(current)}`, at)
}

function nameOf({ block, alternative }: OpenBlock): string {
  return alternative ? orName : block.construct.name
}
