import { isWebAddress, webAddressText } from '../../contact/web-address.ts'
import { longestAddress, tooLongAddressText } from './web-limits.ts'

/** A profile of the site's owner elsewhere. */
export interface SocialAccount {
  /** By which templates choose its sign. */
  readonly serviceName: string
  readonly screenname: string
  readonly profileUrl: string
}

/** A network: what people call it, the hosts of its profiles, and what stands before the name of somebody in the address of theirs. */
interface SocialService {
  readonly label: string
  readonly hosts: readonly string[]
  readonly profile?: string
}

/** Networks by the name that templates know them by. */
const socialServices: Readonly<Record<string, SocialService>> = {
  facebook: { label: 'Facebook', hosts: ['facebook.com', 'fb.com', 'fb.me'], profile: 'facebook.com/' },
  instagram: { label: 'Instagram', hosts: ['instagram.com', 'instagr.am'], profile: 'instagram.com/' },
  twitter: { label: 'X', hosts: ['twitter.com', 'x.com'], profile: 'x.com/' },
  youtube: { label: 'YouTube', hosts: ['youtube.com', 'youtu.be'], profile: 'youtube.com/@' },
  pinterest: {
    label: 'Pinterest',
    hosts: ['pinterest.com', 'pinterest.co.uk', 'pinterest.de', 'pin.it'],
    profile: 'pinterest.com/',
  },
  linkedin: { label: 'LinkedIn', hosts: ['linkedin.com', 'lnkd.in'] },
  tiktok: { label: 'TikTok', hosts: ['tiktok.com'], profile: 'tiktok.com/@' },
  threads: { label: 'Threads', hosts: ['threads.net', 'threads.com'], profile: 'threads.net/@' },
  bluesky: { label: 'Bluesky', hosts: ['bsky.app'], profile: 'bsky.app/profile/' },
  vimeo: { label: 'Vimeo', hosts: ['vimeo.com'], profile: 'vimeo.com/' },
  tumblr: { label: 'Tumblr', hosts: ['tumblr.com'] },
  flickr: { label: 'Flickr', hosts: ['flickr.com', 'flic.kr'] },
  github: { label: 'GitHub', hosts: ['github.com'], profile: 'github.com/' },
  soundcloud: { label: 'SoundCloud', hosts: ['soundcloud.com'], profile: 'soundcloud.com/' },
  spotify: { label: 'Spotify', hosts: ['spotify.com', 'spoti.fi'] },
  bandcamp: { label: 'Bandcamp', hosts: ['bandcamp.com'] },
  behance: { label: 'Behance', hosts: ['behance.net'], profile: 'behance.net/' },
  dribbble: { label: 'Dribbble', hosts: ['dribbble.com'], profile: 'dribbble.com/' },
  medium: { label: 'Medium', hosts: ['medium.com'], profile: 'medium.com/@' },
  twitch: { label: 'Twitch', hosts: ['twitch.tv'], profile: 'twitch.tv/' },
  yelp: { label: 'Yelp', hosts: ['yelp.com'] },
  tripadvisor: { label: 'Tripadvisor', hosts: ['tripadvisor.com'] },
  goodreads: { label: 'Goodreads', hosts: ['goodreads.com'] },
  houzz: { label: 'Houzz', hosts: ['houzz.com'] },
  snapchat: { label: 'Snapchat', hosts: ['snapchat.com'], profile: 'snapchat.com/add/' },
  reddit: { label: 'Reddit', hosts: ['reddit.com'], profile: 'reddit.com/user/' },
  whatsapp: { label: 'WhatsApp', hosts: ['whatsapp.com', 'wa.me'] },
  telegram: { label: 'Telegram', hosts: ['t.me', 'telegram.me'], profile: 't.me/' },
  discord: { label: 'Discord', hosts: ['discord.gg', 'discord.com'] },
}

/** The name of an address that belongs to no network we know. */
const otherService = 'url'

