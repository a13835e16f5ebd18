import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import { finishSignInCall } from '@vitrine/contract/owners/session-calls'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
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
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm({ mode: 'uncontrolled', initialValues: { code: '' } })
  const { ticket } = asked
  const isHere = canUseAt(asked.passkeyHosts)
  const finish = form.onSubmit(async ({ code }) => {
    setMessage(null)
    const outcome = await call(finishSignInCall, { body: { ticket, code } })
    if (outcome.ok) return goIn(outcome.reply)
    form.setErrors(outcome.refusal.errors)
    if (Object.keys(outcome.refusal.errors).length === 0) setMessage(outcome.refusal.message)
  })
  const goIn = async (session: Session) => {
    enter(session)
    if (isElsewhere) await navigate({ to: '/', replace: true })
  }
  const byPasskey = async () => {
    setMessage(null)
    const outcome = await enterByPasskey(ticket)
    if (outcome.ok) await goIn(outcome.reply)
    else setMessage(outcome.refusal.message)
  }
  return (
    <form onSubmit={finish} noValidate>
      <Stack>
        <Text size="sm">{leadOf(asked, isHere)}</Text>
        <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
        {isHere && <PasskeyButton label="Use a passkey" isMain={!asked.hasApp} onPress={byPasskey} />}
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
          loading={form.submitting}
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
  return `Your passkeys work at ${passkeyHosts.join(', ')}. Sign in there, or ${codes}`
}
