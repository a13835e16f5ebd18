import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { invitationDays } from '@vitrine/domain/owners/staff'
import { CopiedText } from '../../../parts/copied-text.tsx'

interface LinkDialogProps {
  readonly email: string
  readonly link: string
  readonly onClose: () => void
}

/** The link of an invitation, which is shown this once. */
export function LinkDialog({ email, link, onClose }: LinkDialogProps) {
  return (
    <Modal opened onClose={onClose} title={`Link for ${email}`} closeButtonProps={{ 'aria-label': 'Close' }}>
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
    </Modal>
  )
}
