import { mostTimes, repeatSteps } from '@vitrine/domain/content/events/event-repeat'
import { itemStatuses } from '@vitrine/domain/content/item'
import { Type } from 'typebox'
import { productImage } from '../images/image-shape.ts'
import { anyMoment, epochMs, id, longText, shortText } from '../schemas.ts'

const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()])
const flag = Type.Boolean()
const url = Type.String({ maxLength: 2_100 })
const degrees = Type.Number({ minimum: -360, maximum: 360 })

const day = Type.String({ maxLength: 10 })

/** By what an event takes place again; weekdays are 1 for Monday to 7. */
const eventRepeat = Type.Object({
  every: Type.Enum([...repeatSteps]),
  weeks: Type.Integer(),
  weekdays: Type.Array(Type.Integer(), { maxItems: 7 }),
  ends: Type.Union([Type.Object({ untilDay: day }), Type.Object({ times: Type.Integer() })]),
  daysLeftOut: Type.Array(day, { maxItems: mostTimes }),
})

/** When an event takes place; of one that lasts all day the moments follow from `days`. */
const eventTimes = Type.Object({
  startAtMs: anyMoment,
  endAtMs: anyMoment,
  days: Type.Optional(orNull(Type.Object({ first: day, last: day }))),
  repeat: Type.Optional(orNull(eventRepeat)),
  isCanceled: Type.Optional(flag),
  /** Where it is followed online. */
  onlineUrl: Type.Optional(url),
})

/** What an item is. */
export const itemKind = Type.Enum(['text', 'image', 'video', 'event', 'audio'])

/** Where an item stands for its owner. */
const itemShelf = Type.Enum([...itemStatuses, 'trash'])

/** An item as its owner edits it; `ItemInput` of the domain. */
export const itemInput = Type.Object({
  urlId: Type.String({ maxLength: 1_000 }),
  title: Type.String({ maxLength: 1_000 }),
  excerptHtml: longText,
  bodyHtml: longText,
  categories: Type.Array(shortText, { maxItems: 1_000 }),
  tags: Type.Array(shortText, { maxItems: 1_000 }),
  image: orNull(productImage),
  gallery: Type.Array(productImage, { maxItems: 1_000 }),
  isFeatured: flag,
  status: Type.Enum([...itemStatuses]),
  publishedAtMs: epochMs,
  authorId: Type.String({ maxLength: 64 }),
  sourceUrl: url,
  isPassthrough: flag,
  clickthrough: orNull(Type.Object({ url, newWindow: flag })),
  location: orNull(
    Type.Object({
      addressTitle: shortText,
      addressLine1: shortText,
      addressLine2: shortText,
      addressCountry: shortText,
      mapLat: degrees,
      mapLng: degrees,
      mapZoom: Type.Number({ minimum: 0, maximum: 24 }),
      markerLat: degrees,
      markerLng: degrees,
    }),
  ),
  customContent: Type.Record(Type.String({ maxLength: 200 }), Type.Unknown(), { maxProperties: 200 }),
  commentState: Type.Union([Type.Literal(1), Type.Literal(2)]),
  event: orNull(eventTimes),
  video: orNull(
    Type.Object({
      html: Type.String({ maxLength: 10_000 }),
      url,
      providerName: shortText,
      thumbnailUrl: url,
      widthPx: Type.Number({ minimum: 0 }),
      heightPx: Type.Number({ minimum: 0 }),
      hasOverlay: flag,
      playbackSpeed: Type.Number(),
      filter: Type.Number(),
      filterStrength: Type.Number(),
    }),
  ),
  audio: orNull(
    Type.Object({
      assetUrl: url,
      durationMs: Type.Number({ minimum: 0, maximum: 1_000_000_000 }),
      artistName: shortText,
      isExplicit: Type.Optional(flag),
      episode: Type.Optional(orNull(Type.Number())),
      season: Type.Optional(orNull(Type.Number())),
    }),
  ),
  seo: Type.Object({
    title: Type.String({ maxLength: 1_000 }),
    description: Type.String({ maxLength: 2_000 }),
  }),
})

/** An item in the owner's lists. */
export const itemRow = Type.Object({
  id,
  collectionId: id,
  kind: itemKind,
  customType: orNull(Type.String()),
  title: Type.String(),
  urlId: Type.String(),
  /** Where visitors find it; '' while its collection is gone. */
  fullUrl: Type.String(),
  imageUrl: orNull(Type.String()),
  altText: Type.String(),
  shelf: itemShelf,
  publishedAtMs: Type.Number(),
  updatedAtMs: Type.Number(),
  event: orNull(eventTimes),
  isFeatured: flag,
  authorName: Type.String(),
  categories: Type.Array(Type.String()),
  tags: Type.Array(Type.String()),
  trashedAtMs: orNull(Type.Number()),
})

/** An item in the list of all; its counted comments are those that visitors see. */
export const listedItem = Type.Object({
  ...itemRow.properties,
  /** '' while its collection is gone. */
  collectionTitle: Type.String(),
  commentCount: Type.Integer(),
})

const field = Type.Object({ name: Type.String(), title: Type.String(), type: Type.String() })

/** A kind of item that a collection takes; the type of the template, if it is of one, has fields of its own. */
const takenKind = Type.Object({
  kind: itemKind,
  customType: orNull(Type.String()),
  title: Type.String(),
  fields: Type.Array(field),
})

/** A part of the site that holds items. */
export const contentCollection = Type.Object({
  id,
  title: Type.String(),
  urlId: Type.String(),
  fullUrl: Type.String(),
  typeName: Type.String(),
  isEnabled: flag,
  ordering: Type.Enum(['chronological', 'user-orderable', 'calendar', 'music-album']),
  /** Whether its items have pages of their own. */
  hasItemPages: flag,
  kinds: Type.Array(takenKind),
  /** How many items stand on each shelf; those without any are left out. */
  counts: Type.Record(Type.String(), Type.Integer()),
})
