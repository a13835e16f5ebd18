import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { parseListSearch } from '../../parts/lists/address/list-search.ts'
import { panel } from '../panel.ts'

const subscriptions = createRoute({
  getParentRoute: () => panel,
  path: 'subscriptions',
  validateSearch: parseListSearch,
  component: lazyRouteComponent(
    () => import('../../screens/subscriptions/subscriptions-screen.tsx'),
    'SubscriptionsScreen',
  ),
})

const subscription = createRoute({
  getParentRoute: () => panel,
  path: 'subscriptions/$subscriptionId',
  component: lazyRouteComponent(
    () => import('../../screens/subscriptions/subscription-screen.tsx'),
    'SubscriptionScreen',
  ),
})

const settings = createRoute({
  getParentRoute: () => panel,
  path: 'settings/subscriptions',
  component: lazyRouteComponent(
    () => import('../../screens/subscriptions/settings/retry-terms-screen.tsx'),
    'RetryTermsScreen',
  ),
})

/** The rooms of subscriptions. */
export const subscriptionRoutes = [subscriptions, subscription, settings] as const
