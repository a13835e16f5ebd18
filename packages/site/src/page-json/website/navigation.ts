import { hash } from 'node:crypto'
import type { Collection } from '@vitrine/domain/content/collection'
import type { NavigationLink } from '@vitrine/domain/website/site'
import { childrenOf, isFolder, isIndex, menuFolderType } from '../../theme/collection-shape.ts'
import { type CollectionContext, collectionJson } from '../collection.ts'

/** An entry of a menu as navigation blocks see it (platform reference, section 1.4). */
export type NavigationItem = Readonly<Record<string, unknown>>

type FolderLink = Extract<NavigationLink, { readonly kind: 'folder' }>

/** The entries of a menu; `currentId` is the collection that is shown. */
export function navigationItems(
  links: readonly NavigationLink[],
  context: CollectionContext,
  currentId: string | undefined,
): readonly NavigationItem[] {
  return links.map((link) => navigationItem(link, context, currentId)).filter((item) => item !== undefined)
}

/** The entries beside the current page: of the folder in a menu that holds it, or of the collection that it is part of. */
export function siblingItems(
  navigation: Readonly<Record<string, readonly NavigationLink[]>>,
  context: CollectionContext,
  currentId: string | undefined,
): readonly NavigationItem[] {
  const folder = Object.values(navigation)
    .flat()
    .find(
      (link) =>
        link.kind === 'folder' &&
        link.links.some((each) => each.kind === 'collection' && each.collectionId === currentId),
    )
  if (folder?.kind === 'folder') return navigationItems(folder.links, context, currentId)
  const parentId = context.collections.find((each) => each.id === currentId)?.parentId
  return parentId ? childItems({ id: parentId }, context, currentId) : []
}

function navigationItem(
  link: NavigationLink,
  context: CollectionContext,
  currentId: string | undefined,
): NavigationItem | undefined {
  switch (link.kind) {
    case 'external':
      return externalItem(link)
    case 'collection': {
      const collection = context.collections.find((each) => each.id === link.collectionId)
      return collection?.isEnabled ? collectionItem(collection, context, currentId) : undefined
    }
    case 'folder': {
      const items = navigationItems(link.links, context, currentId)
      return { ...folderState(items), collection: folderJson(link, items, context), items }
    }
  }
}

/** An index or folder brings the collections inside it; one that is a mere link leads elsewhere. */
function collectionItem(
  collection: Collection,
  context: CollectionContext,
  currentId: string | undefined,
): NavigationItem {
  const { externalUrl, id } = collection
  if (externalUrl !== null) {
    const title = collection.navigationTitle || collection.title
    return externalItem({ title, url: externalUrl, newWindow: !externalUrl.startsWith('/') })
  }
  const state = id === currentId ? { active: true } : {}
  // Some templates ask the entry whether it is active, others its collection.
  const json = id === currentId ? { ...jsonOf(collection, context), ...state } : jsonOf(collection, context)
  if (!isFolder(collection, context.theme) && !isIndex(collection, context.theme)) {
    return { ...state, collection: json, items: noItems }
  }
  const items = childItems(collection, context, currentId)
  return { ...state, ...folderState(items), collection: json, items }
}

/** Menus stand in every page: what they say of a collection is made once for a revision of the site. */
function jsonOf(collection: Collection, context: CollectionContext): NavigationItem {
  const { site, theme, collections } = context
  const known = madeJson.get(collection)
  if (known?.site === site && known.theme === theme && known.collections === collections) return known.json
  const json = collectionJson(collection, context)
  madeJson.set(collection, { site, theme, collections, json })
  return json
}

const madeJson = new WeakMap<Collection, CollectionContext & { readonly json: NavigationItem }>()

/** Named, so that an entry never shows the entries of the menu around it. */
const noItems: readonly NavigationItem[] = []

function externalItem({
  title,
  url,
  newWindow,
}: {
  readonly title: string
  readonly url: string
  readonly newWindow: boolean
}): NavigationItem {
  return { externalLink: { title, url, newWindow }, items: noItems }
}

function childItems(
  folder: Pick<Collection, 'id'>,
  context: CollectionContext,
  currentId: string | undefined,
): readonly NavigationItem[] {
  return childrenOf(folder, context).map((child) => collectionItem(child, context, currentId))
}

function folderState(items: readonly NavigationItem[]) {
  return items.some((item) => item.active === true || item.folderActive === true)
    ? { folderActive: true }
    : {}
}

/** A folder of links has no page: its address is that of its first entry. */
function folderJson(link: FolderLink, items: readonly NavigationItem[], { theme }: CollectionContext) {
  const { title } = link
  const typeName = menuFolderType(theme)
  const urlId = title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return {
    id: folderId(link),
    folder: true,
    index: false,
    folderBehavior: 2,
    typeName,
    typeLabel: typeName,
    title,
    navigationTitle: title,
    urlId,
    fullUrl: firstUrl(items),
  }
}

/** Templates tie what opens a folder to its entries by this. */
function folderId(link: FolderLink): string {
  const known = folderIds.get(link)
  if (known !== undefined) return known
  const id = hash('sha256', JSON.stringify(link)).slice(0, 24)
  folderIds.set(link, id)
  return id
}

/** Each revision of a site has links of its own, and its menus stand in every page. */
const folderIds = new WeakMap<FolderLink, string>()

function firstUrl(items: readonly NavigationItem[]): string {
  for (const item of items) {
    const target = item.collection ?? item.externalLink
    if (typeof target !== 'object' || target === null) continue
    const url = 'fullUrl' in target ? target.fullUrl : 'url' in target ? target.url : undefined
    if (typeof url === 'string') return url
  }
  return '/'
}
