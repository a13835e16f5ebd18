import { podcastCategoryOf } from '@vitrine/domain/content/podcasts/podcast-categories'
import { isCover, type PodcastShow } from '@vitrine/domain/content/podcasts/podcast-show'
import { absolute } from '../html/absolute.ts'
import type { PageContext } from '../page-json/page-context.ts'
import { xml } from './xml.ts'

/** What names Apple's tags in a feed; other directories read them, too. */
export const podcastNamespace = ' xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"'

/** What a feed says of a show (Apple's podcast RSS feed requirements). */
export function showTags(show: PodcastShow, { site, origin }: PageContext): readonly string[] {
  const author = show.author || site.title
  const { main, beneath } = podcastCategoryOf(show.category)
  const category = `itunes:category text="${xml(main)}"`
  return [
    `<itunes:author>${xml(author)}</itunes:author>`,
    show.email &&
      `<itunes:owner><itunes:name>${xml(author)}</itunes:name><itunes:email>${xml(show.email)}</itunes:email></itunes:owner>`,
    show.image && `<itunes:image href="${xml(absolute(show.image.assetUrl, origin))}"/>`,
    beneath === null
      ? `<${category}/>`
      : `<${category}><itunes:category text="${xml(beneath)}"/></itunes:category>`,
    `<itunes:explicit>${show.isExplicit}</itunes:explicit>`,
    '<itunes:type>episodic</itunes:type>',
  ].filter((tag): tag is string => typeof tag === 'string' && tag !== '')
}

/** What of a post in page data makes it an episode. */
export interface EpisodeSource {
  readonly title: string
  readonly artistName?: string
  readonly lengthInMilliSeconds?: number
  readonly explicit?: boolean
  readonly episodeNumber?: number
  readonly seasonNumber?: number
  readonly mainImage?: {
    readonly assetUrl: string
    readonly originalSize: string
    readonly contentType: string
  }
}

/** What a feed says of an episode; its picture only where directories take it. */
export function episodeTags(item: EpisodeSource, durationMs: number, origin: string): readonly string[] {
  const { title, artistName = '', explicit, episodeNumber, seasonNumber, mainImage } = item
  const [widthPx = 0, heightPx = 0] = (mainImage?.originalSize ?? '').split('x').map(Number)
  const hasCover = mainImage && isCover({ widthPx, heightPx, contentType: mainImage.contentType })
  return [
    `<itunes:title>${xml(title)}</itunes:title>`,
    artistName !== '' && `<itunes:author>${xml(artistName)}</itunes:author>`,
    durationMs > 0 && `<itunes:duration>${Math.max(1, Math.round(durationMs / 1_000))}</itunes:duration>`,
    explicit !== undefined && `<itunes:explicit>${explicit}</itunes:explicit>`,
    episodeNumber !== undefined && `<itunes:episode>${episodeNumber}</itunes:episode>`,
    seasonNumber !== undefined && `<itunes:season>${seasonNumber}</itunes:season>`,
    '<itunes:episodeType>full</itunes:episodeType>',
    hasCover && `<itunes:image href="${xml(absolute(mainImage.assetUrl, origin))}"/>`,
  ].filter((tag) => typeof tag === 'string')
}
