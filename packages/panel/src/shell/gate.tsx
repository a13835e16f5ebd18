import { Center, Loader, Modal } from '@mantine/core'
import { type ReactNode, useSyncExternalStore } from 'react'
import { ErrorNotice } from '../parts/error-notice.tsx'
import { SignInForm } from '../screens/owners/sign-in/sign-in-form.tsx'
import { SignInScreen } from '../screens/owners/sign-in/sign-in-screen.tsx'
import { SessionProvider, useSessionQuery } from '../session/session.ts'
import { isSessionLost, setSessionLost, subscribeToSessionLoss } from '../session/session-loss.ts'

/** Lets signed-in accounts through and asks everybody else to sign in. */
export function Gate({ children }: { readonly children: ReactNode }) {
  const { data: session, error, isPending, refetch } = useSessionQuery()

  if (isPending) return <Waiting />
  if (session === undefined) return <ErrorNotice error={error} onRetry={() => void refetch()} />
  if (session === null) return <SignInScreen />
  return (
    <SessionProvider value={session}>
      {children}
      <SignInAgain />
    </SessionProvider>
  )
}

function Waiting() {
  return (
    <Center h="100dvh" role="status" aria-label="Loading">
      <Loader />
    </Center>
  )
}

/** Asks for the password again over the screen, so that what was typed there is not lost. */
function SignInAgain() {
  const isLost = useSyncExternalStore(subscribeToSessionLoss, isSessionLost)
  return (
    <Modal
      opened={isLost}
      onClose={() => setSessionLost(false)}
      title="Sign in again"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <SignInForm note="Your session has ended. Sign in again to go on where you were." />
    </Modal>
  )
}
