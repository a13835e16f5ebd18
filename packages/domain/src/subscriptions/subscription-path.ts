/** Where the buyer of a subscription lives with it; the key says that they may. */
export function subscriptionPagePath(id: string, key: string): string {
  return `/commerce/subscriptions/${id}?key=${key}`
}
