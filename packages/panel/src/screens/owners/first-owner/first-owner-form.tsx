import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import { firstOwnerCall } from '@vitrine/contract/owners/session-calls'
import { checkOwner, passwordLength } from '@vitrine/domain/owners/check-owner'
import { useRef, useState } from 'react'
import { call } from '../../../call/client.ts'
import { focusFirstProblem } from '../../../parts/focus-first-problem.ts'
import { useEnter } from '../../../session/session.ts'

interface FirstOwnerFormProps {
  readonly token: string
  /** The link turned out to be used or too old. */
  readonly onGone: () => void
}

/** Name, e-mail and password of the first owner; signs in when it is made. */
export function FirstOwnerForm({ token, onGone }: FirstOwnerFormProps) {
  const enter = useEnter()
  const navigate = useNavigate()
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { displayName: '', email: '', password: '' },
    validate: checkOwner,
  })

  const element = useRef<HTMLFormElement>(null)
  const leadToProblem = () => setTimeout(() => focusFirstProblem(element.current))
  const make = form.onSubmit(async (values) => {
    setMessage(null)
    const outcome = await call(firstOwnerCall, { body: { ...values, token } })
    if (outcome.ok) {
      enter(outcome.reply)
      return navigate({ to: '/begin' })
    }
    if (outcome.refusal.status === 410) return onGone()
    setMessage(outcome.refusal.message)
    form.setErrors(outcome.refusal.errors)
    leadToProblem()
  }, leadToProblem)

  return (
    <form ref={element} onSubmit={make} noValidate>
      <Stack>
        <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
        <TextInput label="Your name" autoComplete="name" required {...form.getInputProps('displayName')} />
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          required
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label="Password"
          description={`At least ${passwordLength.min} characters. A few words in a row are easy to remember.`}
          autoComplete="new-password"
          required
          visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
          {...form.getInputProps('password')}
        />
        <Button type="submit" loading={form.submitting}>
          Create account and go on
        </Button>
      </Stack>
    </form>
  )
}
