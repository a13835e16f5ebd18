import { Alert, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { signInCall } from '@vitrine/contract/owners/session-calls'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { useEnter } from '../../../session/session.ts'
import type { AskedFactor } from './asked-factor.ts'
import { CodeForm } from './code-form.tsx'
import { LinkOffer } from './link-offer.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'

interface SignInFormProps {
  readonly note?: string
  /** Whether a link is offered to who has no password at hand: it opens a page of its own. */
  readonly offersLink?: boolean
}

/** E-mail and password, or a passkey; the session begins when they are right. */
export function SignInForm({ note, offersLink = false }: SignInFormProps) {
  const enter = useEnter()
  const [asked, setAsked] = useState<AskedFactor | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: '', password: '' } })

  const signIn = form.onSubmit(async (body) => {
    setMessage(null)
    const outcome = await call(signInCall, { body })
    if (outcome.ok) return 'ticket' in outcome.reply ? setAsked(outcome.reply) : enter(outcome.reply)
    setMessage(outcome.refusal.message)
    form.setErrors(outcome.refusal.errors)
  })

  if (asked !== null) return <CodeForm asked={asked} onAgain={() => setAsked(null)} />
  return (
    <form onSubmit={signIn} noValidate>
      <Stack>
        {note && <Text size="sm">{note}</Text>}
        <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          data-autofocus
          required
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          required
          visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
          {...form.getInputProps('password')}
        />
        <Button type="submit" loading={form.submitting}>
          Sign in
        </Button>
        <PasskeySignIn onProblem={setMessage} />
        {offersLink && (
          <LinkOffer
            email={() => form.getValues().email}
            onMistake={(errors) => {
              form.setErrors(errors)
              form.getInputNode('email')?.focus()
            }}
          />
        )}
      </Stack>
    </form>
  )
}
