import { signOutMemberAddress } from '@vitrine/contract/members/addresses'
import type { signOutMemberCall } from '@vitrine/contract/members/session-calls'
import { callShop } from '../../runtime/shop-call/call-shop.ts'
import { forgetFilledIn } from '../../widgets/sign-out/forget-filled-in.ts'

/** Signs a customer out, with their cart kept; a stale crumb is renewed once, as with every call. */
export async function signOut(): Promise<void> {
  forgetFilledIn()
  await callShop<typeof signOutMemberCall>(signOutMemberAddress, { query: { cloneCart: 'true' } })
}
