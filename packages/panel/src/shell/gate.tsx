import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { isConfirmationAsked, subscribeToConfirmation } from '../call/confirmation.ts'
import { failureText } from '../call/messages.ts'
import { refusalOf } from '../call/refusal.ts'
import { SessionProvider, useSessionQuery } from '../session/session.ts'
import { isSessionLost, subscribeToSessionLoss } from '../session/session-loss.ts'
import classes from './gate.module.css'
import { usePaletteRoom } from './palette/use-palette-key.ts'
import { PlainNotice } from './plain-notice.tsx'

const SignInScreen = lazy(() =>
  import('../screens/owners/sign-in/sign-in-screen.tsx').then((file) => ({ default: file.SignInScreen })),
)
const FactorFirst = lazy(() =>
  import('../screens/owners/factors/factor-first.tsx').then((file) => ({ default: file.FactorFirst })),
)
const AskAgain = lazy(() =>
  import('../screens/owners/confirm/ask-again.tsx').then((file) => ({ default: file.AskAgain })),
)

/** Lets signed-in accounts through and asks everybody else to sign in. */
export function Gate({ children }: { readonly children: ReactNode }) {
  const { data: session, error, isPending, refetch } = useSessionQuery()
  usePaletteRoom(isPending ? undefined : session?.account.lacksSecondFactor === false)

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
      {session.account.lacksSecondFactor ? (
        <Suspense fallback={<Waiting />}>
          <FactorFirst />
        </Suspense>
      ) : (
        children
      )}
      <OverScreen />
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

/** What the server wants to know is asked over the screen; what asks is loaded when that happens first. */
function OverScreen() {
  const isLost = useSyncExternalStore(subscribeToSessionLoss, isSessionLost)
  const isAsked = useSyncExternalStore(subscribeToConfirmation, isConfirmationAsked)
  if (!isLost && !isAsked) return null
  return (
    <Suspense>
      <AskAgain isLost={isLost} />
    </Suspense>
  )
}
