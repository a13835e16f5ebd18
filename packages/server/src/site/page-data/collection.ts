import type { Collection } from '@vitrine/domain/content/collection'
import { imageJson } from './image.ts'
import type { PageContext } from './page-context.ts'

/** Numbers of collection types (specification, section 3); 1, generic, for those without one. */
const typeNumbers: Readonly<Record<string, number>> = { page: 10, products: 13 }

/** Numbers of `ordering` in collection settings. */
const orderingNumbers: Readonly<Record<string, number>> = {
  chronological: 1,
  'user-orderable': 2,
  calendar: 3,
  'music-album': 4,
}

/** The address of a collection on its site. */
export function collectionUrl(collection: Pick<Collection, 'urlId' | 'isHomepage'>): string {
  return collection.isHomepage ? '/' : `/${collection.urlId}`
}

/** `collection` of the page data (platform reference, section 2.3). */
export function collectionJson(collection: Collection, context: Pick<PageContext, 'site' | 'theme'>) {
  const { typeName } = collection
  const conf = context.theme.folder.collections.get(typeName)?.conf ?? {}
  const isFolder = conf.folder === true
  return {
    id: collection.id,
    websiteId: context.site.id,
    enabled: collection.isEnabled,
    starred: false,
    type: typeNumbers[typeName] ?? 1,
    typeName,
    typeLabel: typeName,
    ordering: orderingNumbers[String(conf.ordering)] ?? 2,
    title: collection.title,
    navigationTitle: collection.navigationTitle || collection.title,
    urlId: collection.urlId,
    fullUrl: collectionUrl(collection),
    regionName: typeof conf.layout === 'string' ? conf.layout : 'default',
    description: collection.description,
    updatedOn: collection.updatedAtMs,
    folder: isFolder,
    index: conf.index === true,
    dropdown: false,
    folderBehavior: isFolder ? 2 : 3,
    collections: [],
    homepage: collection.isHomepage,
    passwordProtected: false,
    seoHidden: false,
    synchronizing: false,
    permissionType: 1,
    tags: [],
    categories: [],
    features: { relatedItems: { isEnabled: false }, productQuickView: { isEnabled: false } },
    publicCommentCount: 0,
    commentState: 2,
    ...(collection.mainImage
      ? { mainImageId: collection.mainImage.id, mainImage: imageJson(collection.mainImage) }
      : {}),
  }
}

/** The content of a page, in the element that templates style. */
export function pageContentHtml(collection: Collection): string {
  const attributes = `data-type="page" data-updated-on="${collection.updatedAtMs}" id="page-${collection.id}"`
  return `<div class="sqs-layout sqs-grid-12 columns-12" ${attributes}>${collection.bodyHtml}</div>`
}
