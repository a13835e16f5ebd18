import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { parseListSearch } from '../parts/lists/address/list-search.ts'
import { parseWebsiteSearch } from '../screens/website/website-search.ts'
import { panel } from './panel.ts'

const website = createRoute({
  getParentRoute: () => panel,
  path: 'website',
  validateSearch: parseWebsiteSearch,
  beforeLoad: ({ search }) => {
    if (search.tab === 'redirects') throw redirect({ to: '/redirects', replace: true })
    if (search.tab === 'password') throw redirect({ to: '/settings/visibility', replace: true })
  },
  component: lazyRouteComponent(() => import('../screens/website/website-screen.tsx'), 'WebsiteScreen'),
})

const redirects = createRoute({
  getParentRoute: () => panel,
  path: 'redirects',
  validateSearch: parseListSearch,
  component: lazyRouteComponent(
    () => import('../screens/website/redirects/redirects-screen.tsx'),
    'RedirectsScreen',
  ),
})

const redirectsText = createRoute({
  getParentRoute: () => panel,
  path: 'redirects/text',
  component: lazyRouteComponent(
    () => import('../screens/website/redirects/redirects-text-screen.tsx'),
    'RedirectsTextScreen',
  ),
})

const settings = createRoute({
  getParentRoute: () => panel,
  path: 'settings',
  component: lazyRouteComponent(() => import('../screens/settings/settings-screen.tsx'), 'SettingsScreen'),
})

const identity = createRoute({
  getParentRoute: () => panel,
  path: 'settings/identity',
  component: lazyRouteComponent(() => import('../screens/website/identity-screen.tsx'), 'IdentityScreen'),
})

const business = createRoute({
  getParentRoute: () => panel,
  path: 'settings/business',
  // The field that a step of setting up is about.
  validateSearch: ({ field }: Record<string, unknown>): { field?: 'contactEmail' } =>
    field === 'contactEmail' ? { field } : {},
  component: lazyRouteComponent(
    () => import('../screens/website/settings/business-screen.tsx'),
    'BusinessScreen',
  ),
})

const region = createRoute({
  getParentRoute: () => panel,
  path: 'settings/region',
  component: lazyRouteComponent(
    () => import('../screens/website/settings/region-screen.tsx'),
    'RegionScreen',
  ),
})

const seo = createRoute({
  getParentRoute: () => panel,
  path: 'settings/seo',
  component: lazyRouteComponent(() => import('../screens/website/settings/seo-screen.tsx'), 'SeoScreen'),
})

const visibility = createRoute({
  getParentRoute: () => panel,
  path: 'settings/visibility',
  component: lazyRouteComponent(
    () => import('../screens/website/settings/visibility-screen.tsx'),
    'VisibilityScreen',
  ),
})

const captcha = createRoute({
  getParentRoute: () => panel,
  path: 'settings/captcha',
  component: lazyRouteComponent(
    () => import('../screens/website/settings/captcha-screen.tsx'),
    'CaptchaScreen',
  ),
})

const places = createRoute({
  getParentRoute: () => panel,
  path: 'settings/places',
  component: lazyRouteComponent(
    () => import('../screens/website/settings/places-screen.tsx'),
    'PlacesScreen',
  ),
})

const siteCode = createRoute({
  getParentRoute: () => panel,
  path: 'settings/code',
  component: lazyRouteComponent(() => import('../screens/website/settings/code-screen.tsx'), 'CodeScreen'),
})

const legal = createRoute({
  getParentRoute: () => panel,
  path: 'settings/legal',
  component: lazyRouteComponent(() => import('../screens/website/settings/legal-screen.tsx'), 'LegalScreen'),
})

const design = createRoute({
  getParentRoute: () => panel,
  path: 'design',
  component: lazyRouteComponent(() => import('../screens/design/design-screen.tsx'), 'DesignScreen'),
})

/** The rooms of what holds for the whole website, and the list of settings. */
export const websiteRoutes = [
  website,
  redirects,
  redirectsText,
  settings,
  identity,
  business,
  region,
  seo,
  visibility,
  captcha,
  places,
  siteCode,
  legal,
  design,
] as const
