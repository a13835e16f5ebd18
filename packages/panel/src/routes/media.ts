import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { keepSearch } from '../format/address-search.ts'
import { panel } from './panel.ts'

const media = createRoute({
  getParentRoute: () => panel,
  path: 'media',
  validateSearch: keepSearch,
  component: lazyRouteComponent(() => import('../screens/media/media-screen.tsx'), 'MediaScreen'),
})

/** The media library. */
export const mediaRoutes = [media] as const
