import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { panel } from './panel.ts'

/** Any other address. */
export const notFound = createRoute({
  getParentRoute: () => panel,
  path: '$',
  component: lazyRouteComponent(() => import('../shell/not-found-screen.tsx'), 'NotFoundScreen'),
})
