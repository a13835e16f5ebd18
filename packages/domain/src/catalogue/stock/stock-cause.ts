/** What an owner can say of a change of stock. */
export const chosenCauses = ['recount', 'received', 'damaged', 'returned', 'other'] as const

export type ChosenCause = (typeof chosenCauses)[number]

/**
 * Why an owner changed stock: chosen, or told by what was done (`unlimited`: counted no longer; `limited`: counted again; `edited`: with the
 * product, in the list or in the grid; `imported`: by a file; `undone`: an act was taken back).
 */
export const stockCauses = [...chosenCauses, 'unlimited', 'limited', 'edited', 'imported', 'undone'] as const

export type StockCause = (typeof stockCauses)[number]

/** What it is called. */
export const causeLabels: Readonly<Record<StockCause, string>> = {
  recount: 'Recount',
  received: 'Received',
  damaged: 'Damaged',
  returned: 'Returned',
  other: 'Other',
  unlimited: 'Set to unlimited',
  limited: 'Counted again',
  edited: 'Changed by hand',
  imported: 'Changed by an import',
  undone: 'Undone',
}
