import { Alert, Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { ReplyOf } from '@vitrine/contract/call'
import { changeAccountCall } from '@vitrine/contract/owners/account-calls'
import { checkPerson } from '@vitrine/domain/owners/check-owner'
import { useRef } from 'react'
import { prepareCall } from '../../../call/prepare-call.ts'
import { refusalIn, useChange } from '../../../parts/changes/use-change.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { UnsavedGuard } from '../../../parts/unsaved-guard.tsx'
import { useRenew } from '../../../session/session.ts'

interface PersonCardProps {
  readonly displayName: string
  readonly email: string
}

/** Name and address; another address asks for the password. */
export function PersonCard({ displayName, email }: PersonCardProps) {
  const renew = useRenew()
  const isLeaving = useRef(false)
  const form = useForm({
    mode: 'controlled',
    initialValues: { displayName, email, currentPassword: '' },
    validate: checkPerson,
  })
  const isMoving = form.values.email.trim().toLowerCase() !== email.toLowerCase()

  const change = useChange<ReplyOf<typeof changeAccountCall>>({
    onDone: (session) => {
      const { account } = session
      const saved = { displayName: account.displayName, email: account.email, currentPassword: '' }
      form.setInitialValues(saved)
      form.setValues(saved)
      form.resetDirty(saved)
      renew(session)
    },
  })
  const refusal = refusalIn(change)
  const save = form.onSubmit(async (body) => {
    const refused = await change.send(prepareCall(changeAccountCall, { body }), 'Your account was saved')
    if (refused) form.setErrors(refused.errors)
  })

  return (
    <PanelCard title="You">
      <form onSubmit={save} noValidate aria-label="Name and email">
        <Stack>
          <div role="alert">{refusal && <Alert color="red">{refusal.message}</Alert>}</div>
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
            <Button type="submit" loading={change.state.kind === 'saving'} disabled={!form.isDirty()}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
      <UnsavedGuard isDirty={form.isDirty()} isLeaving={isLeaving} />
    </PanelCard>
  )
}
