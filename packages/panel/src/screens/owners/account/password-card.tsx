import { Alert, Button, Group, PasswordInput, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { ReplyOf } from '@vitrine/contract/call'
import { changePasswordCall } from '@vitrine/contract/owners/account-calls'
import { checkPassword } from '@vitrine/domain/owners/check-owner'
import { prepareCall } from '../../../call/prepare-call.ts'
import { refusalIn, useChange } from '../../../parts/changes/use-change.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { NewPasswordInput } from '../new-password/new-password-input.tsx'

/** Another password; the present one is asked for, and all other sessions end. */
export function PasswordCard({ email }: { readonly email: string }) {
  const change = useChange<ReplyOf<typeof changePasswordCall>>({ onDone: () => form.reset() })
  const refusal = refusalIn(change)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { currentPassword: '', password: '' },
    validate: checkPassword,
  })

  const save = form.onSubmit(async (body) => {
    const refused = await change.send(prepareCall(changePasswordCall, { body }), ({ ended }) =>
      ended === 0
        ? 'Your password was changed'
        : 'Your password was changed, and everywhere else you are signed out',
    )
    if (refused) form.setErrors(refused.errors)
  })

  return (
    <PanelCard title="Password">
      <form onSubmit={save} noValidate aria-label="Password">
        <Stack>
          <div role="alert">{refusal && <Alert color="red">{refusal.message}</Alert>}</div>
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
            <Button type="submit" variant="default" loading={change.state.kind === 'saving'}>
              Change password
            </Button>
          </Group>
        </Stack>
      </form>
    </PanelCard>
  )
}
