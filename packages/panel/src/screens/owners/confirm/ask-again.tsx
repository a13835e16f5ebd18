import { SignInAgain } from '../sign-in/sign-in-again.tsx'
import { IdentityDialog } from './identity-dialog.tsx'

/** Asks over the screen to sign in again where the session is lost, or else to confirm who is at work. */
export function AskAgain({ isLost }: { readonly isLost: boolean }) {
  return isLost ? <SignInAgain /> : <IdentityDialog />
}
