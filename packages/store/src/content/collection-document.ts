import { type Collection, plainCollection } from '@vitrine/domain/content/collection'
import { anchorPositions } from '@vitrine/domain/website/popup-overlay'
import { Type } from 'typebox'
import { defineDocument } from '../documents/document-kind.ts'
import { image, oneOf, orNull, text } from '../documents/document-schemas.ts'
import { gallerySettings } from './gallery-document.ts'
import { video } from './video-document.ts'

const cover = Type.Object({
  headline: text,
  bodyHtml: text,
  image: orNull(image),
  actions: Type.Array(Type.Object({ label: text, url: text })),
  position: oneOf(anchorPositions),
})

const podcast = Type.Object({
  title: text,
  author: text,
  email: text,
  category: text,
  image: orNull(image),
  isExplicit: Type.Boolean(),
  language: text,
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
    lockTexts: orNull(Type.Object({ headline: text, bodyHtml: text })),
    seoTitle: text,
    seoDescription: text,
    seoHidden: Type.Boolean(),
    socialImage: orNull(image),
    codeInjection: Type.Object({ head: text, body: text }),
    externalUrl: orNull(text),
    gallery: orNull(gallerySettings),
    album: orNull(Type.Object({ artistName: text, descriptionHtml: text, cover: orNull(image) })),
    podcast: orNull(podcast),
    eventView: oneOf(['list', 'calendar']),
    cover: orNull(cover),
    pageSize: orNull(Type.Number()),
    position: Type.Number(),
    updatedAtMs: Type.Number(),
    trashedAtMs: orNull(Type.Number()),
    menuPlaces: Type.Optional(
      Type.Array(
        Type.Object({
          menu: text,
          folders: Type.Array(text),
          namesakes: Type.Optional(Type.Array(Type.Number())),
          at: Type.Number(),
        }),
      ),
    ),
    areaIds: Type.Optional(Type.Array(text)),
  }),
  plainCollection,
)
