import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { root } from './root.ts'

const firstOwner = createRoute({
  getParentRoute: () => root,
  path: 'first-owner',
  validateSearch: (search) => ({ token: typeof search.token === 'string' ? search.token : '' }),
  component: lazyRouteComponent(
    () => import('../screens/owners/first-owner/first-owner-screen.tsx'),
    'FirstOwnerScreen',
  ),
})

const signInByLink = createRoute({
  getParentRoute: () => root,
  path: 'sign-in',
  validateSearch: (search) => ({ link: typeof search.link === 'string' ? search.link : '' }),
  // Without a link there is nothing to use: the panel asks strangers to sign in as it always does.
  beforeLoad: ({ search }) => {
    if (search.link === '') throw redirect({ to: '/', replace: true })
  },
  component: lazyRouteComponent(() => import('../screens/owners/sign-in/link-screen.tsx'), 'LinkScreen'),
})

const newPassword = createRoute({
  getParentRoute: () => root,
  path: 'new-password',
  validateSearch: (search) => ({ link: typeof search.link === 'string' ? search.link : '' }),
  component: lazyRouteComponent(
    () => import('../screens/owners/new-password/new-password-screen.tsx'),
    'NewPasswordScreen',
  ),
})

const join = createRoute({
  getParentRoute: () => root,
  path: 'join',
  validateSearch: (search) => ({ link: typeof search.link === 'string' ? search.link : '' }),
  component: lazyRouteComponent(() => import('../screens/owners/join/join-screen.tsx'), 'JoinScreen'),
})

/** What is open to those who are not signed in. */
export const signedOutRoutes = [firstOwner, signInByLink, newPassword, join] as const
