/** Every cent that came in or went back, by order; only ever added to. */
export interface MoneyLedger {
  record(movement: MoneyMovement): Promise<void>
  listByOrder(orderId: string): Promise<readonly MoneyMovement[]>
}

export interface MoneyMovement {
  readonly id: string
  readonly orderId: string
  readonly paymentId: string
  readonly kind: 'charge' | 'refund'
  /** Positive for a charge, and for a refund that came back; negative for a refund. */
  readonly cents: number
  readonly currency: string
  readonly gateway: string
  readonly reference: string
  readonly atMs: number
}
