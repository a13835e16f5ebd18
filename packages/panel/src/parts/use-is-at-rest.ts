import { useEffect, useState } from 'react'

const restMs = 300

/** Whether the first screen has been there for a moment: what comes besides is loaded then. */
export function useIsAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), restMs)
    return () => clearTimeout(timer)
  }, [])
  return isAtRest
}
