import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { parseStatisticsSearch } from '../../screens/statistics/statistics-search.ts'
import { panel } from '../panel.ts'

const overview = createRoute({
  getParentRoute: () => panel,
  path: 'statistics',
  validateSearch: parseStatisticsSearch,
  component: lazyRouteComponent(
    () => import('../../screens/statistics/overview/overview-screen.tsx'),
    'OverviewScreen',
  ),
})

const reports = createRoute({
  getParentRoute: () => panel,
  path: 'statistics/reports',
  validateSearch: parseStatisticsSearch,
  component: lazyRouteComponent(
    () => import('../../screens/statistics/reports/report-screen.tsx'),
    'ReportScreen',
  ),
})

const speed = createRoute({
  getParentRoute: () => panel,
  path: 'statistics/speed',
  validateSearch: parseStatisticsSearch,
  component: lazyRouteComponent(
    () => import('../../screens/statistics/speed/speed-screen.tsx'),
    'SpeedScreen',
  ),
})

const errors = createRoute({
  getParentRoute: () => panel,
  path: 'statistics/errors',
  validateSearch: parseStatisticsSearch,
  component: lazyRouteComponent(
    () => import('../../screens/statistics/errors/errors-screen.tsx'),
    'ErrorsScreen',
  ),
})

const settings = createRoute({
  getParentRoute: () => panel,
  path: 'settings/statistics',
  component: lazyRouteComponent(
    () => import('../../screens/statistics/settings/counting-screen.tsx'),
    'CountingScreen',
  ),
})

/** The rooms of what visits came to, and of how they are counted. */
export const statisticsRoutes = [overview, reports, speed, errors, settings] as const
