/** A host of films, recordings or talks that says how they are shown (oEmbed). */
export interface EmbedProvider {
  readonly name: string
  /** Addresses of what it shows. */
  readonly pages: RegExp
  /** Where it is asked. */
  readonly endpoint: string
  /** Where its players come from; no other frame is taken from its answer. */
  readonly players: readonly string[]
}

/** The hosts that are asked: few, each looked at, none found by what a page says of itself. */
const embedProviders: readonly EmbedProvider[] = [
  {
    name: 'YouTube',
    pages: /^https?:\/\/((www|m|music)\.)?(youtube\.com\/(watch|shorts|live|playlist|embed)|youtu\.be\/)/i,
    endpoint: 'https://www.youtube.com/oembed',
    players: ['www.youtube.com', 'www.youtube-nocookie.com'],
  },
  {
    name: 'Vimeo',
    pages: /^https?:\/\/((www|player)\.)?vimeo\.com\/./i,
    endpoint: 'https://vimeo.com/api/oembed.json',
    players: ['player.vimeo.com'],
  },
  {
    name: 'Dailymotion',
    pages: /^https?:\/\/(www\.dailymotion\.com\/video|dai\.ly)\/./i,
    endpoint: 'https://www.dailymotion.com/services/oembed',
    players: ['www.dailymotion.com', 'geo.dailymotion.com'],
  },
  {
    name: 'TED',
    pages: /^https?:\/\/(www\.)?ted\.com\/talks\/./i,
    endpoint: 'https://www.ted.com/services/v1/oembed.json',
    players: ['embed.ted.com'],
  },
  {
    name: 'SoundCloud',
    pages: /^https?:\/\/((www|m|on)\.)?soundcloud\.com\/./i,
    endpoint: 'https://soundcloud.com/oembed',
    players: ['w.soundcloud.com'],
  },
  {
    name: 'Spotify',
    pages: /^https?:\/\/(open|play)\.spotify\.com\/./i,
    endpoint: 'https://open.spotify.com/oembed',
    players: ['open.spotify.com'],
  },
  {
    name: 'Mixcloud',
    pages: /^https?:\/\/(www\.)?mixcloud\.com\/./i,
    endpoint: 'https://app.mixcloud.com/oembed/',
    players: ['www.mixcloud.com', 'player-widget.mixcloud.com'],
  },
]

/** Who shows what stands at an address. */
export function providerOf(url: string): EmbedProvider | undefined {
  return embedProviders.find(({ pages }) => pages.test(url))
}

/** What is said where nothing can be shown (of Vimeo: specification, section 5). */
export const embedText = {
  'provider-unknown': `This is no address of ${embedProviders.map(({ name }) => name).join(', ')}.`,
  'vimeo-basic': 'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
  'provider-silent': (name: string) => `${name} does not answer. Please try again later.`,
  'embed-refused': (name: string) => `${name} does not show this. It may be private, or not be there.`,
} as const
