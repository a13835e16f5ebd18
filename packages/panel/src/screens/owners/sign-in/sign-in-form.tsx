import { Alert, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Refusal } from '@vitrine/contract/client/outcome'
import { signInCall } from '@vitrine/contract/owners/session-calls'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { useEnter } from '../../../session/session.ts'
import { CodeForm } from './code-form.tsx'
import { LinkOffer } from './link-offer.tsx'

interface SignInFormProps {
  readonly note?: string
  /** Whether a link is offered to who has no password at hand: it opens a page of its own. */
  readonly offersLink?: boolean
}

/** E-mail and password; the session begins when they are right. */
export function SignInForm({ note, offersLink = false }: SignInFormProps) {
  const enter = useEnter()
  const [ticket, setTicket] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: '', password: '' } })

  const signIn = form.onSubmit(async (body) => {
    setRefusal(null)
    const outcome = await call(signInCall, { body })
    if (outcome.ok) return 'ticket' in outcome.reply ? setTicket(outcome.reply.ticket) : enter(outcome.reply)
    setRefusal(outcome.refusal)
    form.setErrors(outcome.refusal.errors)
  })

  if (ticket !== null) return <CodeForm ticket={ticket} onAgain={() => setTicket(null)} />
  return (
    <form onSubmit={signIn} noValidate>
      <Stack>
        {note && <Text size="sm">{note}</Text>}
        <div role="alert">{refusal && <Alert color="red">{refusal.message}</Alert>}</div>
        <TextInput
          label="E-mail"
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
