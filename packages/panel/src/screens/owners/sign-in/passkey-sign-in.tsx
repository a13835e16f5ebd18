import { readSignInMethodsCall } from '@vitrine/contract/owners/session-calls'
import { useCall } from '../../../call/use-call.ts'
import { useEnter } from '../../../session/session.ts'
import { enterByPasskey } from '../passkeys/enter-by-passkey.ts'
import { PasskeyButton } from '../passkeys/passkey-button.tsx'
import { passkeyProblem } from '../passkeys/passkeys-here.ts'

interface PasskeySignInProps {
  /** What went wrong, in words; null: a new try began. */
  readonly onProblem: (message: string | null) => void
}

/** Signs in without a password, where some account has a passkey and the browser can use it. */
export function PasskeySignIn({ onProblem }: PasskeySignInProps) {
  const enter = useEnter()
  const methods = useCall(readSignInMethodsCall, {})
  const origin = methods.data?.passkeyOrigin ?? null
  if (origin === null || passkeyProblem(origin) !== null) return null
  const signIn = async () => {
    onProblem(null)
    const outcome = await enterByPasskey(null)
    if (outcome.ok) enter(outcome.reply)
    else onProblem(outcome.refusal.message)
  }
  return <PasskeyButton label="Sign in with a passkey" onPress={signIn} />
}
