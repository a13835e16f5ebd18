import type { IncomingMessage } from 'node:http'
import type { Site } from '@vitrine/domain/website/site'
import type { LiveSite } from '@vitrine/site/sites/live-sites'
import { isPanelHost } from '../../services/panel-host.ts'
import type { Services } from '../../services/services.ts'
import type { IsTrustedProxy } from '../../services/trusted-proxy.ts'
import { checkHost } from './checked-host.ts'

/** What a request tells before anything is looked up. */
export interface RequestTarget {
  /** Scheme and host, such as https://shop.example. */
  readonly origin: string
  readonly isHttps: boolean
}

/** Where a request came in; a site that answers to any host goes by the public address, if one is set. The host must have been checked. */
export function targetOf(
  request: { readonly protocol: string; readonly host: string },
  live: LiveSite,
  { publicUrl, panelHost }: Pick<Services, 'publicUrl' | 'panelHost'>,
): RequestTarget {
  if (isPanelHost(panelHost, request.host))
    return { origin: panelHost.origin, isHttps: panelHost.origin.startsWith('https:') }
  const origin =
    publicUrl !== null && live.site.hosts.length === 0 ? publicUrl : originOf(request.protocol, request.host)
  return { origin, isHttps: origin.startsWith('https:') }
}

/** Scheme and host at which visitors see the site of a request that came to `origin`, which is another on the panel's own host. */
export function siteOriginOf(
  { hosts }: Pick<Site, 'hosts'>,
  { publicUrl, panelHost }: Pick<Services, 'publicUrl' | 'panelHost'>,
  origin: string,
): string {
  // A panel with a host of its own is not started without a public address.
  if (!panelHost || origin !== panelHost.origin || publicUrl === null) return origin
  const [primary] = hosts
  const shared = new URL(publicUrl)
  if (primary === undefined || hosts.includes(shared.hostname)) return publicUrl
  return `${shared.protocol}//${primary}${shared.port && `:${shared.port}`}`
}

/** Scheme and host as a browser writes them; a scheme that a proxy made up counts as plain HTTP. */
function originOf(protocol: string, host: string): string {
  const isHttps = protocol === 'https'
  const usualPort = isHttps ? ':443' : ':80'
  const name = host.toLowerCase()
  return `${isHttps ? 'https' : 'http'}://${name.endsWith(usualPort) ? name.slice(0, -usualPort.length) : name}`
}

/**
 * Host and scheme of a request, checked, as a proxy of ours tells them or else as the request does; null when its host is none. A
 * header that proxies added to holds several, of which the nearest wrote the last.
 */
export function readHost(
  request: Pick<IncomingMessage, 'headers' | 'rawHeaders' | 'socket'>,
  isTrustedProxy: IsTrustedProxy | null,
): { readonly host: string; readonly protocol: string } | null {
  const { headers, socket } = request
  const host = namesSeveralHosts(request) ? null : checkHost(headers.host ?? '')
  if (host === null || isTrustedProxy === null) return host === null ? null : { host, protocol: 'http' }
  if (!isTrustedProxy(socket.remoteAddress, 0)) return { host, protocol: 'http' }
  const protocol = lastOf(headers['x-forwarded-proto']) ?? 'http'
  const forwarded = lastOf(headers['x-forwarded-host'])
  if (forwarded === undefined) return { host, protocol }
  const forwardedHost = checkHost(forwarded)
  return forwardedHost === null ? null : { host: forwardedHost, protocol }
}

function lastOf(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.at(-1) : header
  return text === undefined || text === '' ? undefined : text.slice(text.lastIndexOf(',') + 1).trim()
}

/** Node keeps the first `Host` of several, and so might think otherwise than the proxy before it. */
function namesSeveralHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count > 1
}
