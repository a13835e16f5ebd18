import { hashToken } from '../http/token-hash.ts'
import type { Services } from '../services.ts'

/** How long the link is good for. */
const linkLifeMs = 7 * 24 * 3_600_000

/** Makes the one-time link for the first owner account, as long as there is none; only its hash is stored. */
export async function makeFirstOwnerLink(
  { store, clock, newToken }: Pick<Services, 'store' | 'clock' | 'newToken'>,
  baseUrl: string,
): Promise<string | null> {
  const [site] = await store.sites.list()
  if (!site) return null
  const { accounts } = store.site(site.id)
  if ((await accounts.count()) > 0) return null
  const token = newToken(24)
  await accounts.saveInvitation(hashToken(token), clock() + linkLifeMs)
  return `${baseUrl}/config/first-owner?token=${token}`
}
