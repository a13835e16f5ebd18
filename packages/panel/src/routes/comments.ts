import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { parseListSearch } from '../parts/lists/address/list-search.ts'
import { panel } from './panel.ts'

const comments = createRoute({
  getParentRoute: () => panel,
  path: 'comments',
  validateSearch: parseListSearch,
  component: lazyRouteComponent(() => import('../screens/comments/comments-screen.tsx'), 'CommentsScreen'),
})

/** The room of comments. */
export const commentRoutes = [comments] as const
