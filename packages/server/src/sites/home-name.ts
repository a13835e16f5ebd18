import { hostProblemText } from '@vitrine/domain/sites/host-name'
import { homeOriginOf } from '@vitrine/site/sites/home-origin'
import { isPanelHost } from '../services/panel-host.ts'
import type { Services } from '../services/services.ts'

/**
 * Whether the installation's first site is reached at a host only because no other site has it: taken by another, it would be gone from
 * there, with its panel and its links in mails.
 */
async function isHomeName(
  { store, publicUrl }: Pick<Services, 'store' | 'publicUrl'>,
  host: string,
): Promise<boolean> {
  const homeId = await store.sites.home()
  const home = homeId === null ? undefined : await store.sites.find(homeId)
  if (!home || home.hosts.length > 0) return false
  const origin = homeOriginOf(home, publicUrl)
  return origin !== null && new URL(origin).hostname === host
}

const homeNameText = `${hostProblemText['host-taken']} Give that one a host name of its own first.`

const panelNameText = 'The panel stands at this host, alone.'

/** Why a host cannot be that of another site than the first, in words; null: it can. */
export async function nameProblem(
  services: Pick<Services, 'store' | 'publicUrl' | 'panelHost'>,
  host: string,
): Promise<string | null> {
  return panelNameProblem(services, host) ?? ((await isHomeName(services, host)) ? homeNameText : null)
}

/** Why a host cannot be that of any site. */
export function panelNameProblem({ panelHost }: Pick<Services, 'panelHost'>, host: string): string | null {
  return isPanelHost(panelHost, host) ? panelNameText : null
}
