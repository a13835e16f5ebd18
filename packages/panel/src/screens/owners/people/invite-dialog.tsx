import { Alert, Button, Radio, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { invitePersonCall } from '@vitrine/contract/owners/people-calls'
import type { Role } from '@vitrine/domain/owners/role'
import { checkInvitation, invitationDays } from '@vitrine/domain/owners/staff'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { DialogButtons } from '../../../parts/dialogs/dialog-buttons.tsx'
import { DialogFrame } from '../../../parts/dialogs/dialog-frame.tsx'
import { RolesField } from './roles-field.tsx'

interface InviteDialogProps {
  readonly mailsLinks: boolean
  readonly onClose: () => void
  /** `link` is null where it is mailed. */
  readonly onInvited: (email: string, link: string | null) => void
}

/** Whom to invite, as what, and how the link gets there. */
export function InviteDialog({ mailsLinks, onClose, onInvited }: InviteDialogProps) {
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm<{ email: string; roles: Role[]; way: string }>({
    mode: 'controlled',
    initialValues: { email: '', roles: [], way: mailsLinks ? 'mail' : 'link' },
    validate: ({ email, roles }) => checkInvitation({ email, roles }),
  })
  const invite = form.onSubmit(async ({ email, roles, way }) => {
    setMessage(null)
    const outcome = await call(invitePersonCall, { body: { email, roles, isMailed: way === 'mail' } })
    if (outcome.ok) return onInvited(outcome.reply.invitation.email, outcome.reply.link)
    form.setErrors(outcome.refusal.errors)
    if (Object.keys(outcome.refusal.errors).length === 0) setMessage(outcome.refusal.message)
  })
  return (
    <DialogFrame onClose={onClose} title="Invite a person">
      <form onSubmit={invite} noValidate>
        <Stack>
          <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
          <TextInput
            label="Email"
            type="email"
            autoComplete="off"
            data-autofocus
            required
            {...form.getInputProps('email')}
          />
          <RolesField
            value={form.values.roles}
            onChange={(roles) => form.setFieldValue('roles', roles)}
            error={form.errors.roles}
          />
          {mailsLinks ? (
            <Radio.Group label="The link" {...form.getInputProps('way')}>
              <Stack gap="xs" mt={6}>
                <Radio value="mail" label="Is mailed to them" />
                <Radio value="link" label="I copy it and hand it over" />
              </Stack>
            </Radio.Group>
          ) : (
            <Alert color="gray" variant="light" p="xs">
              This server sends no mail. You get a link to copy and hand over; it works once, for{' '}
              {invitationDays} days.
            </Alert>
          )}
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={form.submitting}>
              Invite
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </DialogFrame>
  )
}
