import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { parseMediaSearch } from '../screens/media/media-search.ts'
import { panel } from './panel.ts'

const media = createRoute({
  getParentRoute: () => panel,
  path: 'media',
  validateSearch: parseMediaSearch,
  component: lazyRouteComponent(() => import('../screens/media/media-screen.tsx'), 'MediaScreen'),
})

/** The media library. */
export const mediaRoutes = [media] as const
