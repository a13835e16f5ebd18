import type { Address } from '../contact/address.ts'
import type { Member } from '../members/member.ts'
import type { Subscription } from '../subscriptions/subscription.ts'

/** Where the bills of a customer go as far as their shop knows: the usual address of their account, else the one that their newest subscription is billed to; null where neither is known. */
export function knownBilling(
  { addresses }: Pick<Member, 'addresses'>,
  subscriptions: readonly Pick<Subscription, 'billingAddress' | 'createdAtMs'>[],
): Address | null {
  const billed = subscriptions
    .toSorted((one, other) => other.createdAtMs - one.createdAtMs)
    .flatMap(({ billingAddress }) => billingAddress ?? [])
  return addresses[0] ?? billed[0] ?? null
}
