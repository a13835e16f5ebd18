import { signOutMemberAddress } from '@vitrine/contract/members/addresses'
import type { signOutMemberCall } from '@vitrine/contract/members/session-calls'
import { callShop } from '../../runtime/shop-call/call-shop.ts'

/** Signs a customer out, with their cart kept; a stale crumb is renewed once, as with every call. */
export async function signOut(): Promise<void> {
  await callShop<typeof signOutMemberCall>(signOutMemberAddress, { query: { cloneCart: 'true' } })
}
