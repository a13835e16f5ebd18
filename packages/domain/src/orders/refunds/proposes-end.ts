/** What an order subscribes to, as far as a refund asks. */
interface Subscribed {
  /** Whether it will be charged some day again. */
  readonly isChangeable: boolean
  /** Whether the order paid for the time that runs now. */
  readonly paysNow: boolean
}

/** Whether a refund is likely to end what the order subscribes to: all that is left of the current payment goes back. */
export function proposesEnd(
  subscriptions: readonly Subscribed[],
  { cents, leftCents }: { readonly cents: number; readonly leftCents: number },
): boolean {
  return cents === leftCents && subscriptions.some((each) => each.isChangeable && each.paysNow)
}
