import { Text } from '@mantine/core'
import { sendCampaignCall } from '@vitrine/contract/newsletter/campaigns/sending-calls'
import { prepareCall } from '../../../../call/prepare-call.ts'
import { useFormat } from '../../../../format/use-format.ts'
import { ConfirmDialog } from '../../../../parts/dialogs/confirm-dialog.tsx'
import { useListChoices } from '../../use-lists.ts'
import type { StoredCampaign } from '../stored-campaign.ts'
import { NotYetDialog } from './not-yet-dialog.tsx'
import classes from './sending.module.css'
import { useCampaignChange } from './use-campaign-change.ts'

interface SendDialogProps {
  readonly stored: StoredCampaign
  readonly onClose: () => void
}

/** Asks before a campaign goes out, with how many get it; or says what hinders it. */
export function SendDialog({ stored, onClose }: SendDialogProps) {
  const { campaign, readiness } = stored
  const { readers, from, mailsPerMinute } = readiness
  const { number } = useFormat()
  const lists = useListChoices()
  const change = useCampaignChange(campaign.id, { onDone: onClose })
  const list = lists.find(({ value }) => value === campaign.listId)?.label ?? ''
  const send = prepareCall(sendCampaignCall, {
    params: { campaignId: campaign.id },
    body: { updatedAtMs: campaign.updatedAtMs },
  })
  if (readiness.problems.length > 0) return <NotYetDialog problems={readiness.problems} onClose={onClose} />
  return (
    <ConfirmDialog
      title="Send it now?"
      action={readers === 1 ? 'Send to 1 person now' : `Send to ${number(readers)} people now`}
      change={change}
      onConfirm={() => void change.send(send, 'The campaign is on its way')}
      onClose={onClose}
    >
      <dl className={classes.facts}>
        <dt>Subject</dt>
        <dd>{campaign.subject}</dd>
        <dt>From</dt>
        <dd>{from}</dd>
        <dt>List</dt>
        <dd>{list}</dd>
        <dt>Takes</dt>
        <dd>{durationText(Math.ceil(readers / Math.max(mailsPerMinute, 1)), number)}</dd>
      </dl>
      <Text size="sm">You can pause it while it goes out. Mails that went out cannot be called back.</Text>
    </ConfirmDialog>
  )
}

function durationText(minutes: number, number: (value: number) => string): string {
  if (minutes <= 1) return 'About a minute'
  if (minutes < 120) return `About ${number(minutes)} minutes`
  return `About ${number(Math.round(minutes / 60))} hours`
}
