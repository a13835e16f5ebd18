import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { parseListSearch } from '../parts/lists/address/list-search.ts'
import { panel } from './panel.ts'

const activity = createRoute({
  getParentRoute: () => panel,
  path: 'activity',
  validateSearch: parseListSearch,
  component: lazyRouteComponent(() => import('../screens/activity/activity-screen.tsx'), 'ActivityScreen'),
})

const act = createRoute({
  getParentRoute: () => panel,
  path: 'activity/$actId',
  component: lazyRouteComponent(() => import('../screens/activity/act-screen.tsx'), 'ActScreen'),
})

/** The rooms of what was done on the site. */
export const activityRoutes = [activity, act] as const
