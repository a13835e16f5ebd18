import type { Services } from '../services.ts'
import type { LiveSite } from '../site/live-sites.ts'

/** What a request tells before anything is looked up. */
export interface RequestPlace {
  /** Scheme and host, such as https://shop.example. */
  readonly origin: string
  readonly isHttps: boolean
}

/** Where a request came in; a site that answers to any host goes by the public address, if one is set. */
export function placeOf(
  request: { readonly protocol: string; readonly host: string },
  live: LiveSite,
  { publicUrl }: Pick<Services, 'publicUrl'>,
): RequestPlace {
  const origin =
    publicUrl !== null && live.site.hosts.length === 0
      ? publicUrl
      : `${request.protocol}://${withoutUsualPort(request.host.toLowerCase(), request.protocol)}`
  return { origin, isHttps: origin.startsWith('https:') }
}

function withoutUsualPort(host: string, protocol: string): string {
  const usual = protocol === 'https' ? ':443' : ':80'
  return host.endsWith(usual) ? host.slice(0, -usual.length) : host
}
