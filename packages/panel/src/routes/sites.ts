import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { panel } from './panel.ts'

const start = createRoute({
  getParentRoute: () => panel,
  path: '/',
  component: lazyRouteComponent(() => import('../screens/start/start-screen.tsx'), 'StartScreen'),
})

const begin = createRoute({
  getParentRoute: () => panel,
  path: 'begin',
  component: lazyRouteComponent(() => import('../screens/sites/begin-screen.tsx'), 'BeginScreen'),
})

const sites = createRoute({
  getParentRoute: () => panel,
  path: 'sites',
  component: lazyRouteComponent(() => import('../screens/sites/sites-screen.tsx'), 'SitesScreen'),
})

/** The first room, and those of the sites of an installation. */
export const siteRoutes = [start, begin, sites] as const
