import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { parseListSearch } from '../parts/lists/address/list-search.ts'
import { panel } from './panel.ts'

const reviews = createRoute({
  getParentRoute: () => panel,
  path: 'reviews',
  validateSearch: parseListSearch,
  component: lazyRouteComponent(() => import('../screens/reviews/reviews-screen.tsx'), 'ReviewsScreen'),
})

/** The room of reviews. */
export const reviewRoutes = [reviews] as const
