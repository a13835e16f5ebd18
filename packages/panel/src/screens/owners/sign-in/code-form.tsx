import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import { finishSignInCall } from '@vitrine/contract/owners/session-calls'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { useEnter } from '../../../session/session.ts'

interface CodeFormProps {
  readonly ticket: string
  /** It took too long, or somebody wants to begin anew. */
  readonly onAgain: () => void
  /** Whether it stands at the address of a link, which is left then. */
  readonly isElsewhere?: boolean
}

/** The second factor: a code of the app, or one on paper. */
export function CodeForm({ ticket, onAgain, isElsewhere = false }: CodeFormProps) {
  const enter = useEnter()
  const navigate = useNavigate()
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm({ mode: 'uncontrolled', initialValues: { code: '' } })
  const finish = form.onSubmit(async ({ code }) => {
    setMessage(null)
    const outcome = await call(finishSignInCall, { body: { ticket, code } })
    if (outcome.ok) {
      enter(outcome.reply)
      return isElsewhere ? navigate({ to: '/', replace: true }) : undefined
    }
    form.setErrors(outcome.refusal.errors)
    if (Object.keys(outcome.refusal.errors).length === 0) setMessage(outcome.refusal.message)
  })
  return (
    <form onSubmit={finish} noValidate>
      <Stack>
        <Text size="sm">Enter the code that your app shows, or one of your recovery codes.</Text>
        <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
        <TextInput
          label="Code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoFocus
          data-autofocus
          required
          {...form.getInputProps('code')}
        />
        <Button type="submit" loading={form.submitting}>
          Sign in
        </Button>
        <Button variant="subtle" onClick={onAgain}>
          Begin again
        </Button>
      </Stack>
    </form>
  )
}
