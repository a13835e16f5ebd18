import { Alert, Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { changeAccountCall, readAccountCall } from '@vitrine/contract/owners/account-calls'
import { checkPerson } from '@vitrine/domain/owners/check-owner'
import { useRef, useState } from 'react'
import { call } from '../../../call/client.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { toastSaved } from '../../../parts/toasts/toast.ts'
import { UnsavedGuard } from '../../../parts/unsaved-guard.tsx'
import { useRenew } from '../../../session/session.ts'

interface PersonCardProps {
  readonly displayName: string
  readonly email: string
}

/** Name and address; another address asks for the password. */
export function PersonCard({ displayName, email }: PersonCardProps) {
  const renew = useRenew()
  const queries = useQueryClient()
  const isLeaving = useRef(false)
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm({
    mode: 'controlled',
    initialValues: { displayName, email, currentPassword: '' },
    validate: checkPerson,
  })
  const isMoving = form.values.email.trim().toLowerCase() !== email.toLowerCase()

  const save = form.onSubmit(async (body) => {
    setMessage(null)
    const outcome = await call(changeAccountCall, { body })
    if (!outcome.ok) {
      setMessage(outcome.refusal.message)
      return form.setErrors(outcome.refusal.errors)
    }
    const { account } = outcome.reply
    const saved = { displayName: account.displayName, email: account.email, currentPassword: '' }
    form.setInitialValues(saved)
    form.setValues(saved)
    form.resetDirty(saved)
    renew(outcome.reply)
    toastSaved('Your account was saved')
    await queries.invalidateQueries({ queryKey: [readAccountCall.name] })
  })

  return (
    <PanelCard title="You">
      <form onSubmit={save} noValidate aria-label="Name and email">
        <Stack>
          <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
          <TextInput label="Name" autoComplete="name" required {...form.getInputProps('displayName')} />
          <TextInput
            label="Email"
            description="You sign in with it, and links to your account are mailed there."
            type="email"
            autoComplete="email"
            required
            {...form.getInputProps('email')}
          />
          {isMoving && (
            <PasswordInput
              label="Your password"
              description="Asked because the address changes."
              autoComplete="current-password"
              required
              visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
              {...form.getInputProps('currentPassword')}
            />
          )}
          <Group justify="flex-end">
            <Button type="submit" loading={form.submitting} disabled={!form.isDirty()}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
      <UnsavedGuard isDirty={form.isDirty()} isLeaving={isLeaving} />
    </PanelCard>
  )
}
