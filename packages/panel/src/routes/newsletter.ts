import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { parseListSearch } from '../parts/lists/address/list-search.ts'
import { panel } from './panel.ts'

const subscribers = createRoute({
  getParentRoute: () => panel,
  path: 'newsletter',
  validateSearch: parseListSearch,
  component: lazyRouteComponent(
    () => import('../screens/newsletter/subscribers/subscribers-screen.tsx'),
    'SubscribersScreen',
  ),
})

const lists = createRoute({
  getParentRoute: () => panel,
  path: 'newsletter/lists',
  component: lazyRouteComponent(() => import('../screens/newsletter/lists/lists-screen.tsx'), 'ListsScreen'),
})

const importing = createRoute({
  getParentRoute: () => panel,
  path: 'newsletter/import',
  component: lazyRouteComponent(
    () => import('../screens/newsletter/import/import-screen.tsx'),
    'ImportScreen',
  ),
})

const subscriber = createRoute({
  getParentRoute: () => panel,
  path: 'newsletter/subscribers/$subscriberId',
  component: lazyRouteComponent(
    () => import('../screens/newsletter/subscribers/subscriber-screen.tsx'),
    'SubscriberScreen',
  ),
})

const campaigns = createRoute({
  getParentRoute: () => panel,
  path: 'newsletter/campaigns',
  validateSearch: parseListSearch,
  component: lazyRouteComponent(
    () => import('../screens/newsletter/campaigns/list/campaigns-screen.tsx'),
    'CampaignsScreen',
  ),
})

const campaign = createRoute({
  getParentRoute: () => panel,
  path: 'newsletter/campaigns/$campaignId',
  component: lazyRouteComponent(
    () => import('../screens/newsletter/campaigns/campaign-screen.tsx'),
    'CampaignScreen',
  ),
})

/** The rooms of newsletters. */
export const newsletterRoutes = [subscribers, lists, importing, subscriber, campaigns, campaign] as const
