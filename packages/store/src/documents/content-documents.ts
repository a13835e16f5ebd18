// What the pages of a site are made of, as it is stored.
import type { Comment } from '@vitrine/domain/comments/comment'
import type { Author } from '@vitrine/domain/content/author'
import { type Collection, plainCollection } from '@vitrine/domain/content/collection'
import { isRecord } from '@vitrine/domain/content/is-record'
import { type ContentItem, type ItemVideo, plainItem } from '@vitrine/domain/content/item'
import { readLayout } from '@vitrine/domain/content/read-layout'
import { anchorPositions } from '@vitrine/domain/website/popup-overlay'
import { Type } from 'typebox'
import type { StoredLayout } from '../content/layouts.ts'
import { type DocumentKind, defineDocument } from './document-kind.ts'
import { image, oneOf, orNull, text } from './document-parts.ts'
import { gallerySettings } from './gallery-document.ts'

/** Films that are older than overlays say nothing of them, and have none. */
const video = Type.Unsafe<ItemVideo>(
  Type.Object({
    html: text,
    url: text,
    providerName: text,
    thumbnailUrl: text,
    widthPx: Type.Number(),
    heightPx: Type.Number(),
    playbackSpeed: Type.Number(),
    filter: Type.Number(),
    filterStrength: Type.Number(),
    hasOverlay: Type.Optional(Type.Boolean()),
  }),
)

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
    status: oneOf(['published', 'scheduled', 'draft', 'needs-review']),
    publishedAtMs: Type.Number(),
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
    event: orNull(Type.Object({ startAtMs: Type.Number(), endAtMs: Type.Number() })),
    video: orNull(video),
    audio: orNull(Type.Object({ assetUrl: text, durationMs: Type.Number(), artistName: text })),
  }),
  plainItem,
)

const cover = Type.Object({
  headline: text,
  bodyHtml: text,
  image: orNull(image),
  actions: Type.Array(Type.Object({ label: text, url: text })),
  position: oneOf(anchorPositions),
})

/** A page, blog, shop or other collection. */
export const collectionDocument = defineDocument<Collection>()(
  'page',
  Type.Object({
    id: text,
    parentId: orNull(text),
    urlId: text,
    title: text,
    navigationTitle: text,
    typeName: text,
    layoutId: orNull(text),
    description: text,
    bodyHtml: text,
    mainImage: orNull(image),
    backgroundVideo: orNull(video),
    isEnabled: Type.Boolean(),
    isHomepage: Type.Boolean(),
    isPasswordProtected: Type.Boolean(),
    passwordHash: orNull(text),
    seoHidden: Type.Boolean(),
    externalUrl: orNull(text),
    gallery: orNull(gallerySettings),
    album: orNull(Type.Object({ artistName: text, descriptionHtml: text, cover: orNull(image) })),
    eventView: oneOf(['list', 'calendar']),
    cover: orNull(cover),
    pageSize: orNull(Type.Number()),
    position: Type.Number(),
    updatedAtMs: Type.Number(),
  }),
  plainCollection,
)

/** Somebody who writes for the site. */
export const authorDocument = defineDocument<Author>()(
  'author',
  Type.Object({
    id: text,
    displayName: text,
    firstName: text,
    lastName: text,
    bioHtml: text,
    avatar: orNull(image),
    websiteUrl: text,
  }),
)

/** A comment. */
export const commentDocument = defineDocument<Comment>()(
  'comment',
  Type.Object({
    id: text,
    itemId: text,
    parentId: orNull(text),
    depth: Type.Number(),
    authorName: text,
    authorEmail: text,
    body: text,
    status: oneOf(['public', 'pending', 'spam']),
    createdAtMs: Type.Number(),
    likeCount: Type.Number(),
    flagCount: Type.Number(),
    isByOwner: Type.Boolean(),
  }),
)

/** What an area of a page is filled with; its reader knows every kind of block. */
export const layoutDocument: DocumentKind<StoredLayout> = {
  name: 'layout of blocks',
  usual: {},
  isWhole: (value): value is StoredLayout =>
    isRecord(value) && typeof value.updatedAtMs === 'number' && readLayout(value.layout).ok,
}
