import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listContentCollectionsCall, readItemCall } from '@vitrine/contract/content/item-calls'
import { callQuery } from '../call/call-query.ts'
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
    void queries.prefetchQuery(callQuery(readItemCall, { params: { itemId } }))
    void queries.prefetchQuery(callQuery(listContentCollectionsCall, {}))
  },
  component: lazyRouteComponent(() => import('../screens/content/editor/item-screen.tsx'), 'ItemScreen'),
})

/** The rooms of content, and of who writes it. */
export const contentRoutes = [content, allItems, authors, contentCollection, contentItem] as const
