import { isWebAddress, webAddressText } from '../../contact/web-address.ts'
import { longestAddress, tooLongAddressText } from './web-limits.ts'

/** A profile of the site's owner elsewhere. */
export interface SocialAccount {
  /** By which templates choose its sign. */
  readonly serviceName: string
  readonly screenname: string
  readonly profileUrl: string
}

/** Networks by the name that templates know them by, with what people call them and the hosts of their profiles. */
const socialServices: Readonly<
  Record<string, { readonly label: string; readonly hosts: readonly string[] }>
> = {
  facebook: { label: 'Facebook', hosts: ['facebook.com', 'fb.com', 'fb.me'] },
  instagram: { label: 'Instagram', hosts: ['instagram.com', 'instagr.am'] },
  twitter: { label: 'X', hosts: ['twitter.com', 'x.com'] },
  youtube: { label: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
  pinterest: { label: 'Pinterest', hosts: ['pinterest.com', 'pinterest.co.uk', 'pinterest.de', 'pin.it'] },
  linkedin: { label: 'LinkedIn', hosts: ['linkedin.com', 'lnkd.in'] },
  tiktok: { label: 'TikTok', hosts: ['tiktok.com'] },
  threads: { label: 'Threads', hosts: ['threads.net', 'threads.com'] },
  bluesky: { label: 'Bluesky', hosts: ['bsky.app'] },
  vimeo: { label: 'Vimeo', hosts: ['vimeo.com'] },
  tumblr: { label: 'Tumblr', hosts: ['tumblr.com'] },
  flickr: { label: 'Flickr', hosts: ['flickr.com', 'flic.kr'] },
  github: { label: 'GitHub', hosts: ['github.com'] },
  soundcloud: { label: 'SoundCloud', hosts: ['soundcloud.com'] },
  spotify: { label: 'Spotify', hosts: ['spotify.com', 'spoti.fi'] },
  bandcamp: { label: 'Bandcamp', hosts: ['bandcamp.com'] },
  behance: { label: 'Behance', hosts: ['behance.net'] },
  dribbble: { label: 'Dribbble', hosts: ['dribbble.com'] },
  medium: { label: 'Medium', hosts: ['medium.com'] },
  twitch: { label: 'Twitch', hosts: ['twitch.tv'] },
  yelp: { label: 'Yelp', hosts: ['yelp.com'] },
  tripadvisor: { label: 'Tripadvisor', hosts: ['tripadvisor.com'] },
  goodreads: { label: 'Goodreads', hosts: ['goodreads.com'] },
  houzz: { label: 'Houzz', hosts: ['houzz.com'] },
  snapchat: { label: 'Snapchat', hosts: ['snapchat.com'] },
  reddit: { label: 'Reddit', hosts: ['reddit.com'] },
  whatsapp: { label: 'WhatsApp', hosts: ['whatsapp.com', 'wa.me'] },
  telegram: { label: 'Telegram', hosts: ['t.me', 'telegram.me'] },
  discord: { label: 'Discord', hosts: ['discord.gg', 'discord.com'] },
}

/** The name of an address that belongs to no network we know. */
const otherService = 'url'

/** The network of a profile, by its address. */
export function serviceOfAddress(address: string): string {
  const { host } = partsOf(address)
  const isOf = (known: string) => host === known || host.endsWith(`.${known}`)
  const found = Object.entries(socialServices).find(([, { hosts }]) => hosts.some(isOf))
  return found?.[0] ?? otherService
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
      const address = profileUrl.trim()
      const problem = !isWebAddress(address)
        ? webAddressText
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
    const address = profileUrl.trim()
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
