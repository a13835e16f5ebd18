import type { Site } from '@vitrine/domain/website/site'
import { hashToken } from '../http/visitor/token-hash.ts'
import { atPanelHost } from '../services/panel-host.ts'
import type { Services } from '../services/services.ts'

/** How long the link is good for. */
export const firstOwnerDays = 7

/** Makes the one-time link for the first owner account, of the site that the installation began with, as long as it has none; only its hash is stored. */
export async function makeFirstOwnerLink(services: LinkServices, baseUrl: string): Promise<string | null> {
  // That of another site was handed to whoever it was added for, and would end with a new one.
  const id = await services.store.sites.home()
  return id === null ? null : makeOwnerLink(services, { id }, baseUrl)
}

/** The same for one of several sites. */
export async function makeOwnerLink(
  { store, clock, newToken, panelHost }: LinkServices,
  site: Pick<Site, 'id'>,
  baseUrl: string,
): Promise<string | null> {
  const { accounts } = store.site(site.id)
  if ((await accounts.count()) > 0) return null
  const token = newToken(24)
  await accounts.saveInvitation(hashToken(token), clock() + firstOwnerDays * 24 * 3_600_000)
  return atPanelHost(`${baseUrl}/config/first-owner?token=${token}`, site, panelHost)
}

type LinkServices = Pick<Services, 'store' | 'clock' | 'newToken' | 'panelHost'>
