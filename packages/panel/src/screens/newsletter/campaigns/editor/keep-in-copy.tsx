import { Button, Group } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { duplicateCampaignCall } from '@vitrine/contract/newsletter/campaigns/campaign-calls'
import { useChange } from '../../../../parts/changes/use-change.ts'
import type { CampaignValue, StoredCampaign } from '../stored-campaign.ts'
import { saveInCopy } from '../write-campaign.ts'

interface KeepInCopyProps {
  readonly campaignId: string
  readonly values: CampaignValue
}

/** Keeps what was written of a campaign that is no draft any more: it goes into a copy. */
export function KeepInCopy({ campaignId, values }: KeepInCopyProps) {
  const navigate = useNavigate()
  const change = useChange<StoredCampaign>({
    refused: 'The campaign was not copied',
    goOn: ({ campaign }) =>
      void navigate({
        to: '/newsletter/campaigns/$campaignId',
        params: { campaignId: campaign.id },
        ignoreBlocker: true,
      }),
  })
  const keep = Object.assign(() => saveInCopy(campaignId, values), { made: duplicateCampaignCall })
  return (
    <Group>
      <Button
        loading={change.state.kind === 'saving'}
        onClick={() => void change.send(keep, 'Your text is in the copy')}
      >
        Duplicate with my text
      </Button>
    </Group>
  )
}
