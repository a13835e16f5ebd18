import { lazy, Suspense, useEffect, useState } from 'react'
import { loadToasts } from './wanted-toasts.ts'

const Toasts = lazy(() => loadToasts().then(({ Notifications }) => ({ default: Notifications })))

/** Where toasts are shown; loaded when the first screen is there. */
export function LazyToasts() {
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setAtRest(true)
      // Rooms come quicker when what they share is there.
      void import('./at-rest.ts').catch(() => undefined)
    }, restMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isAtRest) return null
  return (
    <Suspense>
      <Toasts position="bottom-left" transitionDuration={0} />
    </Suspense>
  )
}

const restMs = 300
