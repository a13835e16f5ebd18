import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { panel } from '../panel.ts'

const experiments = createRoute({
  getParentRoute: () => panel,
  path: 'settings/experiments',
  component: lazyRouteComponent(
    () => import('../../screens/experiments/experiments-screen.tsx'),
    'ExperimentsScreen',
  ),
})

const experiment = createRoute({
  getParentRoute: () => panel,
  path: 'settings/experiments/$experimentId',
  component: lazyRouteComponent(
    () => import('../../screens/experiments/experiment-screen.tsx'),
    'ExperimentScreen',
  ),
})

/** The rooms of what not all visitors see alike. */
export const experimentRoutes = [experiments, experiment] as const
