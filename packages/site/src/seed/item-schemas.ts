// The shapes of sample content beside the shop: content/items/ADDRESS.json and content/authors.json.
import { itemStatuses } from '@vitrine/domain/content/item'
import { termLength } from '@vitrine/domain/content/term-length'
import { type Static, Type } from 'typebox'
import { picture } from './picture-schema.ts'

const text = Type.String()
const optionalText = Type.Optional(text)
const flag = Type.Optional(Type.Boolean())
const number = Type.Optional(Type.Number())

const itemSeed = Type.Object({
  urlId: text,
  title: text,
  /** `text` by default. */
  kind: Type.Optional(Type.Enum(['text', 'image', 'video', 'event', 'audio'])),
  excerptHtml: optionalText,
  bodyHtml: optionalText,
  /** A name; that of an author in authors.json brings what is known of them. */
  author: optionalText,
  categories: Type.Optional(Type.Array(Type.String({ maxLength: termLength.category }))),
  tags: Type.Optional(Type.Array(Type.String({ maxLength: termLength.tag }))),
  image: Type.Optional(picture),
  gallery: Type.Optional(Type.Array(picture)),
  featured: flag,
  status: Type.Optional(Type.Enum([...itemStatuses])),
  /** A date; without one and without `publishedInDays`, the day of the seeding. */
  publishedOn: optionalText,
  publishedInDays: number,
  sourceUrl: optionalText,
  passthrough: flag,
  clickthrough: Type.Optional(Type.Object({ url: text, newWindow: Type.Boolean() })),
  location: Type.Optional(
    Type.Object({
      addressTitle: optionalText,
      addressLine1: optionalText,
      addressLine2: optionalText,
      addressCountry: optionalText,
      mapLat: number,
      mapLng: number,
      mapZoom: number,
    }),
  ),
  customType: optionalText,
  /** Values of the template's own fields; a picture is `{"file": ..., "alt": ...}`, a gallery a list of them. */
  customContent: Type.Optional(Type.Record(text, Type.Unknown())),
  promotedBlockType: optionalText,
  /** Days from the seeding, negative for what is over; the local time of day such as 18:30, and how long it lasts, or the number of whole days. */
  event: Type.Optional(
    Type.Union([
      Type.Object({
        startsInDays: Type.Integer(),
        startsAt: text,
        lastsMinutes: Type.Integer({ minimum: 0 }),
      }),
      Type.Object({ startsInDays: Type.Integer(), lastsDays: Type.Integer({ minimum: 1 }) }),
    ]),
  ),
  video: Type.Optional(
    Type.Object({
      html: text,
      url: optionalText,
      providerName: optionalText,
      thumbnailUrl: optionalText,
      widthPx: number,
      heightPx: number,
      overlay: flag,
    }),
  ),
  audio: Type.Optional(
    Type.Object({
      assetUrl: text,
      durationMs: Type.Number(),
      artistName: optionalText,
      isExplicit: flag,
      episode: number,
      season: number,
    }),
  ),
})

/** content/items/ADDRESS.json: what stands in the collection of that address, in its order. */
export const itemsSeed = Type.Object({ items: Type.Array(itemSeed) })

/** content/authors.json */
export const authorsSeed = Type.Object({
  authors: Type.Array(
    Type.Object({
      displayName: text,
      bioHtml: optionalText,
      avatar: Type.Optional(picture),
      websiteUrl: optionalText,
    }),
  ),
})

export type ItemSeed = Static<typeof itemSeed>
export type AuthorSeed = Static<typeof authorsSeed>['authors'][number]
