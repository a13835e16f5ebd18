/** An amount in whole minor units of its currency (cents; yen as they are). */
export interface Money {
  /** ISO 4217 code. */
  readonly currency: string
  readonly cents: number
}
