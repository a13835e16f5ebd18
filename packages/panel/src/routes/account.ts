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

const people = createRoute({
  getParentRoute: () => panel,
  path: 'settings/people',
  component: lazyRouteComponent(() => import('../screens/owners/people/people-screen.tsx'), 'PeopleScreen'),
})

const keys = createRoute({
  getParentRoute: () => panel,
  path: 'api-keys',
  component: lazyRouteComponent(() => import('../screens/owners/keys/keys-screen.tsx'), 'KeysScreen'),
})

/** The account of whoever is signed in, those of others, and the keys of programs. */
export const accountRoutes = [account, people, keys] as const
