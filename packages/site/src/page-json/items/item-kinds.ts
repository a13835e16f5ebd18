import { backgroundSources } from '@vitrine/domain/codes/background-sources'
import { recordTypes } from '@vitrine/domain/codes/record-types'
import type { EventTimes } from '@vitrine/domain/content/events/event-times'
import type { ContentItem, ItemAudio, ItemVideo } from '@vitrine/domain/content/item'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import { imageJson } from '../image.ts'

/** What an item has because of its kind (platform reference, section 2.7). */
export function kindFields(item: ContentItem) {
  const { kind, event, video, audio } = item
  return {
    recordType: recordTypes[kind],
    recordTypeLabel: kind,
    backgroundSource: item.image ? backgroundSources.upload : backgroundSources.none,
    ...(event ? eventFields(event) : {}),
    ...(video ? videoFields(video, item) : {}),
    ...(kind === 'image' && item.image ? { altText: item.image.altText } : {}),
    ...(audio ? audioFields(audio) : {}),
  }
}

/** `allDay` has the days of an event without clock times. */
function eventFields({ startAtMs, endAtMs, days, repeat, isCanceled, onlineUrl }: EventTimes) {
  const dates = { startDate: startAtMs, endDate: endAtMs, ...(days ? { allDay: days } : {}) }
  return {
    ...dates,
    ...(repeat ? { repeats: true } : {}),
    ...(isCanceled ? { isCanceled } : {}),
    ...(onlineUrl ? { onlineUrl } : {}),
    structuredContent: { _type: 'CalendarEvent', ...dates },
  }
}

/** A film that is the item itself, or plays behind one of another kind. */
function videoFields(video: ItemVideo, { kind, image }: ContentItem) {
  return {
    oembed: {
      type: 'video',
      html: video.html,
      url: video.url,
      providerName: video.providerName,
      thumbnailUrl: video.thumbnailUrl,
      width: video.widthPx,
      height: video.heightPx,
    },
    ...(kind === 'video'
      ? { overlay: video.hasOverlay, video: filmJson(video, image) }
      : backgroundFields(video, image)),
  }
}

/** A film behind an item or a collection, in each of the places where templates look for it; its picture is shown until it plays. */
export function backgroundFields(video: ItemVideo, image: ProductImage | null) {
  const film = filmJson(video, image)
  return {
    backgroundSource: backgroundSources.video,
    backgroundVideo: film,
    video: film,
    url: video.url,
    ...(image ? { videoFallbackContentItem: film.videoFallbackContentItem } : {}),
  }
}

function filmJson({ url, playbackSpeed, filter, filterStrength }: ItemVideo, image: ProductImage | null) {
  const fallback = image ? { videoFallbackContentItem: imageJson(image) } : {}
  return { url, playbackSpeed, filter, filterStrength, ...fallback }
}

function audioFields({ assetUrl, durationMs, artistName, isExplicit, episode, season }: ItemAudio) {
  const track = {
    audioAssetUrl: assetUrl,
    lengthInMilliSeconds: durationMs,
    artistName,
    ...(isExplicit === undefined ? {} : { explicit: isExplicit }),
    ...(episode ? { episodeNumber: episode } : {}),
    ...(season ? { seasonNumber: season } : {}),
  }
  return { ...track, structuredContent: { _type: 'AudioItem', ...track } }
}