/** The network of a profile, by its address. */
export function serviceOfAddress(address: string): string {
  const { host } = partsOf(address)
  return serviceOfHost(host) ?? otherService
}

/**
 * The address of a profile as a whole web address. People leave out the beginning: `instagram.com/me` of a network that we know gets its
 * `https://`; anything else stays as it is.
 */
export function completeProfileAddress(written: string): string {
  const text = written.trim()
  const [, host = ''] = /^([a-z0-9.-]+)\/[^\s]*$/i.exec(text) ?? []
  return serviceOfHost(host.toLowerCase()) === null ? text : `https://${text}`
}

/** Whether somebody wrote their name alone, such as `@me`: which network it is of is theirs to say. */
export function isHandle(written: string): boolean {
  return /^@[\p{L}\p{N}._-]+$/u.test(written.trim())
}

/** Networks that make an address of a name, for choosing: value and label, in the order of their labels. */
export const handleServices: readonly { readonly value: string; readonly label: string }[] = Object.entries(
  socialServices,
)
  .filter(([, { profile }]) => profile !== undefined)
  .map(([value, { label }]) => ({ value, label }))
  .sort((one, other) => one.label.localeCompare(other.label, 'en'))

/** The address that a network gives to a name such as `@me`; null for a network whose addresses are not made of names. */
export function addressOfHandle(handle: string, service: string): string | null {
  const profile = Object.hasOwn(socialServices, service) ? socialServices[service]?.profile : undefined
  return profile === undefined ? null : `https://${profile}${handle.trim().replace(/^@/, '')}`
}

/** What is said of a name without its network. */
const handleText = 'Choose the network of this name, or write the whole address'

function serviceOfHost(host: string): string | null {
  const isOf = (known: string) => host === known || host.endsWith(`.${known}`)
  const found = Object.entries(socialServices).find(([, { hosts }]) => hosts.some(isOf))
  return found?.[0] ?? null
}

/** What people call a network. */
export function labelOfService(name: string): string {
  return socialServices[name]?.label ?? 'Website'
}

/** The most accounts of a site. */
const mostAccounts = 30

/** Says what is wrong with the accounts, by `socialAccounts.<place>.<field>`. */
export function checkSocialAccounts(
  accounts: readonly Pick<SocialAccount, 'screenname' | 'profileUrl'>[],
): Readonly<Record<string, string>> {
  if (accounts.length > mostAccounts) return { socialAccounts: `A site can have ${mostAccounts} accounts.` }
  return Object.fromEntries(
    accounts.flatMap(({ profileUrl }, place) => {
      const address = completeProfileAddress(profileUrl)
      const problem = !isWebAddress(address)
        ? isHandle(address)
          ? handleText
          : webAddressText
        : address.length > longestAddress
          ? tooLongAddressText
          : null
      return problem === null ? [] : [[`socialAccounts.${place}.profileUrl`, problem]]
    }),
  )
}

/** The accounts as they are kept: the network by the address, and a name where none was given. */
export function keepSocialAccounts(
  accounts: readonly Pick<SocialAccount, 'screenname' | 'profileUrl'>[],
): readonly SocialAccount[] {
  return accounts.map(({ screenname, profileUrl }) => {
    const address = completeProfileAddress(profileUrl)
    return {
      serviceName: serviceOfAddress(address),
      screenname: screenname.trim() || nameIn(address),
      profileUrl: address,
    }
  })
}

/** The last part of the path, or the host. */
function nameIn(address: string): string {
  const { host, path } = partsOf(address)
  return path.split('/').filter(Boolean).at(-1)?.replace(/^@/, '') ?? host
}

function partsOf(address: string): { readonly host: string; readonly path: string } {
  const [, host = '', path = ''] = /^https?:\/\/([^\s/?#:\\]+)(?::\d+)?([^?#]*)/i.exec(address) ?? []
  return { host: host.toLowerCase(), path }
}
