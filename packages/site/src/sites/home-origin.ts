import type { Site } from '@vitrine/domain/website/site'

/**
 * Scheme and host for what leaves the server: links in mails and links that owners hand on. They never come from the request that
 * caused them, as anybody may write any host into one. The operator's word counts (`PUBLIC_URL`), else the host at which the first
 * owner made the account; null when neither is known.
 */
export function homeOriginOf(
  { hosts, homeOrigin }: Pick<Site, 'hosts' | 'homeOrigin'>,
  publicUrl: string | null,
): string | null {
  const [host] = hosts
  if (host === undefined) return publicUrl ?? homeOrigin
  // The public address is that of one site; the others stand beside it, at their own names.
  if (publicUrl === null) return homeOrigin ?? `http://${host}`
  const [, scheme = 'https', name = ''] = schemeAndName.exec(publicUrl) ?? []
  return hosts.includes(name.toLowerCase()) ? publicUrl : `${scheme}://${host}`
}

/** Of an address that was checked when the server started; what runs anywhere knows no `URL`. */
const schemeAndName = /^([a-z]+):\/\/(\[[^\]]*\]|[^/:?#]+)/i
