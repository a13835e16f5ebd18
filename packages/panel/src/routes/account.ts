import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { panel } from './panel.ts'

const account = createRoute({
  getParentRoute: () => panel,
  path: 'account',
  component: lazyRouteComponent(
    () => import('../screens/owners/account/account-screen.tsx'),
    'AccountScreen',
  ),
})

/** The account of whoever is signed in. */
export const accountRoutes = [account] as const
