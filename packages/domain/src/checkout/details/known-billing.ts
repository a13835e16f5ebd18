import type { Address } from '../../contact/address.ts'

/** What an account and its subscriptions know. */
interface Known {
  readonly addresses: readonly Address[]
  readonly subscriptions: readonly { readonly billingAddress: Address | null; readonly createdAtMs: number }[]
}

/** Where the bills of a customer go as far as their shop knows: the usual address of their account, else the one that their newest subscription is billed to; null where neither is known. */
export function knownBilling({ addresses, subscriptions }: Known): Address | null {
  const billed = subscriptions
    .toSorted((one, other) => other.createdAtMs - one.createdAtMs)
    .flatMap(({ billingAddress }) => billingAddress ?? [])
  return addresses[0] ?? billed[0] ?? null
}
