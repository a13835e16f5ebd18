import { Alert, Button, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import { setPasswordCall } from '@vitrine/contract/owners/account-calls'
import { checkPassword } from '@vitrine/domain/owners/check-owner'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
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
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: checkPassword,
  })

  const save = form.onSubmit(async ({ password }) => {
    setMessage(null)
    const outcome = await call(setPasswordCall, { body: { token, password } })
    if (outcome.ok) {
      if ('ticket' in outcome.reply) return setAsked(outcome.reply)
      enter(outcome.reply)
      // The used link does not stay in the history.
      return navigate({ to: '/', replace: true })
    }
    if (outcome.refusal.status === 410) return onGone()
    setMessage(outcome.refusal.message)
    form.setErrors(outcome.refusal.errors)
  })

  if (asked !== null)
    return <CodeForm asked={asked} onAgain={() => void navigate({ to: '/', replace: true })} isElsewhere />
  return (
    <form onSubmit={save} noValidate>
      <Stack>
        <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
        <NewPasswordInput {...form.getInputProps('password')} />
        <Button type="submit" loading={form.submitting}>
          Set password and sign in
        </Button>
      </Stack>
    </form>
  )
}
