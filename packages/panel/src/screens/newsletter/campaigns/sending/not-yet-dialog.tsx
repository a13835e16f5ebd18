import { Modal, Stack } from '@mantine/core'
import { DialogButtons } from '../../../../parts/dialogs/dialog-buttons.tsx'
import { WayBackButton } from '../../../../parts/dialogs/way-back-button.tsx'
import type { CampaignReply } from '../stored-campaign.ts'
import { ProblemLines } from './problem-lines.tsx'

interface NotYetDialogProps {
  readonly problems: CampaignReply['readiness']['problems']
  readonly onClose: () => void
}

/** Says what hinders a campaign from being sent. */
export function NotYetDialog({ problems, onClose }: NotYetDialogProps) {
  return (
    <Modal opened onClose={onClose} title="It cannot be sent yet">
      <Stack>
        <ProblemLines problems={problems} onGo={onClose} />
        <DialogButtons>
          <WayBackButton isSaving={false} isFirst onClick={onClose}>
            Close
          </WayBackButton>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
