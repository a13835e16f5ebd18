import { Modal } from '@mantine/core'
import { setSessionLost } from '../../../session/session-loss.ts'
import { SignInForm } from './sign-in-form.tsx'

/** Asks for the password again over the screen, so that what was typed there is not lost. */
export function SignInAgain() {
  return (
    <Modal opened onClose={() => setSessionLost(false)} title="Sign in again">
      <SignInForm note="Your session has ended. Sign in again to go on where you were." />
    </Modal>
  )
}
