import type { LineUnits } from './left-to-send.ts'

/** Said where some units are named, and none of them is any. */
const nothingChosenText = 'Choose at least one item.'

/** What is wrong with the units that were chosen, by its field; null when nothing is, as where none are named: then it is all that is left. */
export function chosenErrors(lines: readonly LineUnits[] | undefined): { readonly lines: string } | null {
  return lines?.length === 0 ? { lines: nothingChosenText } : null
}
