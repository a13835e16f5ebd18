import { addressParts, fieldsOfQuery } from './address-parts.ts'
import { cleanName, looksPersonal } from './clean-texts.ts'

/** How visitors came. */
export const channels = ['direct', 'search', 'social', 'mail', 'campaign', 'referral'] as const

/** A way by which visitors came. */
type Channel = (typeof channels)[number]

/** From where a visit came. */
export interface VisitOrigin {
  readonly channel: Channel
  /** The host that led here, or what the link calls its source; '' for who came by themselves. */
  readonly source: string
  /** The campaign that the link names; '' for none. */
  readonly campaign: string
}

/** What a page tells of how somebody came to it. */
export interface Arrival {
  /** The whole address of the page, or its query. */
  readonly query: string
  readonly referrer: string
  /** Hosts of the site itself: who comes from there came by themselves. */
  readonly ownHosts: readonly string[]
}

/** The names of engines and networks, as they stand in hosts before a country: `google.co.uk`. */
const engines =
  /(?:^|\.)(?:google|bing|duckduckgo|yahoo|ecosia|qwant|baidu|yandex|startpage|search\.brave|kagi|naver|sogou|seznam|ask)\.[a-z.]{2,6}$/
const networks =
  /(?:^|\.)(?:facebook|instagram|pinterest|twitter|x|t|linkedin|lnkd|reddit|tiktok|youtube|youtu|threads|bsky|mastodon|snapchat|tumblr|vk|whatsapp|telegram)\.(?:com|co|net|org|be|in|it|app|social|me|[a-z]{2})$/
const mailHosts = /^(?:mail|webmail|outlook|email)\.|(?:^|\.)(?:gmx|web)\.[a-z]{2,3}$/

const mailWords = ['email', 'e-mail', 'mail', 'newsletter']
const socialWords = ['social', 'social-media', 'sm']

/** From where a visit came: what the link says of itself goes before the page that it stood on. */
export function originOf({ query, referrer, ownHosts }: Arrival): VisitOrigin {
  const asked = fieldsOfQuery(query)
  const said = (name: string) => cleanName((asked.get(name) ?? '').split('#')[0] ?? '') ?? ''
  const medium = said('utm_medium').toLowerCase()
  const campaign = said('utm_campaign')
  const host = hostOf(referrer)
  const from = host === null || ownHosts.includes(host) ? '' : host
  const source = said('utm_source').toLowerCase() || from
  if (mailWords.includes(medium)) return { channel: 'mail', source, campaign }
  if (socialWords.includes(medium)) return { channel: 'social', source, campaign }
  if (medium === 'organic') return { channel: 'search', source, campaign }
  if (campaign !== '' || medium !== '' || said('utm_source') !== '')
    return { channel: 'campaign', source, campaign }
  return { channel: channelOf(from), source, campaign: '' }
}

function channelOf(host: string): Channel {
  if (host === '') return 'direct'
  if (mailHosts.test(host)) return 'mail'
  if (engines.test(host)) return 'search'
  return networks.test(host) ? 'social' : 'referral'
}

/** Of a referrer, which may be a host alone, nothing is read but its host, without `www.`. */
function hostOf(referrer: string): string | null {
  const address = /^[a-z0-9.-]+(?::\d+)?$/i.test(referrer) ? `https://${referrer}` : referrer
  const parsed = /^(?:https?|android-app):/.test(address) ? addressParts(address) : null
  if (!parsed) return null
  const host = parsed.hostname.toLowerCase().replace(/^www\./, '')
  return host === '' || looksPersonal(host) ? null : host.slice(0, 200)
}
