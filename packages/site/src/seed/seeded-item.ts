import type { Author } from '@vitrine/domain/content/author'
import { momentsOfDays } from '@vitrine/domain/content/events/event-days'
import type { EventTimes } from '@vitrine/domain/content/events/event-times'
import { type ContentItem, type ItemLocation, type ItemVideo, plainItem } from '@vitrine/domain/content/item'
import { dayAfter } from '@vitrine/domain/time/calendar-day'
import { toWallTime } from '@vitrine/domain/time/site-clock'
import { localDay } from '../page-json/website/time-zone.ts'
import type { AuthorSeed, ItemSeed } from './item-schemas.ts'
import type { PictureFinder } from './picture-schema.ts'
import { changePictures } from './read-layout-seeds.ts'
import { seedId } from './seed-ids.ts'
import type { SeedContext } from './seeded-content.ts'

const dayMs = 86_400_000
const minuteMs = 60_000

/** Where a seeded item stands. */
export interface SeededItemContext {
  readonly collectionId: string
  readonly position: number
  /** In which the hours of events are meant. */
  readonly timeZone: string
}

/** An item of the sample content. */
export function seededItem(
  seed: ItemSeed,
  { collectionId, position, timeZone }: SeededItemContext,
  { pictureOf, nowMs }: SeedContext,
): ContentItem {
  const publishedAtMs = publishedAt(seed, nowMs)
  return {
    ...plainItem,
    id: seedId('item', `${collectionId}/${seed.urlId}`),
    collectionId,
    urlId: seed.urlId,
    kind: seed.kind ?? 'text',
    title: seed.title,
    excerptHtml: seed.excerptHtml ?? '',
    bodyHtml: seed.bodyHtml ?? '',
    author: { id: seedId('author', seed.author ?? ''), displayName: seed.author ?? '' },
    categories: seed.categories ?? [],
    tags: seed.tags ?? [],
    image: seed.image ? pictureOf(seed.image) : null,
    gallery: (seed.gallery ?? []).flatMap((picture) => pictureOf(picture) ?? []),
    isFeatured: seed.featured ?? false,
    status: seed.status ?? (publishedAtMs > nowMs ? 'scheduled' : 'published'),
    publishedAtMs,
    updatedAtMs: Math.min(publishedAtMs, nowMs),
    position,
    sourceUrl: seed.sourceUrl ?? '',
    isPassthrough: seed.passthrough ?? false,
    clickthrough: seed.clickthrough ?? null,
    location: seed.location ? { ...nowhere, ...markerOf(seed.location), ...seed.location } : null,
    customType: seed.customType ?? null,
    customContent: customContentOf(seed, pictureOf),
    promotedBlockType: seed.promotedBlockType ?? null,
    event: seed.event ? eventTimes(seed.event, timeZone, nowMs) : null,
    video: seed.video ? { ...plainVideo, ...seed.video, hasOverlay: seed.video.overlay ?? false } : null,
    audio: seed.audio ? { artistName: '', ...seed.audio } : null,
  }
}

/** An author of the sample content. */
export function seededAuthor(
  { displayName, bioHtml = '', avatar, websiteUrl = '' }: AuthorSeed,
  pictureOf: PictureFinder,
): Author {
  const [firstName = '', ...rest] = displayName.split(' ')
  return {
    id: seedId('author', displayName),
    displayName,
    firstName,
    lastName: rest.join(' '),
    bioHtml,
    avatar: avatar ? pictureOf(avatar) : null,
    websiteUrl,
  }
}

function publishedAt({ publishedOn = '', publishedInDays = 0 }: ItemSeed, nowMs: number): number {
  const named = Date.parse(publishedOn)
  return Number.isNaN(named) ? nowMs + publishedInDays * dayMs : named
}

function customContentOf({ customContent = {} }: ItemSeed, pictureOf: PictureFinder) {
  return Object.fromEntries(
    Object.entries(customContent).map(([name, value]) => [name, changePictures(value, pictureOf)]),
  )
}

function eventTimes(event: NonNullable<ItemSeed['event']>, timeZone: string, nowMs: number): EventTimes {
  const { startsInDays } = event
  if ('lastsDays' in event) {
    const first = dayAfter(toWallTime(nowMs, timeZone).slice(0, 10), startsInDays)
    const days = { first, last: dayAfter(first, event.lastsDays - 1) }
    return { ...momentsOfDays(days, timeZone), days }
  }
  const { startsAt, lastsMinutes } = event
  const [hours = 0, minutes = 0] = startsAt.split(':').map(Number)
  const startAtMs = localDay(nowMs + startsInDays * dayMs, timeZone) + (hours * 60 + minutes) * minuteMs
  return { startAtMs, endAtMs: startAtMs + lastsMinutes * minuteMs }
}

/** A marker stands where the map is centred by default. */
function markerOf({ mapLat, mapLng }: NonNullable<ItemSeed['location']>): Partial<ItemLocation> {
  return mapLat === undefined || mapLng === undefined ? {} : { markerLat: mapLat, markerLng: mapLng }
}

const nowhere: ItemLocation = {
  addressTitle: '',
  addressLine1: '',
  addressLine2: '',
  addressCountry: '',
  mapLat: 0,
  mapLng: 0,
  mapZoom: 12,
  markerLat: 0,
  markerLng: 0,
}

const plainVideo: ItemVideo = {
  html: '',
  url: '',
  providerName: '',
  thumbnailUrl: '',
  widthPx: 1280,
  heightPx: 720,
  hasOverlay: false,
  playbackSpeed: 1,
  filter: 0,
  filterStrength: 0,
}
