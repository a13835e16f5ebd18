import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import { finishSignInCall } from '@vitrine/contract/owners/session-calls'
import { messageAbove } from '../../../call/messages.ts'
import { prepareCall } from '../../../call/prepare-call.ts'
import { refusalIn, useChange } from '../../../parts/changes/use-change.ts'
import { type Session, useEnter } from '../../../session/session.ts'
import { enterByPasskey } from '../passkeys/enter-by-passkey.ts'
import { PasskeyButton } from '../passkeys/passkey-button.tsx'
import { canUseAt } from '../passkeys/passkeys-here.ts'
import type { AskedFactor } from './asked-factor.ts'

interface CodeFormProps {
  readonly asked: AskedFactor
  /** It took too long, or somebody wants to start again. */
  readonly onAgain: () => void
  /** Whether it stands at the address of a link, which is left then. */
  readonly isElsewhere?: boolean
}

/** The second factor: a passkey, a code of the app, or one on paper. */
export function CodeForm({ asked, onAgain, isElsewhere = false }: CodeFormProps) {
  const enter = useEnter()
  const navigate = useNavigate()
  const onDone = (session: Session) => void goIn(session)
  const change = useChange({ onDone })
  // While the browser asks for a passkey, a code may be sent.
  const byPasskey = useChange({ onDone })
  const form = useForm({ mode: 'uncontrolled', initialValues: { code: '' } })
  const { ticket } = asked
  const refusal = refusalIn(change) ?? refusalIn(byPasskey)
  const message = messageAbove(refusal)
  const isHere = canUseAt(asked.passkeyHosts)
  const finish = form.onSubmit(async ({ code }) => {
    byPasskey.forget()
    const refused = await change.send(prepareCall(finishSignInCall, { body: { ticket, code } }))
    if (refused) form.setErrors(refused.errors)
  })
  const goIn = async (session: Session) => {
    enter(session)
    if (isElsewhere) await navigate({ to: '/', replace: true })
  }
  const enterByKey = async () => {
    change.forget()
    await byPasskey.send(() => enterByPasskey(ticket))
  }
  return (
    <form onSubmit={finish} noValidate>
      <Stack>
        <Text size="sm">{leadOf(asked, isHere)}</Text>
        <div role="alert">{message !== null && <Alert color="red">{message}</Alert>}</div>
        {isHere && <PasskeyButton label="Use a passkey" isMain={!asked.hasApp} onPress={enterByKey} />}
        <TextInput
          label={asked.hasApp ? 'Code' : 'Recovery code'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoFocus
          data-autofocus
          required
          {...form.getInputProps('code')}
        />
        <Button
          type="submit"
          variant={isHere && !asked.hasApp ? 'default' : 'filled'}
          loading={change.state.kind === 'saving'}
        >
          Sign in
        </Button>
        <Button variant="subtle" onClick={onAgain}>
          Begin again
        </Button>
      </Stack>
    </form>
  )
}

function leadOf({ hasApp, passkeyHosts }: AskedFactor, isHere: boolean): string {
  const codes = hasApp
    ? 'enter the code that your app shows, or one of your recovery codes.'
    : 'enter one of your recovery codes.'
  if (isHere) return `Use your passkey, or ${codes}`
  if (hasApp) return 'Enter the code that your app shows, or one of your recovery codes.'
  if (passkeyHosts.length === 0)
    return 'Your passkeys belong to another host. Enter one of your recovery codes; whoever runs the server can let you in without one.'
  return `Your passkeys work at ${passkeyHosts.join(', ')}. Sign in there, or ${codes}`
}
