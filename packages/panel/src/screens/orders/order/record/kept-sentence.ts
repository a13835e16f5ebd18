/** A sentence that the shop writes into an order in English, and how it is said. */
export interface KeptSentence {
  readonly pattern: RegExp
  readonly text: (...values: string[]) => string
}
