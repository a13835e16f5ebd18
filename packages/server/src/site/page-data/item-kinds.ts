import { backgroundSources } from '@vitrine/domain/codes/background-sources'
import { recordTypes } from '@vitrine/domain/codes/record-types'
import type { ContentItem, ItemAudio, ItemVideo } from '@vitrine/domain/content/item'
import { imageJson } from './image.ts'

/** What an item has because of its kind (platform reference, section 2.7). */
export function kindFields(item: ContentItem) {
  const { kind, event, video, audio } = item
  return {
    recordType: recordTypes[kind],
    recordTypeLabel: kind,
    ...(event ? eventFields(event) : {}),
    ...(video ? videoFields(video, item) : {}),
    ...(audio ? audioFields(audio) : {}),
  }
}

function eventFields({ startAtMs, endAtMs }: NonNullable<ContentItem['event']>) {
  const dates = { startDate: startAtMs, endDate: endAtMs }
  return { ...dates, structuredContent: { _type: 'CalendarEvent', ...dates } }
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
    video: {
      playbackSpeed: video.playbackSpeed,
      filter: video.filter,
      filterStrength: video.filterStrength,
    },
    ...(kind === 'video'
      ? {}
      : { backgroundSource: backgroundSources.video, url: video.url, ...fallbackOf(image) }),
  }
}

function fallbackOf(image: ContentItem['image']) {
  return image ? { videoFallbackContentItem: imageJson(image) } : {}
}

function audioFields({ assetUrl, durationMs, artistName }: ItemAudio) {
  const track = { audioAssetUrl: assetUrl, lengthInMilliSeconds: durationMs, artistName }
  return { ...track, structuredContent: { _type: 'AudioItem', ...track } }
}
