import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { failureText } from '../call/messages.ts'
import { refusalOf } from '../call/refusal.ts'
import { SessionProvider, useSessionQuery } from '../session/session.ts'
import { isSessionLost, subscribeToSessionLoss } from '../session/session-loss.ts'
import classes from './gate.module.css'
import { PlainNotice } from './plain-notice.tsx'

const SignInScreen = lazy(() =>
  import('../screens/owners/sign-in/sign-in-screen.tsx').then((file) => ({ default: file.SignInScreen })),
)
const SignInAgain = lazy(() =>
  import('../screens/owners/sign-in/sign-in-again.tsx').then((file) => ({ default: file.SignInAgain })),
)

/** Lets signed-in accounts through and asks everybody else to sign in. */
export function Gate({ children }: { readonly children: ReactNode }) {
  const { data: session, error, isPending, refetch } = useSessionQuery()

  if (isPending) return <Waiting />
  if (session === undefined)
    return (
      <PlainNotice
        title={failureText.load}
        acts={
          <button type="button" onClick={() => void refetch()}>
            Try again
          </button>
        }
      >
        {refusalOf(error).message}
      </PlainNotice>
    )
  if (session === null)
    return (
      <Suspense fallback={<Waiting />}>
        <SignInScreen />
      </Suspense>
    )
  return (
    <SessionProvider value={session}>
      {children}
      <SessionLoss />
    </SessionProvider>
  )
}

function Waiting() {
  return (
    <div className={classes.waiting} role="status" aria-label="Loading">
      <span className={classes.wheel} />
    </div>
  )
}

/** A session that is lost is asked for over the screen; what asks is loaded when that happens first. */
function SessionLoss() {
  const isLost = useSyncExternalStore(subscribeToSessionLoss, isSessionLost)
  if (!isLost) return null
  return (
    <Suspense>
      <SignInAgain />
    </Suspense>
  )
}
