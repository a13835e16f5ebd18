import { useRouter } from '@tanstack/react-router'
import { useLeave } from './session.ts'

/** Ends the session once nothing unsaved holds the screen: asked as before a link is followed, and a draft is kept first. */
export function useSignOut(): () => void {
  const { history } = useRouter()
  const leave = useLeave()
  return () => {
    const signOut = crypto.randomUUID()
    const { href, state } = history.location
    // A way to where one is already: who stays never arrives, and any other way ends the waiting.
    const stop = history.subscribe(({ location }) => {
      stop()
      if ('signOut' in location.state && location.state.signOut === signOut) void leave()
    })
    history.replace(href, { ...state, signOut })
  }
}
