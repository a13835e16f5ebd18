import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import { firstOwnerCall } from '@vitrine/contract/owners/session-calls'
import { checkOwner, passwordLength } from '@vitrine/domain/owners/check-owner'
import { useRef } from 'react'
import { prepareCall } from '../../../call/prepare-call.ts'
import { refusalIn, useChange } from '../../../parts/changes/use-change.ts'
import { focusFirstProblem } from '../../../parts/focus-first-problem.ts'
import { type Session, useEnter } from '../../../session/session.ts'

interface FirstOwnerFormProps {
  readonly token: string
  /** The link turned out to be used or too old. */
  readonly onGone: () => void
}

/** Name, e-mail and password of the first owner; signs in when it is made. */
export function FirstOwnerForm({ token, onGone }: FirstOwnerFormProps) {
  const enter = useEnter()
  const navigate = useNavigate()
  const change = useChange<Session>({
    onDone: (session) => {
      enter(session)
      void navigate({ to: '/begin' })
    },
  })
  const refusal = refusalIn(change)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { displayName: '', email: '', password: '' },
    validate: checkOwner,
  })

  const element = useRef<HTMLFormElement>(null)
  const leadToProblem = () => setTimeout(() => focusFirstProblem(element.current))
  const make = form.onSubmit(async (values) => {
    const refused = await change.send(prepareCall(firstOwnerCall, { body: { ...values, token } }))
    if (!refused) return
    if (refused.status === 410) return onGone()
    form.setErrors(refused.errors)
    leadToProblem()
  }, leadToProblem)

  return (
    <form ref={element} onSubmit={make} noValidate>
      <Stack>
        <div role="alert">{refusal && <Alert color="red">{refusal.message}</Alert>}</div>
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
        <Button type="submit" loading={change.state.kind === 'saving'}>
          Create account and go on
        </Button>
      </Stack>
    </form>
  )
}
