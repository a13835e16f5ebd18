import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '../../session/session.ts'
import { keepRecent } from './recent-places.ts'

/** How long somebody must be at a place until it is one of the recent: its heading is there by then. */
const stayMs = 1_500

/** Remembers the records and rooms that were opened. */
export function useRecentPlaces(): void {
  const router = useRouter()
  const { account } = useSession()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const leave = router.subscribe('onResolved', ({ toLocation }) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const label = document.querySelector('main h1')?.textContent
        const { pathname } = toLocation
        if (label && pathname !== '/') keepRecent(account.id, { href: pathname, label, hint: 'Recent' })
      }, stayMs)
    })
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [router, account.id])
}
