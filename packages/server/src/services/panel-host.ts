import type { Site } from '@vitrine/domain/website/site'

/** A host on which the panel of all sites stands, and nothing else. */
export interface PanelHost {
  /** Scheme and host, such as https://panel.example. */
  readonly origin: string
  /** Its name, without a port: browsers send cookies to all ports of a name. */
  readonly name: string
}

/** The setting as services hold it; null or undefined: the panel stands on the hosts of its site. */
export type PanelHostSetting = PanelHost | null | undefined

/** Whether a host that was asked, such as panel.example:8443, is the panel's own. */
export function isPanelHost(panelHost: PanelHostSetting, host: string): panelHost is PanelHost {
  return !!panelHost && nameOf(host) === panelHost.name
}

/** A host without port, and without the dot that may end a name. */
function nameOf(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
}

/** The part of a query that says of which site the panel is asked for. */
export const siteParameter = 'site'

/** Where an address of the panel at a site, such as https://shop.example/config/orders, is in truth; it says of which site it is. */
export function atPanelHost(address: string, { id }: Pick<Site, 'id'>, panelHost: PanelHostSetting): string {
  if (!panelHost) return address
  const { pathname, searchParams } = new URL(address)
  searchParams.set(siteParameter, id)
  return `${panelHost.origin}${pathname}?${searchParams}`
}
