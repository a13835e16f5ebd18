import { repeatSteps } from '@vitrine/domain/content/events/event-repeat'
import { type ContentItem, itemStatuses, plainItem } from '@vitrine/domain/content/item'
import { Type } from 'typebox'
import { defineDocument } from '../documents/document-kind.ts'
import { image, oneOf, orNull, text } from '../documents/document-schemas.ts'
import { video } from './video-document.ts'

const location = Type.Object({
  addressTitle: text,
  addressLine1: text,
  addressLine2: text,
  addressCountry: text,
  mapLat: Type.Number(),
  mapLng: Type.Number(),
  mapZoom: Type.Number(),
  markerLat: Type.Number(),
  markerLng: Type.Number(),
})

const occurrence = Type.Object({
  startAtMs: Type.Number(),
  endAtMs: Type.Number(),
  days: Type.Optional(orNull(Type.Object({ first: text, last: text }))),
})

const eventRepeat = Type.Object({
  every: oneOf(repeatSteps),
  weeks: Type.Number(),
  weekdays: Type.Array(Type.Number()),
  ends: Type.Union([Type.Object({ untilDay: text }), Type.Object({ times: Type.Number() })]),
  daysLeftOut: Type.Array(text),
})

const eventTimes = Type.Object({
  ...occurrence.properties,
  repeat: Type.Optional(orNull(eventRepeat)),
  occurrences: Type.Optional(Type.Array(occurrence)),
  isCanceled: Type.Optional(Type.Boolean()),
  onlineUrl: Type.Optional(text),
})

const recording = Type.Object({
  assetUrl: text,
  durationMs: Type.Number(),
  artistName: text,
  isExplicit: Type.Optional(Type.Boolean()),
  episode: Type.Optional(orNull(Type.Number())),
  season: Type.Optional(orNull(Type.Number())),
})

/** A post, an event or another item of a collection. */
export const itemDocument = defineDocument<ContentItem>()(
  'item',
  Type.Object({
    id: text,
    collectionId: text,
    urlId: text,
    kind: oneOf(['text', 'image', 'video', 'event', 'audio']),
    title: text,
    excerptHtml: text,
    bodyHtml: text,
    author: Type.Object({ id: text, displayName: text }),
    categories: Type.Array(text),
    tags: Type.Array(text),
    image: orNull(image),
    isFeatured: Type.Boolean(),
    status: oneOf(itemStatuses),
    publishedAtMs: Type.Number(),
    isDateNamed: Type.Optional(Type.Boolean()),
    updatedAtMs: Type.Number(),
    position: Type.Number(),
    sourceUrl: text,
    isPassthrough: Type.Boolean(),
    clickthrough: orNull(Type.Object({ url: text, newWindow: Type.Boolean() })),
    location: orNull(location),
    customType: orNull(text),
    customContent: Type.Record(Type.String(), Type.Unknown()),
    gallery: Type.Array(image),
    promotedBlockType: orNull(text),
    commentState: Type.Union([Type.Literal(1), Type.Literal(2)]),
    event: orNull(eventTimes),
    video: orNull(video),
    audio: orNull(recording),
    seo: Type.Object({ title: text, description: text }),
    trashedAtMs: orNull(Type.Number()),
    areaIds: Type.Optional(Type.Array(text)),
  }),
  plainItem,
)
