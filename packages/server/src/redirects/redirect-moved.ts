import { addMovedAddresses, type MovedAddress } from '@vitrine/domain/website/moved-address'
import type { SiteTables } from '@vitrine/store/store'

/** What an owner reads when no more addresses can be redirected. */
export const manyRedirectsText =
  'The site has as many redirects as it may have. Remove some that nobody needs, or save without one.'

/**
 * Sends old addresses to new ones, within the transaction that moves a page or an item; `movedWithin` gives those of a collection. False when
 * there are too many rules: nothing is changed then. The caller raises the revision.
 */
export async function redirectMoved(
  { redirects, site }: Pick<SiteTables, 'redirects' | 'site'>,
  moved: readonly MovedAddress[],
): Promise<boolean> {
  // Who else writes rules waits: of two that move at once, each keeps the rule of the other.
  await site.lock()
  const rules = addMovedAddresses(await redirects.list(), moved)
  if (!rules) return false
  await redirects.replace(rules)
  return true
}
