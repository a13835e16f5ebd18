import { hostProblemText } from '@vitrine/domain/sites/host-name'
import { homeOriginOf } from '@vitrine/site/sites/home-origin'
import type { Services } from '../services/services.ts'

/**
 * Whether the installation's first site is reached at a host only because no other site has it: taken by another, it would be gone from
 * there, with its panel and its links in mails.
 */
export async function isHomeName(
  { store, publicUrl }: Pick<Services, 'store' | 'publicUrl'>,
  host: string,
): Promise<boolean> {
  const homeId = await store.sites.home()
  const home = homeId === null ? undefined : await store.sites.find(homeId)
  if (!home || home.hosts.length > 0) return false
  const origin = homeOriginOf(home, publicUrl)
  return origin !== null && new URL(origin).hostname === host
}

/** The words for it. */
export const homeNameText = `${hostProblemText['host-taken']} Give that one a host name of its own first.`
