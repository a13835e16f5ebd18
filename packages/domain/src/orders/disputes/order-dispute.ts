/** That a buyer, by their bank or at the payment service, disputes the payment of an order. */
export interface OrderDispute {
  /** As its payment service calls it. */
  readonly id: string
  readonly beganAtMs: number
  /** In the words of the payment service, such as `product_not_received`; '' where it gives none. */
  readonly reason: string
  /** What is disputed, in the currency of the order; null or left out where that is not told. */
  readonly amountCents?: number | null | undefined
  /** Until when the owner can answer there; null where that is not told. */
  readonly answerByMs: number | null
  /** `PREVENTED`: the payment service ended it before it began, mostly by giving the money back. */
  readonly outcome: 'OPEN' | 'WON' | 'LOST' | 'PREVENTED'
}

/** What a payment service says of a dispute, as it stands there. */
export type DisputeNews = Omit<OrderDispute, 'beganAtMs'>

/** Whether a dispute of an order waits to be decided. */
export function hasOpenDispute({
  disputes = [],
}: {
  readonly disputes?: readonly OrderDispute[] | undefined
}): boolean {
  return disputes.some(({ outcome }) => outcome === 'OPEN')
}

/** The reason of a dispute as its payment service words it; '' where none is given. */
export function reasonWords({ reason }: Pick<OrderDispute, 'reason'>): string {
  return reason.replaceAll('_', ' ').toLowerCase()
}
