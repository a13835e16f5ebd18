/** Where its buyer comes back to from approving a payment at their bank. */
export function approvalPagePath(id: string, key: string): string {
  return `/commerce/subscriptions/${id}/approval?key=${key}`
}

/** Where the buyer of a subscription lives with it; the key says that they may. */
export function subscriptionPagePath(id: string, key: string): string {
  return `/commerce/subscriptions/${id}?key=${key}`
}
