import { lazy, Suspense, useEffect } from 'react'
import { useIsAtRest } from './use-is-at-rest.ts'
import { loadToasts } from './wanted-toasts.ts'

const Toasts = lazy(() => loadToasts().then(({ Notifications }) => ({ default: Notifications })))

/** Where toasts are shown; loaded when the first screen is there. */
export function LazyToasts() {
  const isAtRest = useIsAtRest()
  useEffect(() => {
    // Rooms come quicker when what they share is there.
    if (isAtRest) void import('./at-rest.ts').catch(() => undefined)
  }, [isAtRest])
  if (!isAtRest) return null
  return (
    <Suspense>
      <Toasts position="bottom-left" transitionDuration={0} />
    </Suspense>
  )
}
