import { lazy, Suspense, useEffect } from 'react'
import { useIsAtRest } from '../use-is-at-rest.ts'

const Toasts = lazy(() => import('./toasts.tsx').then((module) => ({ default: module.Toasts })))

/** Where toasts are shown; loaded when the first screen is there. */
export function LazyToasts() {
  const isAtRest = useIsAtRest()
  useEffect(() => {
    // Rooms come quicker when what they share is there.
    if (isAtRest) void import('../at-rest.ts').catch(() => undefined)
  }, [isAtRest])
  if (!isAtRest) return null
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  )
}
