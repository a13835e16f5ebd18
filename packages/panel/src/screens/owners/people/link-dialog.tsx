import { Button, Group, Stack, Text } from '@mantine/core'
import { invitationDays } from '@vitrine/domain/owners/staff'
import { CopiedText } from '../../../parts/copied-text.tsx'
import { DialogFrame } from '../../../parts/dialogs/dialog-frame.tsx'

interface LinkDialogProps {
  readonly email: string
  readonly link: string
  readonly onClose: () => void
}

/** The link of an invitation, which is shown this once. */
export function LinkDialog({ email, link, onClose }: LinkDialogProps) {
  return (
    <DialogFrame onClose={onClose} title={`Link for ${email}`} isShownOnce>
      <Stack>
        <Text size="sm">
          Hand it to {email} alone: whoever opens it first makes the account. It works once, for{' '}
          {invitationDays} days, and is not shown again.
        </Text>
        <CopiedText label="Link" text={link} />
        <Group justify="flex-end">
          <Button onClick={onClose}>Done</Button>
        </Group>
      </Stack>
    </DialogFrame>
  )
}
