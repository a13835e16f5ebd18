import type { Account } from '@vitrine/store/owners/accounts'
import type { SiteTables } from '@vitrine/store/store'
import { hashToken } from '../http/visitor/token-hash.ts'
import type { Services } from '../services/services.ts'

/** How long a link that signs in is good for. */
export const signInLinkMinutes = 20

/** Makes a link that signs an account in once, in the place of its former one; only the hash of its token is stored. */
export async function makeSignInLink(
  { signInLinks }: Pick<SiteTables, 'signInLinks'>,
  { id: accountId }: Pick<Account, 'id'>,
  { origin, services }: { readonly origin: string; readonly services: Pick<Services, 'clock' | 'newToken'> },
): Promise<string> {
  const token = services.newToken(32)
  const expiresAtMs = services.clock() + signInLinkMinutes * 60_000
  await signInLinks.save({ accountId, tokenHash: hashToken(token), expiresAtMs })
  return `${origin}/config/sign-in?link=${token}`
}
