import type { Collection } from '@vitrine/domain/content/collection'
import type { NavigationLink } from '@vitrine/domain/site/site'
import { collectionJson } from './collection.ts'
import type { PageContext } from './page-context.ts'

/** An entry of a menu as navigation blocks see it (platform reference, section 1.4). */
export type NavigationItem = Readonly<Record<string, unknown>>

/** The entries of a menu; `currentId` is the collection that is shown. */
export function navigationItems(
  links: readonly NavigationLink[],
  context: Pick<PageContext, 'site' | 'theme' | 'collections'>,
  currentId: string | undefined,
): readonly NavigationItem[] {
  return links.map((link) => navigationItem(link, context, currentId)).filter((item) => item !== undefined)
}

function navigationItem(
  link: NavigationLink,
  context: Pick<PageContext, 'site' | 'theme' | 'collections'>,
  currentId: string | undefined,
): NavigationItem | undefined {
  switch (link.kind) {
    case 'external':
      return { externalLink: { title: link.title, url: link.url, newWindow: link.newWindow } }
    case 'collection': {
      const collection = context.collections.find((each) => each.id === link.collectionId)
      return collection?.isEnabled ? collectionItem(collection, context, currentId) : undefined
    }
    case 'folder': {
      const items = navigationItems(link.links, context, currentId)
      const isActive = items.some((item) => item.active === true)
      return { ...(isActive ? { folderActive: true } : {}), collection: folderJson(link.title, items), items }
    }
  }
}

function collectionItem(
  collection: Collection,
  context: Pick<PageContext, 'site' | 'theme'>,
  currentId: string | undefined,
): NavigationItem {
  const isActive = collection.id === currentId
  return { ...(isActive ? { active: true } : {}), collection: collectionJson(collection, context) }
}

/** A folder of links has no page: its address is that of its first entry. */
function folderJson(title: string, items: readonly NavigationItem[]) {
  return { folder: true, title, navigationTitle: title, fullUrl: firstUrl(items) }
}

function firstUrl(items: readonly NavigationItem[]): string {
  for (const item of items) {
    const target = item.collection ?? item.externalLink
    if (typeof target !== 'object' || target === null) continue
    const url = 'fullUrl' in target ? target.fullUrl : 'url' in target ? target.url : undefined
    if (typeof url === 'string') return url
  }
  return '/'
}
