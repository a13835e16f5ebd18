import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { panel } from './panel.ts'

const exports = createRoute({
  getParentRoute: () => panel,
  path: 'exports',
  component: lazyRouteComponent(() => import('../screens/exports/exports-screen.tsx'), 'ExportsScreen'),
})

/** The room of imports and exports. */
export const exportRoutes = [exports] as const
