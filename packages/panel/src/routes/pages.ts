import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { callQuery } from '../call/call-query.ts'
import { readAhead } from '../call/read-ahead.ts'
import { parseListSearch } from '../parts/lists/address/list-search.ts'
import { parsePagesSearch } from '../screens/pages/tree/pages-search.ts'
import { panel } from './panel.ts'

const pages = createRoute({
  getParentRoute: () => panel,
  path: 'pages',
  validateSearch: parsePagesSearch,
  component: lazyRouteComponent(() => import('../screens/pages/tree/pages-screen.tsx'), 'PagesScreen'),
})

const pagesList = createRoute({
  getParentRoute: () => panel,
  path: 'pages/list',
  validateSearch: parseListSearch,
  component: lazyRouteComponent(
    () => import('../screens/pages/list/pages-list-screen.tsx'),
    'PagesListScreen',
  ),
})

const page = createRoute({
  getParentRoute: () => panel,
  path: 'pages/$collectionId',
  loader: ({ context: { queries }, params: { collectionId } }) => {
    readAhead(async () => {
      const { readPageCall } = await import('@vitrine/contract/website/page-calls')
      await queries.prefetchQuery(callQuery(readPageCall, { params: { collectionId } }))
    })
  },
  component: lazyRouteComponent(() => import('../screens/pages/settings/page-screen.tsx'), 'PageScreen'),
})

/** The rooms of pages. */
export const pageRoutes = [pages, pagesList, page] as const
