import { Alert, Button, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import type { ReplyOf } from '@vitrine/contract/call'
import { setPasswordCall } from '@vitrine/contract/owners/account-calls'
import { checkPassword } from '@vitrine/domain/owners/check-owner'
import { useState } from 'react'
import { prepareCall } from '../../../call/prepare-call.ts'
import { refusalIn, useChange } from '../../../parts/changes/use-change.ts'
import { useEnter } from '../../../session/session.ts'
import type { AskedFactor } from '../sign-in/asked-factor.ts'
import { CodeForm } from '../sign-in/code-form.tsx'
import { NewPasswordInput } from './new-password-input.tsx'

interface NewPasswordFormProps {
  readonly token: string
  /** The link turned out to be used or too old. */
  readonly onGone: () => void
}

/** The new password; signs in when it is set. */
export function NewPasswordForm({ token, onGone }: NewPasswordFormProps) {
  const enter = useEnter()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<AskedFactor | null>(null)
  const change = useChange<ReplyOf<typeof setPasswordCall>>({
    onDone: (reply) => {
      if ('ticket' in reply) return setAsked(reply)
      enter(reply)
      // The used link does not stay in the history.
      void navigate({ to: '/', replace: true })
    },
  })
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: checkPassword,
  })

  const save = form.onSubmit(async ({ password }) => {
    const refused = await change.send(prepareCall(setPasswordCall, { body: { token, password } }))
    if (refused?.status === 410) onGone()
    else if (refused) form.setErrors(refused.errors)
  })
  const message = refusalIn(change)?.message

  if (asked !== null)
    return <CodeForm asked={asked} onAgain={() => void navigate({ to: '/', replace: true })} isElsewhere />
  return (
    <form onSubmit={save} noValidate>
      <Stack>
        <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
        <NewPasswordInput {...form.getInputProps('password')} />
        <Button type="submit" loading={change.state.kind === 'saving'}>
          Set password and sign in
        </Button>
      </Stack>
    </form>
  )
}
