/** Why an owner changes stock: chosen, or told by what was done (`unlimited`: counted no longer; `limited`: counted again). */
export type StockCause = ChosenCause | 'unlimited' | 'limited'

export const chosenCauses = ['recount', 'received', 'damaged', 'returned', 'other'] as const

/** What an owner can choose. */
export type ChosenCause = (typeof chosenCauses)[number]

/** What it is called. */
export const causeLabels: Readonly<Record<StockCause, string>> = {
  recount: 'Recount',
  received: 'Received',
  damaged: 'Damaged',
  returned: 'Returned',
  other: 'Other',
  unlimited: 'Set to unlimited',
  limited: 'Counted again',
}
