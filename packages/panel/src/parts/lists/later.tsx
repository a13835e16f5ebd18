import { type ReactNode, useEffect, useState } from 'react'

/** How long a list may be on its way before grey bars stand in for it. */
const patienceMs = 150

/** Shows something only when it has been waited for a moment. */
export function Later({ children }: { readonly children: ReactNode }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return isLate ? children : null
}
