import type { Collection } from '@vitrine/domain/content/collection'
import { coverPageType, type PageContents, type PageKind } from '@vitrine/domain/content/pages/page-kind'
import { viewKindOf } from '../default-views/view-kind.ts'
import { textsOf } from '../template-folder/folder-reader.ts'
import { confOf, isFolder, isIndex, isShop, orderingOf } from './collection-shape.ts'
import { takenKinds } from './item-kinds.ts'
import type { Theme } from './theme.ts'

/** The kinds of pages that owners can make in a template: plain ones, covers, what its `.conf` files describe, and its own pages. */
export function pageKinds(theme: Theme): readonly PageKind[] {
  const { collections, systemCollections, pages } = theme.folder
  const types = [...collections.keys(), ...systemCollections].filter(
    (typeName) => typeName !== 'page' && typeName !== coverPageType && !isFolder({ typeName }, theme),
  )
  const own = [...pages.keys()].filter((name) => name !== 'page' && name !== 'not-found')
  const names = new Set(['page', coverPageType, ...types, ...own])
  return [...names].map((typeName) => pageKindOf({ typeName, cover: null, externalUrl: null }, theme))
}

/** What kind of page a collection is. */
export function pageKindOf(
  collection: Pick<Collection, 'typeName' | 'cover' | 'externalUrl'>,
  theme: Theme,
): PageKind {
  const { typeName } = collection
  const conf = confOf(collection, theme)
  const contents = contentsOf(collection, theme)
  const accepted = textsOf(conf.acceptTypes)
  return {
    typeName,
    title: titleOf(typeName, theme),
    icon:
      contents === 'link' || contents === 'cover'
        ? contents
        : typeof conf.icon === 'string'
          ? conf.icon
          : typeName,
    contents,
    accepts: contents === 'pages' && accepted.length > 0 ? accepted : null,
    isOffered: contents !== 'link' && !isFolder(collection, theme),
  }
}

/** Whether a page is made of words of its own: a plain one, a cover, or of a kind that the template brings for such. */
export function hasOwnWords(collection: Collection, theme: Theme): boolean {
  const contents = contentsOf(collection, theme)
  return contents === 'blocks' || contents === 'cover'
}

function contentsOf(
  collection: Pick<Collection, 'typeName' | 'cover' | 'externalUrl'>,
  theme: Theme,
): PageContents {
  const { typeName } = collection
  if (collection.externalUrl !== null) return 'link'
  if (collection.cover !== null || typeName === coverPageType) return 'cover'
  if (isIndex(collection, theme) || isFolder(collection, theme)) return 'pages'
  if (isShop(collection, theme)) return 'products'
  const views = theme.views.get(typeName)
  return typeName !== 'page' && (views?.list || views?.item) ? 'items' : 'blocks'
}

/** What a collection can be as a list of items: an album of tracks, a podcast of posts; null for neither. */
export function playsAs(
  collection: Pick<Collection, 'typeName' | 'externalUrl'>,
  theme: Theme,
): 'album' | 'podcast' | null {
  const kinds = takenKinds(collection, theme).map(({ kind }) => kind)
  const ordering = orderingOf(collection, theme)
  if (ordering === 'music-album' && kinds.includes('audio')) return 'album'
  return ordering === 'chronological' && kinds.includes('text') ? 'podcast' : null
}

/** Whether the pictures of a collection are shown as a gallery, whose looks its owner chooses. */
export function isGallery(
  collection: Pick<Collection, 'typeName' | 'cover' | 'externalUrl'>,
  theme: Theme,
): boolean {
  const isOfItems = contentsOf(collection, theme) === 'items'
  return isOfItems && viewKindOf(collection.typeName, confOf(collection, theme)) === 'gallery'
}

/** What the template calls a kind; its own pages and the platform's kinds have plain words. */
function titleOf(typeName: string, theme: Theme): string {
  const conf = theme.folder.collections.get(typeName)?.conf ?? theme.folder.pages.get(typeName)?.conf
  if (typeName === 'page') return 'Page'
  if (typeName === coverPageType) return 'Cover page'
  if (typeof conf?.title === 'string' && conf.title !== '') return conf.title
  const words = typeName.replace(/[-_]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The template's page for unknown addresses. */
export const notFoundPage = 'not-found'

/** Whether a page of the template has an address without a collection; one that says `needsCollection` shows nothing by itself. */
export function standsAlone(name: string, { folder }: Theme): boolean {
  return name !== notFoundPage && folder.pages.get(name)?.conf.needsCollection !== true
}
