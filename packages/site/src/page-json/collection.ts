import { backgroundSources } from '@vitrine/domain/codes/background-sources'
import { collectionTypes } from '@vitrine/domain/codes/collection-types'
import { folderBehaviours } from '@vitrine/domain/codes/folder-behaviours'
import type { Collection } from '@vitrine/domain/content/collection'
import { galleryOptions } from '@vitrine/domain/content/gallery/gallery-options'
import { isSet } from '../template-folder/collection-conf.ts'
import { collectionPath, confOf, isFolder, isIndex, isShop, orderingOf } from '../theme/collection-shape.ts'
import { imageJson } from './image.ts'
import { backgroundFields } from './items/item-kinds.ts'
import type { PageContext } from './page-context.ts'

/** Numbers of `ordering` in collection settings. */
const orderingNumbers = { chronological: 1, 'user-orderable': 2, calendar: 3, 'music-album': 4 } as const

/** Numbers of `eventView`. */
const eventViewNumbers = { list: 1, calendar: 2 } as const

/** What the addresses of the items of a collection begin with. Its own page may stand elsewhere (`collectionPath`). */
export function itemsBase(collection: Pick<Collection, 'urlId'>): string {
  return `/${collection.urlId}`
}

/** What describing a collection takes. */
export type CollectionContext = Pick<PageContext, 'site' | 'theme' | 'collections'>

/** `collection` of the page data (platform reference, section 2.3). */
export function collectionJson(collection: Collection, context: CollectionContext) {
  const { theme, site } = context
  const conf = confOf(collection, theme)
  const asFolder = isFolder(collection, theme)
  const asIndex = isIndex(collection, theme)
  return {
    id: collection.id,
    websiteId: site.id,
    enabled: collection.isEnabled,
    starred: false,
    type: typeNumber(collection, context),
    typeName: collection.typeName,
    typeLabel: collection.typeName,
    ordering: orderingNumbers[orderingOf(collection, theme)],
    title: collection.title,
    navigationTitle: collection.navigationTitle || collection.title,
    urlId: collection.urlId,
    fullUrl: collectionPath(collection, context),
    regionName: collection.layoutId ?? (typeof conf.layout === 'string' ? conf.layout : 'default'),
    description: collection.description,
    updatedOn: collection.updatedAtMs,
    addedOn: collection.updatedAtMs,
    folder: asFolder || asIndex,
    index: asIndex,
    ...(asIndex && typeof conf.indexType === 'string' ? { indexType: conf.indexType } : {}),
    dropdown: false,
    folderBehavior: asIndex
      ? folderBehaviours.index
      : asFolder
        ? folderBehaviours.redirect
        : folderBehaviours.none,
    collections: [],
    homepage: collection.isHomepage,
    passwordProtected: collection.isPasswordProtected,
    seoHidden: collection.seoHidden,
    synchronizing: false,
    permissionType: collection.isPasswordProtected ? 2 : 1,
    tags: [],
    categories: [],
    features: {
      relatedItems: { isEnabled: isSet(conf.relatedItems) },
      productQuickView: { isEnabled: isSet(conf.hasProductQuickView) },
    },
    eventView: eventViewNumbers[collection.eventView],
    publicCommentCount: 0,
    commentState: 2,
    ...(collection.mainImage
      ? {
          backgroundSource: backgroundSources.upload,
          mainImageId: collection.mainImage.id,
          mainImage: imageJson(collection.mainImage),
        }
      : { backgroundSource: backgroundSources.none }),
    ...(collection.backgroundVideo ? backgroundFields(collection.backgroundVideo, collection.mainImage) : {}),
    ...(collection.album ? { metadata: albumJson(collection.album) } : {}),
    ...(collection.externalUrl === null ? {} : { externalUrl: collection.externalUrl }),
    ...(collection.gallery ? { gallerySettings: galleryOptions(collection.gallery) } : {}),
  }
}

/** The content of a page, in the element that templates style. */
export function pageContentHtml(collection: Collection): string {
  const attributes = `data-type="page" data-updated-on="${collection.updatedAtMs}" id="page-${collection.id}"`
  return `<div class="sqs-layout sqs-grid-12 columns-12" ${attributes}>${collection.bodyHtml}</div>`
}

function typeNumber(collection: Collection, { theme }: CollectionContext): number {
  if (isShop(collection, theme)) return collectionTypes.products
  return collection.typeName === 'page' ? collectionTypes.page : collectionTypes.generic
}

function albumJson({ artistName, descriptionHtml, cover }: NonNullable<Collection['album']>) {
  return {
    artistName,
    albumDescription: descriptionHtml,
    ...(cover ? { albumCover: imageJson(cover) } : {}),
  }
}
