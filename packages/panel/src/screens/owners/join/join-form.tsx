import { Alert, Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import { joinCall } from '@vitrine/contract/owners/people-calls'
import { checkOwner } from '@vitrine/domain/owners/check-owner'
import { prepareCall } from '../../../call/prepare-call.ts'
import { refusalIn, useChange } from '../../../parts/changes/use-change.ts'
import { type Session, useEnter } from '../../../session/session.ts'
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
  const change = useChange<Session>({
    onDone: (session) => {
      enter(session)
      // The used link does not stay in the history.
      void navigate({ to: '/', replace: true })
    },
  })
  const refusal = refusalIn(change)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { displayName: '', password: '' },
    validate: (values) => checkOwner({ ...values, email }),
  })
  const join = form.onSubmit(async (values) => {
    const refused = await change.send(prepareCall(joinCall, { body: { ...values, token } }))
    if (refused?.status === 410) return onGone(refused.message)
    if (refused) form.setErrors(refused.errors)
  })
  return (
    <form onSubmit={join} noValidate>
      <Stack>
        <div role="alert">{refusal && <Alert color="red">{refusal.message}</Alert>}</div>
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
        <Button type="submit" loading={change.state.kind === 'saving'}>
          Create account and go on
        </Button>
      </Stack>
    </form>
  )
}
