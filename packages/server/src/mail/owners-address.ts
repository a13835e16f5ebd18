import type { Site } from '@vitrine/domain/website/site'
import type { SiteStore } from '@vitrine/store/store'

/** Where the site reads of orders and forms: at its contact e-mail, or at the address that its owner signs in with. */
export async function ownersAddress(
  site: Pick<Site, 'contactEmail'>,
  { accounts }: Pick<SiteStore, 'accounts'>,
): Promise<string | null> {
  if (site.contactEmail !== '') return site.contactEmail
  const ownerId = await accounts.ownerId()
  return (ownerId && (await accounts.find(ownerId))?.email) || null
}
