import { Alert, Button, Group, PasswordInput, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { changePasswordCall, readAccountCall } from '@vitrine/contract/owners/account-calls'
import { checkPassword } from '@vitrine/domain/owners/check-owner'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { toastSaved } from '../../../parts/toasts/toast.ts'
import { NewPasswordInput } from '../new-password/new-password-input.tsx'

/** Another password; the present one is asked for, and all other sessions end. */
export function PasswordCard({ email }: { readonly email: string }) {
  const queries = useQueryClient()
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { currentPassword: '', password: '' },
    validate: checkPassword,
  })

  const change = form.onSubmit(async (body) => {
    setMessage(null)
    const outcome = await call(changePasswordCall, { body })
    if (!outcome.ok) {
      setMessage(outcome.refusal.message)
      return form.setErrors(outcome.refusal.errors)
    }
    form.reset()
    toastSaved(
      outcome.reply.ended === 0
        ? 'Your password was changed'
        : 'Your password was changed, and everywhere else you are signed out',
    )
    await queries.invalidateQueries({ queryKey: [readAccountCall.name] })
  })

  return (
    <PanelCard title="Password">
      <form onSubmit={change} noValidate aria-label="Password">
        <Stack>
          <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
          {/* Programs that keep passwords look for whose it is. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <PasswordInput
            label="Present password"
            autoComplete="current-password"
            required
            visibilityToggleButtonProps={{ 'aria-label': 'Show the present password' }}
            {...form.getInputProps('currentPassword')}
          />
          <NewPasswordInput {...form.getInputProps('password')} />
          <Group justify="flex-end">
            <Button type="submit" variant="default" loading={form.submitting}>
              Change password
            </Button>
          </Group>
        </Stack>
      </form>
    </PanelCard>
  )
}
