/** Why an owner changed stock: chosen, or told by what was done (`unlimited`: counted no longer; `limited`: counted again). */
export type StockCause = 'recount' | 'received' | 'damaged' | 'returned' | 'other' | 'unlimited' | 'limited'
