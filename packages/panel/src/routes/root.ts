import { createRootRoute, Outlet } from '@tanstack/react-router'

/** What all screens stand in, whether somebody is signed in or not. */
export const root = createRootRoute({ component: Outlet })
