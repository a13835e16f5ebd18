import { Alert, Radio, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { ReplyOf } from '@vitrine/contract/call'
import { invitePersonCall } from '@vitrine/contract/owners/people-calls'
import type { Role } from '@vitrine/domain/owners/role'
import { checkInvitation, invitationDays } from '@vitrine/domain/owners/staff'
import { prepareCall } from '../../../call/prepare-call.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { FormDialog } from '../../../parts/dialogs/form-dialog.tsx'
import { RolesField } from './roles-field.tsx'

interface InviteDialogProps {
  readonly mailsLinks: boolean
  readonly onClose: () => void
  /** `link` is null where it is mailed. */
  readonly onInvited: (email: string, link: string | null) => void
}

/** Whom to invite, as what, and how the link gets there. */
export function InviteDialog({ mailsLinks, onClose, onInvited }: InviteDialogProps) {
  const change = useChange<ReplyOf<typeof invitePersonCall>>({
    onDone: ({ invitation, link }) => {
      onClose()
      onInvited(invitation.email, link)
    },
  })
  const form = useForm<{ email: string; roles: Role[]; way: string }>({
    mode: 'controlled',
    initialValues: { email: '', roles: [], way: mailsLinks ? 'mail' : 'link' },
    validate: ({ email, roles }) => checkInvitation({ email, roles }),
  })
  const invite = form.onSubmit(async ({ email, roles, way }) => {
    const body = { email, roles, isMailed: way === 'mail' }
    const refused = await change.send(prepareCall(invitePersonCall, { body }))
    if (refused) form.setErrors(refused.errors)
  })
  return (
    <FormDialog title="Invite a person" action="Invite" change={change} onSubmit={invite} onClose={onClose}>
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
          This server sends no mail. You get a link to copy and hand over; it works once, for {invitationDays}{' '}
          days.
        </Alert>
      )}
    </FormDialog>
  )
}
