import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { callQuery } from '../call/call-query.ts'
import { readAhead } from '../call/read-ahead.ts'
import { keepSearch } from '../format/address-search.ts'
import { panel } from './panel.ts'

const content = createRoute({
  getParentRoute: () => panel,
  path: 'content',
  component: lazyRouteComponent(
    () => import('../screens/content/collections-screen.tsx'),
    'CollectionsScreen',
  ),
})

const authors = createRoute({
  getParentRoute: () => panel,
  path: 'content/authors',
  component: lazyRouteComponent(
    () => import('../screens/content/authors/authors-screen.tsx'),
    'AuthorsScreen',
  ),
})

const allItems = createRoute({
  getParentRoute: () => panel,
  path: 'content/all',
  validateSearch: keepSearch,
  component: lazyRouteComponent(
    () => import('../screens/content/list/all-items-screen.tsx'),
    'AllItemsScreen',
  ),
})

const contentCollection = createRoute({
  getParentRoute: () => panel,
  path: 'content/$collectionId',
  validateSearch: keepSearch,
  component: lazyRouteComponent(
    () => import('../screens/content/list/collection-screen.tsx'),
    'CollectionScreen',
  ),
})

const contentItem = createRoute({
  getParentRoute: () => panel,
  path: 'content/$collectionId/$itemId',
  loader: ({ context: { queries }, params: { itemId } }) => {
    readAhead(async () => {
      const { readItemCall, listContentCollectionsCall } = await import(
        '@vitrine/contract/content/item-calls'
      )
      await Promise.all([
        queries.prefetchQuery(callQuery(readItemCall, { params: { itemId } })),
        queries.prefetchQuery(callQuery(listContentCollectionsCall, {})),
      ])
    })
  },
  component: lazyRouteComponent(() => import('../screens/content/editor/item-screen.tsx'), 'ItemScreen'),
})

/** The rooms of content, and of who writes it. */
export const contentRoutes = [content, allItems, authors, contentCollection, contentItem] as const
