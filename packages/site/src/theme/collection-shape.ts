import type { Collection } from '@vitrine/domain/content/collection'
import {
  isOrdering,
  isSet,
  type Ordering,
  takesProducts,
  usualOrderings,
} from '../template-folder/collection-conf.ts'
import type { Theme } from './theme.ts'

type Typed = Pick<Collection, 'typeName'>

/** What a template brings, as far as its collections go. */
interface Shaping {
  readonly folder: Pick<Theme['folder'], 'collections'>
}

/** The settings that the template has for a type of collection. */
export function confOf({ typeName }: Typed, theme: Shaping): Readonly<Record<string, unknown>> {
  return theme.folder.collections.get(typeName)?.conf ?? {}
}

/** In which order the items of a collection come. */
export function orderingOf(collection: Typed, theme: Shaping): Ordering {
  const { ordering } = confOf(collection, theme)
  if (typeof ordering === 'string' && isOrdering(ordering)) return ordering
  return usualOrderings[collection.typeName] ?? orderOfKinds(acceptedTypes(collection, theme))
}

function orderOfKinds(kinds: readonly string[]): Ordering {
  if (kinds.includes('event')) return 'calendar'
  if (kinds.includes('audio')) return 'music-album'
  const arePictures = kinds.length > 0 && kinds.every((kind) => kind === 'image' || kind === 'video')
  return arePictures ? 'user-orderable' : 'chronological'
}

/** The kinds of items that a collection takes, by the names that its settings use. */
function acceptedTypes(collection: Typed, theme: Shaping): readonly string[] {
  const { acceptTypes } = confOf(collection, theme)
  return Array.isArray(acceptTypes) ? acceptTypes.filter((each) => typeof each === 'string') : []
}

/** Whether a collection holds products. */
export function isShop(collection: Typed, theme: Theme): boolean {
  return takesProducts(collection.typeName, acceptedTypes(collection, theme))
}

/** Whether a collection shows others on one page. */
export function isIndex(collection: Typed, theme: Theme): boolean {
  const conf = confOf(collection, theme)
  const hasList = theme.views.get(collection.typeName)?.list != null
  return isSet(conf.index) || collection.typeName === 'index' || (isSet(conf.folder) && hasList)
}

/** Whether a collection only holds others, and leads to the first of them. */
export function isFolder(collection: Typed, theme: Theme): boolean {
  const isNamed = isSet(confOf(collection, theme).folder) || collection.typeName === 'folder'
  return isNamed && !isIndex(collection, theme)
}

/** The type that the folders of menus have: that of the template's own settings for folders, whose class names its sheets use. */
export function menuFolderType(theme: Theme): string {
  const names = [...theme.folder.collections.keys()].filter((typeName) => isFolder({ typeName }, theme))
  return names.includes('folder') ? 'folder' : (names[0] ?? 'folder')
}

/** The collections inside an index or folder that visitors may see, in their order. */
export function childrenOf(
  { id }: Pick<Collection, 'id'>,
  { collections }: { readonly collections: readonly Collection[] },
): readonly Collection[] {
  return collections.filter((each) => each.parentId === id && each.isEnabled)
}

/** The address of a collection on its site; inside of an index of type `full-url` it follows that of the index. */
export function collectionPath(
  collection: Collection,
  { collections, theme }: { readonly collections: readonly Collection[]; readonly theme: Theme },
): string {
  if (collection.isHomepage) return '/'
  const parent = collection.parentId && collections.find((each) => each.id === collection.parentId)
  const isInside = parent && confOf(parent, theme).indexType === 'full-url'
  return isInside ? `/${parent.urlId}/${collection.urlId}` : `/${collection.urlId}`
}
