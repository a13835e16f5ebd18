import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'

/** What routes are given. */
interface RouteContext {
  /** The cache of what was read: a route of a record fills it as soon as somebody points at a link to it. */
  readonly queries: QueryClient
}

/** What all screens stand in, whether somebody is signed in or not. */
export const root = createRootRouteWithContext<RouteContext>()({ component: Outlet })
