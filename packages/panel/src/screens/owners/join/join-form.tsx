import { Alert, Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import { joinCall } from '@vitrine/contract/owners/people-calls'
import { checkOwner } from '@vitrine/domain/owners/check-owner'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { useEnter } from '../../../session/session.ts'
import { NewPasswordInput } from '../new-password/new-password-input.tsx'

interface JoinFormProps {
  readonly token: string
  readonly email: string
  /** The invitation turned out to be used or too old. */
  readonly onGone: (message: string) => void
}

/** Name and password of a colleague, whose address is that of the invitation; signs in when it is made. */
export function JoinForm({ token, email, onGone }: JoinFormProps) {
  const enter = useEnter()
  const navigate = useNavigate()
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { displayName: '', password: '' },
    validate: (values) => checkOwner({ ...values, email }),
  })
  const join = form.onSubmit(async (values) => {
    setMessage(null)
    const outcome = await call(joinCall, { body: { ...values, token } })
    if (outcome.ok) {
      enter(outcome.reply)
      // The used link does not stay in the history.
      return navigate({ to: '/', replace: true })
    }
    if (outcome.refusal.status === 410) return onGone(outcome.refusal.message)
    setMessage(outcome.refusal.message)
    form.setErrors(outcome.refusal.errors)
  })
  return (
    <form onSubmit={join} noValidate>
      <Stack>
        <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
        <TextInput
          label="Email"
          description="You sign in with it. You can change it later."
          type="email"
          name="username"
          autoComplete="username"
          value={email}
          readOnly
        />
        <TextInput label="Your name" autoComplete="name" required {...form.getInputProps('displayName')} />
        <NewPasswordInput {...form.getInputProps('password')} />
        <Button type="submit" loading={form.submitting}>
          Create account and go on
        </Button>
      </Stack>
    </form>
  )
}
